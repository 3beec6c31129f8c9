import type { PhotoProcessor } from '#domain/media/photo-processor.ts';
import type { Asker } from '#domain/line.ts';
import { programBeside, type ChildLimits } from '#processes/child-process.ts';
import { createProcessLine } from '#processes/process-line.ts';
import type { PhotoAnswer, PhotoQuestion } from './photo-messages.ts';

export interface PhotoProcessorOptions extends ChildLimits {
  processes: number;
  /** Photos that may wait for a free process; more are turned away. */
  waiting: number;
  idleMs: number;
  /** Another program to start, for tests. */
  entry?: string;
}

const defaults: PhotoProcessorOptions = {
  processes: 1,
  waiting: 100,
  timeoutMs: 15_000,
  memoryBytes: 600_000_000,
  idleMs: 30_000,
};

/**
 * sharp and libheif in processes of their own: a decoder that crashes, hangs or fills the memory
 * takes only its photo with it. A photo whose process died is tried once more in a new one.
 */
export function createPhotoProcessor(options: Partial<PhotoProcessorOptions> = {}): PhotoProcessor {
  const line = createProcessLine<PhotoQuestion, PhotoAnswer>({
    entry: options.entry ?? programBeside(import.meta.dirname, 'photo-process'),
    heapMb: 256,
    environment: { VIPS_BLOCK_UNTRUSTED: '1' },
    ...defaults,
    ...options,
  });

  async function ask(question: PhotoQuestion, asker?: Asker) {
    const given = await line.ask(question, asker);
    if (given.outcome === 'broken') throw new Error('The photo process does not run.');
    return given;
  }

  return {
    async process(bytes, format, photoLimits, { asker, ...edit } = {}) {
      const given = await ask({ ask: 'photo', bytes, format, limits: photoLimits, edit }, asker);
      switch (given.outcome) {
        case 'answered':
          if (given.answer.answer === 'photo') return given.answer.result;
          throw new Error('The photo process answers something else than it was asked.');
        case 'busy':
        case 'closed':
          return { outcome: 'failed', fault: 'busy' };
        // Too slow, or dead for want of memory, as of an AVIF of 36 megapixels: the picture may be whole.
        default:
          return { outcome: 'failed', fault: 'too-slow' };
      }
    },
    async toAvif(webp, signal) {
      const given = await ask({ ask: 'avif', bytes: webp }, { isLater: true, signal });
      if (given.outcome === 'answered' && given.answer.answer === 'avif') return given.answer.avif;
      if (given.outcome === 'busy' || given.outcome === 'closed')
        throw new Error('Too many photos are waiting.');
      return null;
    },
    close: async () => line.close(),
  };
}
