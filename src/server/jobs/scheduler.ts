import { every } from '#domain/every.ts';
import { unleased, type JobLeases } from '#domain/job-leases.ts';
import { faultAndRoot } from '#domain/root-fault.ts';
import { within } from '#domain/within.ts';
import { withoutAddresses } from '#domain/without-addresses.ts';
import type { Logger } from '../ops/log/logger.ts';
import { quietLog } from '../ops/log/quiet-log.ts';

/** Work by the clock. */
export interface Task {
  /** One of a kind. With `lease` nodes of other versions know it by this name, so it never changes. */
  name: string;
  everyMs: number;
  /** As long as between two looks unless told otherwise; 0 is at once. */
  firstAfterMs?: number;
  /**
   * One of all nodes does it for all, once in `everyMs`. It is looked at more often where that is long:
   * a night's work that failed, or whose process died, must not wait for the next night.
   */
  lease?: boolean;
  /**
   * Never begun while it runs. What takes long looks at the signal, which tells that all ends. With
   * `lease` it is begun anew minutes after a fault, so what it did once it must not do twice.
   */
  run(ending: AbortSignal): Promise<unknown> | void;
  /** What the log says when it throws, at most once a minute. */
  fault: string;
}

/** Of the time between two looks, so that nodes that were started together do not all ask at one moment. */
const jitterShare = 0.1;
const longestLookMs = 5 * 60_000;
/** Whoever has to be waited for longer is waited for by its area. */
const mostStopMs = 1_000;

/** Begins tasks when they are due, each by itself, for as long as the process serves. */
export function createScheduler(parts: {
  log: Pick<Logger, 'warn'>;
  now(): Date;
  /** For a process that is not alone. */
  leases?: JobLeases;
}) {
  const { log, now, leases = unleased } = parts;
  const ending = new AbortController();
  const timers = new Set<() => void>();
  const running = new Set<Promise<void>>();

  const begin = (task: Task) => {
    const { name, everyMs, lease = false, fault } = task;
    const lookMs = lease ? Math.min(everyMs, longestLookMs) : everyMs;
    const { firstAfterMs = lookMs } = task;
    const tell = quietLog(log, now, fault);
    const work = async () => void (await task.run(ending.signal));
    // What the end of the process broke off is nobody's done work: another node may take it at once.
    const wholeWork = async () => {
      await work();
      ending.signal.throwIfAborted();
    };
    let current: Promise<void> | null = null;
    const turn = () => {
      if (current || ending.signal.aborted) return;
      const done = (lease ? leases.oncePer(name, everyMs, wholeWork) : work())
        .catch((error: unknown) => {
          if (error !== ending.signal.reason) tell(withoutAddresses(faultAndRoot(error)));
        })
        .finally(() => {
          current = null;
          running.delete(done);
        });
      current = done;
      running.add(done);
    };
    const first = setTimeout(
      () => {
        turn();
        timers.add(every(lookMs, turn));
      },
      firstAfterMs + (lease && firstAfterMs > 0 ? Math.random() * jitterShare * lookMs : 0),
    );
    first.unref();
    timers.add(() => clearTimeout(first));
  };

  return {
    add: (tasks: readonly Task[]): void => tasks.forEach(begin),
    /** Begins nothing any more; resolves when nothing runs, and after a second in any case. */
    async stop(): Promise<void> {
      ending.abort();
      for (const end of timers) end();
      await within(mostStopMs, Promise.all(running)).catch(() =>
        log.warn({ running: running.size }, 'work by the clock was not waited for'),
      );
    },
  };
}
