import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new secret as receivers are given it. */
export const makeWebhookSecret = () => prefix + randomBytes(32).toString('base64');

/**
 * The headers of the Standard Webhooks specification, signed with each secret: while a secret is
 * exchanged receivers may check with either.
 */
export function webhookHeaders(
  secrets: readonly string[],
  message: { id: string; at: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(message.at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    const signed = `${message.id}.${timestamp}.${message.body}`;
    return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  });
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
