import { expect, it } from 'vitest';
import { deliverMessages } from './deliver-messages.ts';
import type { WebhookMessage } from './webhook.ts';

const nowMs = Date.parse('2026-11-01T12:00:00Z');
const inMs = (ms: number) => new Date(nowMs + ms).toISOString();
const yearsMs = 10 * 365 * 86_400_000;

/** Ids that are sent of messages that wait, and in how long there is more to do. */
async function send(
  waiting: Pick<WebhookMessage, 'id' | 'attempts' | 'nextAt'>[],
  restUntil: string | null = null,
  unwritable: readonly number[] = [],
) {
  const left = [...waiting] as WebhookMessage[];
  const sent: number[] = [];
  const failed: string[] = [];
  const receiver = { id: 1, url: 'https://a.example', state: 'active' as const, restUntil };
  const again = await deliverMessages(
    {
      queue: {
        receiver: async () => ({ ...receiver, secrets: [] }),
        heads: async () => left,
        async finish({ id }) {
          left.splice(
            left.findIndex((each) => each.id === id),
            1,
          );
        },
        async fail({ id }, { words }) {
          failed.push(`${id} ${words}`);
          Object.assign(
            left.find((each) => each.id === id)!,
            {
              attempts: 1,
              nextAt: inMs(5_000),
            },
          );
        },
      },
      async compose({ id }) {
        if (unwritable.includes(id)) throw new SyntaxError('it holds a name');
        return { body: '{}' };
      },
      async send(_, { id }) {
        sent.push(id);
        return { outcome: 'taken', words: 'answered 204' };
      },
      turnMs: 10_000,
      now: () => new Date(nowMs),
    },
    1,
    new AbortController().signal,
  );
  return { sent, again, failed };
}

it('waits for what is tried again later, and for a receiver that rests', async () => {
  const waiting = [{ id: 1, attempts: 2, nextAt: inMs(60_000) }];
  expect(await send(waiting)).toEqual({ sent: [], again: 60_000, failed: [] });
  expect(await send([{ id: 1, attempts: 2, nextAt: inMs(-1) }], inMs(5_000))).toEqual({
    sent: [],
    again: 5_000,
    failed: [],
  });
});

it('sends what was stored, tried or let rest while a clock was ahead (fault matrix H5)', async () => {
  const stored = { id: 1, attempts: 0, nextAt: inMs(3_600_000) };
  const tried = { id: 2, attempts: 3, nextAt: inMs(yearsMs) };
  expect(await send([stored, tried], inMs(yearsMs))).toEqual({
    sent: [1, 2],
    again: null,
    failed: [],
  });
});

it('goes on behind those that cannot be written, which are tried again as others that failed', async () => {
  const waiting = [1, 2, 3, 4, 5].map((id) => ({ id, attempts: 0, nextAt: inMs(0) }));
  expect(await send(waiting, null, [1, 2, 3, 4])).toEqual({
    sent: [5],
    again: 5_000,
    failed: [1, 2, 3, 4].map((id) => `${id} could not be written (SyntaxError)`),
  });
});
