import type { WebhookAnswer } from '#domain/webhooks/webhook.ts';
import { askJudged, type Judging } from '#outgoing/ask-judged.ts';
import { addressFault } from '#outgoing/judged-address.ts';
import { webhookHeaders } from './sign-webhook.ts';

export interface WebhookSenderOptions extends Judging {
  timeoutMs: number;
}

export interface SignedPost {
  url: string;
  /** The newest first. */
  secrets: readonly string[];
  id: string;
  body: string;
}

const faultWords: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its name is unknown',
  EAI_AGAIN: 'its name could not be looked up',
  ECONNREFUSED: 'it refused the connection',
  ECONNRESET: 'it broke the connection off',
  ENETUNREACH: 'there is no way to it',
  EHOSTUNREACH: 'there is no way to it',
};

/**
 * Posts a signed message once. The address is judged each time, and the connection goes to the very
 * address that was judged; redirects are not followed; of the answer only the status is read.
 */
export function createWebhookSender({ timeoutMs, ...judging }: WebhookSenderOptions) {
  return async ({ url, secrets, id, body }: SignedPost, now: Date): Promise<WebhookAnswer> => {
    const fault = addressFault(url, judging);
    if (fault) return { outcome: 'failed', words: fault };
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Omnibus-Webhooks',
      ...webhookHeaders(secrets, { id, at: now, body }),
    };
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const sent = { method: 'POST', headers, body, signal } as const;
      const response = await askJudged(new URL(url), sent, judging);
      // Nobody reads what a receiver writes: it may be an answer of a machine inside.
      response.destroy();
      return judge(response.statusCode ?? 0);
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      const words = signal.aborted
        ? `no answer within ${timeoutMs / 1000} s`
        : (faultWords[code] ??
          (/CERT|SIGNATURE|^EPROTO$|^ERR_(TLS|SSL)_/.test(code)
            ? `no secure connection could be made (${code})`
            : code || message));
      return { outcome: 'failed', words };
    }
  };
}

function judge(status: number): WebhookAnswer {
  const words = `answered ${status}`;
  if (status >= 200 && status < 300) return { outcome: 'taken', words };
  if (status >= 300 && status < 400)
    return { outcome: 'failed', words: `${words}: redirects are not followed` };
  return { outcome: status === 410 ? 'gone' : 'failed', words };
}
