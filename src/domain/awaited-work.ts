/** Work that whoever asked for it may leave, and come back to. */
export interface AwaitedWork<T> {
  /** What came of it; null when that took longer than one may wait, or `client` left before. */
  wait(client?: AbortSignal): Promise<T | null>;
  /** Nobody wants it any more, whoever waits; gives what came of it nevertheless. */
  end(): Promise<T>;
}

/**
 * Begins `work` at once and goes on with it while somebody wants it: those who wait, and for
 * `comeBackMs` those who waited `patienceMs` and were told to ask again. Then its signal fires.
 */
export function beginAwaited<T>(
  work: (unwanted: AbortSignal) => Promise<T>,
  { patienceMs, comeBackMs }: { patienceMs: number; comeBackMs: number },
): AwaitedWork<T> {
  const unwanted = new AbortController();
  const result = work(unwanted.signal).then((value) => ({ value }));
  // Whoever waits hears of a fault; when nobody does, it is met again by the next who asks.
  result.catch(() => {});
  let waiting = 0;
  let ending: NodeJS.Timeout | undefined;
  return {
    async wait(client) {
      waiting += 1;
      clearTimeout(ending);
      const patience = startPatience(client, patienceMs);
      const first = await Promise.race([result, patience.over]).finally(() => {
        patience.stop();
        waiting -= 1;
      });
      if (typeof first === 'object') return first.value;
      if (waiting === 0) {
        if (first === 'gone') unwanted.abort();
        else ending = setTimeout(() => unwanted.abort(), comeBackMs).unref();
      }
      return null;
    },
    async end() {
      unwanted.abort();
      return (await result).value;
    },
  };
}

/** Is over when somebody has gone, or waited for so long. */
function startPatience(client: AbortSignal | undefined, patienceMs: number) {
  const { promise: over, resolve } = Promise.withResolvers<'gone' | 'late'>();
  const leave = () => resolve('gone');
  const timer = setTimeout(() => resolve('late'), patienceMs);
  client?.addEventListener('abort', leave);
  if (client?.aborted) leave();
  return {
    over,
    stop() {
      clearTimeout(timer);
      client?.removeEventListener('abort', leave);
    },
  };
}
