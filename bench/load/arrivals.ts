import { setTimeout as pause } from 'node:timers/promises';

const lookEveryMs = 2;

/**
 * Calls `arrive` with 0, 1, 2 … at fixed times, whether or not earlier ones were answered: a server
 * that falls behind shows it. Gives what stops it.
 */
export function startArrivals(perSecond: number, arrive: (number: number) => void): () => void {
  const due = dueNow(perSecond);
  let number = 0;
  const timer = setInterval(() => {
    while (number < due()) arrive(number++);
  }, lookEveryMs);
  return () => clearInterval(timer);
}

/** The same for so many seconds; ends when the last one has arrived. */
export async function arrivalsFor(
  seconds: number,
  perSecond: number,
  arrive: (number: number) => void,
): Promise<void> {
  const due = dueNow(perSecond);
  const most = perSecond * seconds;
  for (let number = 0; number < most; await pause(lookEveryMs)) {
    while (number < most && number < due()) arrive(number++);
  }
}

/** How many should have arrived by now. */
function dueNow(perSecond: number): () => number {
  const startedMs = performance.now();
  return () => ((performance.now() - startedMs) / 1_000) * perSecond;
}
