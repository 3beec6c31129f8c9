import { expect } from 'vitest';
import { heapBytes } from './heap-bytes.ts';

export interface TextLimits {
  mostCharacters: number;
  cheapMs: number;
}

export const anyText: TextLimits = { mostCharacters: 400_000, cheapMs: 100 };

/** Processor time of this thread: others on the machine do not count. In microseconds. */
function spentMicros(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

/** Below this a clock says more about itself than about the work. */
const readableMicros = 3_000;
/** Eight times the input: 8 for work that grows with it, 64 for its square. */
const times = 8;
const mostGrowth = 30;
const tries = 3;

const cheapest = (count: number, work: () => unknown): number =>
  Math.min(...Array.from({ length: count }, () => spentMicros(work)));

/**
 * Fails when eight times the input costs thirty times the work: more than a line or a sorting ever
 * does, half of what a square does. Starts where the cost can be told from the clock's own unrest; a
 * growth is believed when it is seen three times, and matters when a text of `mostCharacters`, the
 * longest that is let in, costs more than `cheapMs`.
 */
export function expectGentleGrowth(
  piece: string,
  work: (text: string) => unknown,
  { mostCharacters, cheapMs }: TextLimits = anyText,
): void {
  const textOf = (characters: number) => piece.repeat(Math.ceil(characters / piece.length));
  let characters = 1_000;
  const isReadable = () => cheapest(2, () => work(textOf(characters))) >= readableMicros;
  while (characters * times * 2 <= mostCharacters && !isReadable()) characters *= 2;
  const [small, large] = [textOf(characters), textOf(characters * times)];
  let growth = Number.POSITIVE_INFINITY;
  for (let count = 0; count < tries && growth >= mostGrowth; count++) {
    // What others left for the collector is no work of ours.
    if (count > 0) heapBytes();
    const base = Math.max(
      cheapest(3, () => work(small)),
      readableMicros,
    );
    growth = Math.min(growth, cheapest(2, () => work(large)) / base);
  }
  if (growth >= mostGrowth && cheapest(2, () => work(textOf(mostCharacters))) < cheapMs * 1_000)
    return;
  expect(growth, `${JSON.stringify(piece)} from ${characters} characters`).toBeLessThan(mostGrowth);
}
