import { setTimeout as pause } from 'node:timers/promises';
import { childrenOf, processorMs } from './processor-time.ts';

const roundMs = 3_000;
const quietShare = 0.05;
const longestMs = 15 * 60_000;

/**
 * Resolves when a server that has just started has done what it does after its start: it writes feeds,
 * keeps its index and has pictures drawn, which would else be measured, too. Throws when it never rests.
 */
export async function untilQuiet(pid: number): Promise<void> {
  // It begins with some of it twenty seconds after its start.
  await pause(25_000);
  for (let waitedMs = 0, quiet = 0; quiet < 3; waitedMs += roundMs) {
    if (waitedMs > longestMs) throw new Error('The server never came to rest');
    const before = processorMs(pid);
    const helped = childrenOf(pid).length > 0;
    await pause(roundMs);
    const rests = !helped && processorMs(pid) - before < quietShare * roundMs;
    quiet = rests ? quiet + 1 : 0;
  }
}
