import { programBeside, startChild } from '#processes/child-process.ts';
import type { DemoPicturesAnswer, DemoPicturesQuestion } from './demo-pictures-process.ts';

/** Under a second's work: whoever stops this waits for it. */
const drawnInOneGo = 10;
const limits = { timeoutMs: 60_000, memoryBytes: 600_000_000 };

/**
 * Draws every picture of the demo that `mediaDir` lacks, in a process of its own, until `signal`
 * aborts. Rejects when the folder takes no file or the process does not run.
 */
export async function drawDemoPictures(mediaDir: string, signal: AbortSignal): Promise<void> {
  const child = startChild<DemoPicturesQuestion, DemoPicturesAnswer>(
    {
      entry: programBeside(import.meta.dirname, 'demo-pictures-process'),
      heapMb: 256,
      // Encoders run on these: with one, a core is left to the visitors.
      environment: { UV_THREADPOOL_SIZE: '1' },
    },
    limits,
  );
  try {
    for (let rendered = 1; rendered > 0 && !signal.aborted;) {
      const given = await child.ask({ mediaDir, most: drawnInOneGo });
      if (given.outcome !== 'answered')
        throw new Error(`The process that draws pictures ended: ${given.outcome}.`);
      if ('fault' in given.answer) throw new Error(given.answer.fault);
      ({ rendered } = given.answer);
    }
  } finally {
    child.kill();
  }
}
