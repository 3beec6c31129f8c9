import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Task } from '../jobs/scheduler.ts';

const afterStartMs = 3_000;
const lookEveryMs = 10_000;
/** So much above what was left last time is worth the tenth of a second that a collection takes. */
const worthwhile = 1.2;
/** With a hundred thousand listings it takes a second, in which whoever presses waits: less often, then. */
const longMs = 300;
const worthwhileThen = 2;
/** Below this share of a core, nobody waits behind a collection. */
const calmShare = 0.5;

let collect: ((options: object) => void) | null = null;
/** Resident after the last collection, and how long that took; null before the first. */
let last: { leftBytes: number; tookMs: number } | null = null;

/**
 * The old part of the heap grows by a fifth between collections, not to several times its size: a flood
 * of requests otherwise doubles the process before the first of them is collected. Collections come
 * more often and are shorter. From the first answer on: a start only adds to what stays.
 */
export function boundHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=20');
}

/**
 * Reading the whole inventory at the start leaves the heap twice as large as what stays (72 MB, 35 in
 * use, with 5,000 listings), and V8 gives none of it back to a process that is idle afterwards. One
 * compacting collection when the start is over does.
 */
export function settleMemory(): void {
  setTimeout(() => {
    try {
      settle();
    } catch {
      // How much is resident stands in a file, and no file can be opened just now (EMFILE).
      settleMemory();
    }
  }, afterStartMs).unref();
}

/** The same again whenever the process has grown and is calm: what a flood took is given back. */
export function keepMemorySettled(): Task {
  let lookedAt = performance.eventLoopUtilization();
  return {
    name: 'memory',
    everyMs: lookEveryMs,
    run() {
      const { utilization } = performance.eventLoopUtilization(lookedAt);
      lookedAt = performance.eventLoopUtilization();
      if (!last || utilization >= calmShare) return;
      const share = last.tookMs < longMs ? worthwhile : worthwhileThen;
      if (process.memoryUsage.rss() > last.leftBytes * share) settle();
    },
    fault: 'memory could not be given back',
  };
}

function settle(): void {
  collect ??= exposedCollector();
  const startMs = performance.now();
  collect({ type: 'major', flavor: 'last-resort' });
  last = { leftBytes: process.memoryUsage.rss(), tookMs: performance.now() - startMs };
}

function exposedCollector(): (options: object) => void {
  setFlagsFromString('--expose-gc');
  const found = runInNewContext('gc') as (options: object) => void;
  setFlagsFromString('--no-expose-gc');
  return found;
}
