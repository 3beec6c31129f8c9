import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLine, LineFull, type Asker } from './line.ts';

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

describe('a line of many senders', () => {
  afterEach(() => vi.useRealTimers());

  /** Work that ends when it is told to; each is noted when it begins, or is turned away. */
  function bed(mostWaiting = 100) {
    const line = createLine({ mostAtOnce: 1, mostWaiting });
    const begun: string[] = [];
    const away: string[] = [];
    let end = () => {};
    const ask = (name: string, asker?: Asker) =>
      void line
        .run(async () => {
          begun.push(name);
          await new Promise<void>((resolve) => (end = resolve));
        }, asker)
        .catch((error: unknown) => {
          expect(error).toBeInstanceOf(LineFull);
          away.push(name);
        });
    const goOn = async (times: number) => {
      for (let time = 0; time < times; time++) {
        end();
        await turn();
      }
      return begun;
    };
    return { ask, begun, away, goOn };
  }

  it('takes one of each in turns: who has one waits for at most one of anybody else', async () => {
    const { ask, goOn } = bed();
    for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name, { sender: ['a'] });
    for (const name of ['b1', 'b2']) ask(name, { sender: ['b'] });
    ask('c1', { sender: ['c'] });
    expect(await goOn(7)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('networks take turns first: many drafts of one have no more than its share', async () => {
    const { ask, goOn } = bed();
    for (const draft of ['1', '2', '3']) {
      for (const photo of ['x', 'y']) ask(`n${draft}${photo}`, { sender: ['n', draft] });
    }
    for (const photo of ['x', 'y']) ask(`m1${photo}`, { sender: ['m', '1'] });
    expect(await goOn(8)).toEqual(['n1x', 'm1x', 'n2x', 'm1y', 'n3x', 'n1y', 'n2y', 'n3y']);
  });

  it('does what nobody waits for when there is nothing else', async () => {
    const { ask, goOn } = bed();
    ask('first');
    ask('later', { isLater: true });
    ask('also later', { isLater: true });
    ask('second');
    ask('third');
    expect(await goOn(5)).toEqual(['first', 'second', 'third', 'later', 'also later']);
  });

  it('begins nothing for whoever has gone, and lets who works end', async () => {
    const { ask, begun, away, goOn } = bed();
    const [working, waiting, gone] = [1, 2, 3].map(() => new AbortController());
    gone!.abort();
    ask('working', { signal: working!.signal });
    ask('waiting', { signal: waiting!.signal });
    ask('gone', { signal: gone!.signal });
    ask('next');
    await turn();
    working!.abort();
    waiting!.abort();
    await turn();
    expect(away).toEqual(['gone', 'waiting']);
    expect(begun).toEqual(['working']);
    expect(await goOn(2)).toEqual(['working', 'next']);
  });

  it('turns away who has waited as long as it may, and nobody sooner', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { ask, away, goOn } = bed();
    ask('working', { patienceMs: 1_000 });
    ask('short', { patienceMs: 1_000 });
    ask('long', { patienceMs: 2_000 });
    ask('endless');
    await vi.advanceTimersByTimeAsync(999);
    expect(away).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(away).toEqual(['short']);
    expect(await goOn(3)).toEqual(['working', 'long', 'endless']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(away).toEqual(['short']);
  });

  it('when it is full, whoever has most in it gives way to who has less', async () => {
    const { ask, away, goOn } = bed(3);
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) ask(name, { sender: ['a', name] });
    await turn();
    expect(away).toEqual(['a5']);
    ask('b1', { sender: ['b'] });
    await turn();
    expect(away).toEqual(['a5', 'a4']);
    // Each has as many now, or one less: nobody has to give way.
    ask('b2', { sender: ['b'] });
    await turn();
    expect(away).toEqual(['a5', 'a4', 'b2']);
    expect(await goOn(4)).toEqual(['a1', 'b1', 'a2', 'a3']);
  });
});
