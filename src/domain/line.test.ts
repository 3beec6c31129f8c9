import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createLine, LineFull } from './line.ts';

describe('a line', () => {
  it('lets only so many work, in the order they came, and turns away who would wait too long', async () => {
    const line = createLine({ mostAtOnce: 3, mostWaiting: 5 });
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const work = (number: number) =>
      line.run(async () => {
        begun.push(number);
        most = Math.max(most, ++running);
        await turn();
        running -= 1;
        if (number === 2) throw new Error('fails');
        return number;
      });
    const answers = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => work(at)));
    expect(most).toBe(3);
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(13);
    expect(refused.filter((reason) => reason instanceof LineFull)).toHaveLength(12);
    expect(await work(99)).toBe(99);
  });

  it('gives a place that was waited for to nobody who comes between', async () => {
    const line = createLine({ mostAtOnce: 1, mostWaiting: 10 });
    let running = 0;
    const work = () =>
      line.run(async () => {
        expect(++running).toBe(1);
        await turn();
        running -= 1;
      });
    const late: Promise<void>[] = [];
    // Comes in the very moment the first is done and the second not yet awake.
    const first = work().then(() => void late.push(work()));
    await Promise.all([first, work(), work()]);
    await Promise.all(late);
    expect(running).toBe(0);
  });

  it('tells who waits too long so, begins nothing of theirs, and goes on with the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const line = createLine({ mostAtOnce: 1, mostWaiting: 2 });
      const first = Promise.withResolvers<void>();
      const begun: string[] = [];
      const work = (name: string, end?: Promise<void>) =>
        line.run(async () => {
          begun.push(name);
          await end;
        });
      const long = work('first', first.promise);
      const late = work('late').catch((error: unknown) => error);
      vi.advanceTimersByTime(10_000);
      const next = work('next');
      vi.advanceTimersByTime(10_000);
      expect(await late).toBeInstanceOf(LineFull);
      // Its place in the line is free, and the work under way is left alone.
      const last = work('last');
      first.resolve();
      await Promise.all([long, next, last]);
      expect(begun).toEqual(['first', 'next', 'last']);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
