import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginAwaited, type AwaitedWork } from './awaited-work.ts';

let unwanted: AbortSignal;
let done: (value: string) => void;
let fail: (fault: Error) => void;
let work: AwaitedWork<string>;
beforeEach(() => {
  vi.useFakeTimers();
  work = beginAwaited(
    (signal) => {
      unwanted = signal;
      return new Promise((resolve, reject) => {
        [done, fail] = [resolve, reject];
      });
    },
    { patienceMs: 20_000, comeBackMs: 60_000 },
  );
});
afterEach(() => vi.useRealTimers());

it('gives all who wait what came of it, or its fault', async () => {
  const answers = [work.wait(), work.wait()];
  done('taken');
  expect(await Promise.all(answers)).toEqual(['taken', 'taken']);
  expect(await work.wait()).toBe('taken');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(unwanted.aborted).toBe(false);
});

it('lets nobody wait in vain: a fault is told to all', async () => {
  const answers = Promise.allSettled([work.wait(), work.wait()]);
  fail(new Error('the disk is full'));
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('goes on for who was told to ask again, and no longer than that is worth waiting for', async () => {
  const first = work.wait();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await first).toBeNull();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(unwanted.aborted).toBe(false);
  const second = work.wait();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await second).toBeNull();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(unwanted.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(unwanted.aborted).toBe(true);
});

it('is unwanted when the last who waited has gone', async () => {
  const clients = [new AbortController(), new AbortController()];
  const answers = clients.map(({ signal }) => work.wait(signal));
  clients[0]!.abort();
  expect(await answers[0]).toBeNull();
  expect(unwanted.aborted).toBe(false);
  clients[1]!.abort();
  expect(await answers[1]).toBeNull();
  expect(unwanted.aborted).toBe(true);
});

it('knows a client that had gone before it asked', async () => {
  expect(await work.wait(AbortSignal.abort())).toBeNull();
  expect(unwanted.aborted).toBe(true);
});

it('ends for all who wait, and says what came of it nevertheless', async () => {
  const waiting = work.wait();
  const ended = work.end();
  expect(unwanted.aborted).toBe(true);
  done('taken');
  expect(await Promise.all([waiting, ended])).toEqual(['taken', 'taken']);
});
