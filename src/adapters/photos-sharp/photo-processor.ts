import { createLine, LineFull } from '#domain/line.ts';
import type { PhotoProcessor } from '#domain/media/photo-processor.ts';
import {
  startPhotoChild,
  type ChildLimits,
  type ChildOutcome,
  type PhotoChild,
} from './photo-child.ts';
import type { PhotoQuestion } from './photo-messages.ts';

export interface PhotoProcessorOptions extends ChildLimits {
  /** Processes at once; each keeps a core busy. */
  processes: number;
  /** Photos that may wait for a free process; more are turned away. */
  waiting: number;
  /** Time without work after which a process ends and gives its memory back. */
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
  const { processes, waiting, idleMs, entry, ...limits } = { ...defaults, ...options };
  const idle: { child: PhotoChild; timer: NodeJS.Timeout }[] = [];
  const working = new Set<PhotoChild>();
  const line = createLine({ mostAtOnce: processes, mostWaiting: waiting });
  let closed = false;

  function takeChild(): PhotoChild {
    const rested = idle.pop();
    clearTimeout(rested?.timer);
    return rested?.child ?? startPhotoChild(limits, entry);
  }

  function putBack(child: PhotoChild): void {
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((each) => each.child === child),
        1,
      );
      child.kill();
    }, idleMs);
    timer.unref();
    idle.push({ child, timer });
  }

  async function askOnce(question: PhotoQuestion): Promise<ChildOutcome> {
    const child = takeChild();
    working.add(child);
    const outcome = await child.ask(question);
    working.delete(child);
    if (outcome.answer === 'photo' || outcome.answer === 'avif') {
      if (closed) child.kill();
      else putBack(child);
    }
    return outcome;
  }

  async function askTwice(question: PhotoQuestion): Promise<ChildOutcome | { answer: 'busy' }> {
    if (closed) return { answer: 'busy' };
    const first = await askOnce(question);
    const again = (first.answer === 'died' || first.answer === 'broken') && !closed;
    const outcome = again ? await askOnce(question) : first;
    if (outcome.answer === 'broken') throw new Error('The photo process does not run.');
    return outcome;
  }

  async function ask(question: PhotoQuestion): ReturnType<typeof askTwice> {
    try {
      return await line.run(() => askTwice(question));
    } catch (error) {
      if (error instanceof LineFull) return { answer: 'busy' };
      throw error;
    }
  }

  return {
    async process(bytes, format, photoLimits, crop) {
      const outcome = await ask({ ask: 'photo', bytes, format, limits: photoLimits, crop });
      switch (outcome.answer) {
        case 'photo':
          return outcome.result;
        case 'too-slow':
        case 'busy':
          return { outcome: 'failed', fault: outcome.answer };
        default:
          return { outcome: 'failed', fault: closed ? 'busy' : 'damaged' };
      }
    },
    async toAvif(webp) {
      const outcome = await ask({ ask: 'avif', bytes: webp });
      if (outcome.answer === 'avif') return outcome.avif;
      if (outcome.answer === 'busy') throw new Error('Too many photos are waiting.');
      return null;
    },
    async close() {
      closed = true;
      for (const { child, timer } of idle.splice(0)) {
        clearTimeout(timer);
        child.kill();
      }
      // Those who wait come next, one after the other, and find it closed.
      for (const child of working) child.kill();
    },
  };
}
