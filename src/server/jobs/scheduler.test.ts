import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobLeases } from '#domain/job-leases.ts';
import { createScheduler, type Task } from './scheduler.ts';

let scheduler: ReturnType<typeof createScheduler>;
let leased: [string, number][];
const lines: unknown[][] = [];
const leases: JobLeases = {
  async oncePer(name, periodMs, work) {
    leased.push([name, periodMs]);
    await work();
  },
  oneAtATime: (_name, _freeAfterMs, work) => work(),
};

beforeEach(() => {
  vi.useFakeTimers();
  leased = [];
  lines.length = 0;
  const log = { warn: (...line: unknown[]) => void lines.push(line) };
  scheduler = createScheduler({ log, now: () => new Date(), leases });
});
afterEach(async () => {
  const stopped = scheduler.stop();
  await vi.runAllTimersAsync();
  await stopped;
  vi.useRealTimers();
});

/** Begins a task and counts its turns. */
function add(more: Partial<Task> = {}): { turns: number } {
  const count = { turns: 0 };
  const run = () => void count.turns++;
  scheduler.add([{ name: 'task', everyMs: 1_000, run, fault: 'the task failed', ...more }]);
  return count;
}

describe('work by the clock', () => {
  it('is done once a period, first after one, or when it says so', async () => {
    const later = add();
    const atOnce = add({ firstAfterMs: 0 });
    await vi.advanceTimersByTimeAsync(999);
    expect([later.turns, atOnce.turns]).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(2_002);
    expect([later.turns, atOnce.turns]).toEqual([3, 4]);
    expect(leased).toEqual([]);
  });

  it('is done for all nodes by the one that has its lease, a little apart', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const shared = add({ lease: true });
    await vi.advanceTimersByTimeAsync(1_049);
    expect(shared.turns).toBe(0);
    await vi.advanceTimersByTimeAsync(1_001);
    expect(shared.turns).toBe(2);
    expect(leased).toEqual([
      ['task', 1_000],
      ['task', 1_000],
    ]);
  });

  it('that one node does for all is looked at again within minutes, however seldom it is due', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const nightly = add({ lease: true, everyMs: 86_400_000 });
    const alone = add({ everyMs: 86_400_000 });
    await vi.advanceTimersByTimeAsync(3 * 5 * 60_000);
    expect([nightly.turns, alone.turns]).toEqual([3, 0]);
    expect(new Set(leased.flat())).toEqual(new Set(['task', 86_400_000]));
  });

  it('that fails says why, also where only the cause of its error does', async () => {
    const cause = new Error('connect ECONNREFUSED 127.0.0.1:9000');
    add({ firstAfterMs: 0, run: () => Promise.reject(new TypeError('fetch failed', { cause })) });
    await vi.advanceTimersByTimeAsync(1);
    const problem = 'TypeError: fetch failed (connect ECONNREFUSED 127.0.0.1:9000)';
    expect(lines).toEqual([[{ problem, untold: 0 }, 'the task failed']]);
  });

  it('that the end of the process breaks off is not done, and that is no fault', async () => {
    const ends: string[] = [];
    vi.spyOn(leases, 'oncePer').mockImplementation(async (_name, _periodMs, work) => {
      await work().then(
        () => ends.push('done'),
        (error) => {
          ends.push('broken off');
          throw error;
        },
      );
    });
    const untilEnding = (ending: AbortSignal) =>
      new Promise<void>((resolve) => ending.addEventListener('abort', () => resolve()));
    add({ lease: true, firstAfterMs: 0, run: untilEnding });
    add({ lease: true, firstAfterMs: 0 });
    await vi.advanceTimersByTimeAsync(1);
    expect(ends).toEqual(['done']);
    await scheduler.stop();
    expect(ends).toEqual(['done', 'broken off']);
    expect(lines).toEqual([]);
  });

  it('never begins again before it has ended, and holds up nothing else', async () => {
    const ends: (() => void)[] = [];
    add({ run: () => new Promise<void>((end) => void ends.push(end)) });
    const other = add();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([ends.length, other.turns]).toEqual([1, 5]);
    ends[0]!();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ends).toHaveLength(2);
    ends[1]!();
  });

  it('says what failed once a minute, without addresses, and goes on', async () => {
    let turns = 0;
    add({
      run() {
        turns += 1;
        throw new Error('pat@example.com is refused');
      },
    });
    await vi.advanceTimersByTimeAsync(61_000);
    expect(turns).toBe(61);
    expect(lines).toEqual([
      [{ problem: 'Error: …@… is refused', untold: 0 }, 'the task failed'],
      [{ problem: 'Error: …@… is refused', untold: 59 }, 'the task failed'],
    ]);
  });

  it('is waited for when the process ends, but not for long', async () => {
    let ending: AbortSignal | null = null;
    let end = () => {};
    add({
      run(signal) {
        ending = signal;
        return new Promise<void>((resolve) => (end = resolve));
      },
    });
    const quick = add();
    await vi.advanceTimersByTimeAsync(1_000);
    let isStopped = false;
    const stopped = scheduler.stop().then(() => (isStopped = true));
    expect(ending).toMatchObject({ aborted: true });
    await vi.advanceTimersByTimeAsync(900);
    expect(isStopped).toBe(false);
    end();
    await stopped;
    expect(lines).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(quick.turns).toBe(1);
  });

  it('that does not end is left behind', async () => {
    add({ run: () => new Promise<void>(() => {}) });
    await vi.advanceTimersByTimeAsync(1_000);
    const stopped = scheduler.stop();
    await vi.advanceTimersByTimeAsync(1_000);
    await stopped;
    expect(lines).toEqual([[{ running: 1 }, 'work by the clock was not waited for']]);
  });
});
