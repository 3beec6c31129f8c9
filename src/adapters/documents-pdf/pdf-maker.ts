import type { DocumentMaker } from '#domain/documents/document-maker.ts';
import { programBeside, type ChildLimits } from '#processes/child-process.ts';
import { createProcessLine } from '#processes/process-line.ts';
import type { PdfAnswer, PdfQuestion } from './pdf-messages.ts';

export interface PdfMakerOptions extends ChildLimits {
  /** Sheets that may wait for the process; more are turned away. */
  waiting: number;
  idleMs: number;
  /** Another program to start, for tests. */
  entry?: string;
}

const defaults: PdfMakerOptions = {
  waiting: 20,
  timeoutMs: 15_000,
  memoryBytes: 400_000_000,
  idleMs: 15_000,
};

/** React's PDF library in a process of its own; `fonts` is the folder of `barlow-400.ttf` and its kin. */
export function createPdfMaker(
  parts: { fonts: string; onProblem(problem: string): void },
  options: Partial<PdfMakerOptions> = {},
): DocumentMaker {
  const line = createProcessLine<PdfQuestion, PdfAnswer>({
    entry: options.entry ?? programBeside(import.meta.dirname, 'pdf-process'),
    heapMb: 160,
    // What is new here is old at once: a small nursery halves what the process needs.
    nurseryMb: 2,
    environment: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
    processes: 1,
    ...defaults,
    ...options,
  });
  return {
    async make(sheet, photos) {
      const given = await line.ask({ sheet, photos, fonts: parts.fonts });
      if (given.outcome === 'busy' || given.outcome === 'closed') return { outcome: 'busy' };
      if (given.outcome !== 'answered') parts.onProblem(`the process ${given.outcome}`);
      else if (given.answer.answer === 'problem') parts.onProblem(given.answer.problem);
      else return { outcome: 'made', bytes: given.answer.bytes };
      return { outcome: 'failed' };
    },
    close: () => line.close(),
  };
}
