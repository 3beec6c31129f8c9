import { expect, it } from 'vitest';
import { createCallCounter } from './count-calls.ts';
import type { KeyCalls } from './partner-keys.ts';

it('stores one figure a key and day, and loses none that could not be stored', async () => {
  let time = new Date('2026-11-01T23:59:58.000Z');
  let away = true;
  const stored: (readonly KeyCalls[])[] = [];
  const counter = createCallCounter(
    {
      async addCalls(calls) {
        if (away) throw new Error('away');
        stored.push(calls);
      },
    },
    () => time,
  );
  for (let call = 0; call < 1_000; call++) counter.note(7);
  await expect(counter.flush()).rejects.toThrow('away');
  counter.note(7);
  time = new Date('2026-11-02T00:00:01.000Z');
  counter.note(7);
  counter.note(8);
  away = false;
  await counter.flush();
  await counter.flush();
  expect(stored).toEqual([
    [
      { keyId: 7, day: '2026-11-01', calls: 1_001, lastAt: '2026-11-01T23:59:58.000Z' },
      { keyId: 7, day: '2026-11-02', calls: 1, lastAt: '2026-11-02T00:00:01.000Z' },
      { keyId: 8, day: '2026-11-02', calls: 1, lastAt: '2026-11-02T00:00:01.000Z' },
    ],
  ]);
});
