import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { createSecretSeal } from './secret-seal.ts';
import { makeWebhookSecret, webhookHeaders } from './sign-webhook.ts';

const body = '{"type":"test","data":{"title":"Čevljar’s bus"}}';
const message = () => ({ id: 'msg_1', at: new Date(), body });

it('signs as the specification has it', () => {
  const secret = makeWebhookSecret();
  const headers = webhookHeaders([secret], message());
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(secret).verify(body.replace('test', 'best'), headers)).toThrow();
  expect(() => new Webhook(makeWebhookSecret()).verify(body, headers)).toThrow();
});

it('signs with both secrets while they are exchanged', () => {
  const [next, earlier] = [makeWebhookSecret(), makeWebhookSecret()];
  const headers = webhookHeaders([next, earlier], message());
  for (const secret of [next, earlier]) new Webhook(secret).verify(body, headers);
  expect(() => new Webhook(makeWebhookSecret()).verify(body, headers)).toThrow();
});

it('keeps secrets so that only the secret of the back office opens them', () => {
  const seal = createSecretSeal('x'.repeat(32));
  // Long enough that no seal has it by chance.
  const secret = 'whsec_abcdefghijkl';
  const sealed = seal.seal(secret);
  expect(sealed).not.toContain('abcdefghijkl');
  expect(seal.seal(secret)).not.toBe(sealed);
  expect(seal.open(sealed)).toBe(secret);
  expect(createSecretSeal('y'.repeat(32)).open(sealed)).toBeNull();
  expect(seal.open(`A${sealed}`)).toBeNull();
  expect(seal.open('')).toBeNull();
});
