import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createMemoryMediaStore,
  type MemoryMediaStore,
} from '#test/factories/memory-media-store.ts';
import { createPhotoIntake, photoLimits } from './photo-intake.ts';
import type { PhotoProcessor, ProcessingResult } from './photo-processor.ts';
import { say } from '#messages/i18n.ts';
import type { Refusal } from './photo-refusals.ts';

const jpeg = (sizeBytes: number) => {
  const bytes = new Uint8Array(sizeBytes);
  bytes.set([0xff, 0xd8, 0xff]);
  return bytes;
};

const processed: ProcessingResult = {
  outcome: 'processed',
  photo: {
    widthPx: 800,
    heightPx: 600,
    main: new Uint8Array([1]),
    middle: new Uint8Array([2]),
    thumbnail: new Uint8Array([3]),
    placeholder: null,
  },
};

let store: MemoryMediaStore;
let answer: ProcessingResult;
let processedSizes: number[];
const faults: unknown[] = [];

const processor: PhotoProcessor = {
  async process(bytes) {
    processedSizes.push(bytes.byteLength);
    return answer;
  },
  toAvif: async () => null,
  close: async () => {},
};

beforeEach(() => {
  store = createMemoryMediaStore();
  answer = processed;
  processedSizes = [];
  faults.length = 0;
});

const intake = (heldBytes?: number) =>
  createPhotoIntake({ store, processor, heldBytes, onFault: (error) => faults.push(error) });

/** A stream of `chunks` pieces of a JPEG; then it ends, fails or goes on for ever. */
function arriving(chunks: number, then: 'end' | 'fail' | 'wait', chunkBytes = 1_000_000) {
  const state = { sent: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (state.sent < chunks) {
        controller.enqueue(state.sent++ === 0 ? jpeg(chunkBytes) : new Uint8Array(chunkBytes));
      } else if (then === 'end') controller.close();
      else if (then === 'fail') controller.error(new Error('reset'));
      else return new Promise(() => {});
    },
    cancel() {
      state.cancelled = true;
    },
  });
  return { stream, state };
}

describe('photo intake', () => {
  it('stores three files of a photo that arrives in pieces', async () => {
    const { stream } = arriving(5, 'end');
    const taken = await intake().intake(stream, { alt: 'Left side', sizeBytes: 5_000_000 });
    if (taken.outcome === 'refused') throw new Error(taken.reason);
    expect(taken.image).toMatchObject({ alt: 'Left side', widthPx: 800, heightPx: 600 });
    const base = taken.image.name.slice(0, -'.webp'.length);
    expect([...store.files.keys()].toSorted()).toEqual([
      `${base}-750.webp`,
      `${base}-thumbnail.webp`,
      `${base}.webp`,
    ]);
    expect(processedSizes).toEqual([5_000_000]);
  });

  it('stops reading past 20 MB and cancels the rest', async () => {
    const { stream, state } = arriving(1_000, 'end');
    const taken = await intake().intake(stream, { alt: '' });
    expect(taken).toMatchObject({ outcome: 'refused', reason: 'too-large', retry: false });
    expect(state.cancelled).toBe(true);
    expect(state.sent).toBeLessThanOrEqual(photoLimits.bytes / 1_000_000 + 2);
  });

  it('reads nothing of what is announced as too large', async () => {
    const { stream, state } = arriving(100, 'end');
    const taken = await intake().intake(stream, { alt: '', sizeBytes: 100_000_000 });
    expect(taken).toMatchObject({ reason: 'too-large' });
    expect(state.sent).toBeLessThanOrEqual(1);
  });

  it('stops at the first piece of what is no photo', async () => {
    const state = { sent: 0 };
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        state.sent++;
        controller.enqueue(new TextEncoder().encode('%PDF-1.7'.padEnd(1_000)));
      },
    });
    expect(await intake().intake(stream, { alt: '' })).toMatchObject({ reason: 'not-a-picture' });
    expect(state.sent).toBeLessThanOrEqual(2);
  });

  it.each([
    ['fails', arriving(15, 'fail'), {}],
    ['ends early', arriving(15, 'end'), { sizeBytes: 19_000_000 }],
  ])('a line that %s is told as such, and may be tried again', async (_, { stream }, announced) => {
    const taken = await intake().intake(stream, { alt: '', ...announced });
    expect(taken).toMatchObject({ reason: 'interrupted', retry: true });
    expect(store.files.size).toBe(0);
    expect(processedSizes).toEqual([]);
  });

  describe('when all photos together hold too much', () => {
    // Who is slow is told by the clock.
    beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
    afterEach(() => void vi.useRealTimers());

    it('turns new ones away, and takes them later', async () => {
      const small = intake(3_000_000);
      const waiting = arriving(2, 'wait');
      void small.intake(waiting.stream, { alt: '' });
      await new Promise((resolve) => setImmediate(resolve));
      const second = await small.intake(jpeg(2_000_000), { alt: '' });
      expect(second).toMatchObject({ reason: 'busy', retry: true });
      for (let turn = 0; turn < 5; turn++) {
        expect((await small.intake(jpeg(900_000), { alt: '' })).outcome).toBe('stored');
      }
    });

    it('has one that stalls send its bytes anew, not one that comes', async () => {
      const small = intake(3_000_000);
      const stalled = arriving(2, 'wait');
      const first = small.intake(stalled.stream, { alt: '' });
      await new Promise((resolve) => setImmediate(resolve));
      vi.advanceTimersByTime(8_000);
      expect((await small.intake(jpeg(2_000_000), { alt: '' })).outcome).toBe('stored');
      expect(await first).toMatchObject({ reason: 'busy', retry: true });
      expect(stalled.state.cancelled).toBe(true);
    });
  });

  it.each(['damaged', 'too-many-pixels', 'too-small', 'too-slow', 'busy'] as const)(
    'passes on that a photo is %s, in words',
    async (fault) => {
      answer = { outcome: 'failed', fault };
      const taken = await intake().intake(jpeg(1_000), { alt: '' });
      expect(taken).toMatchObject({ outcome: 'refused', reason: fault });
      expect(say((taken as Refusal).message)).toMatch(/^[A-Z].+\.$/);
      expect(store.files.size).toBe(0);
    },
  );

  it('says that a photo could not be saved, and tells us why', async () => {
    store.fault = new Error('ENOSPC');
    const taken = await intake().intake(jpeg(1_000), { alt: '' });
    expect(taken).toMatchObject({ reason: 'cannot-store', retry: true });
    expect(faults).toEqual([store.fault]);
  });

  it('says the same when photos cannot be decoded at all', async () => {
    const broken = { ...processor, process: () => Promise.reject(new Error('no process')) };
    const { intake: take } = createPhotoIntake({ store, processor: broken });
    expect(await take(jpeg(1_000), { alt: '' })).toMatchObject({ reason: 'cannot-store' });
  });

  it('reads nothing when the disk is nearly full', async () => {
    store.full = true;
    const { stream, state } = arriving(5, 'end');
    expect(await intake().intake(stream, { alt: '' })).toMatchObject({ reason: 'cannot-store' });
    expect(state.cancelled).toBe(true);
    expect(processedSizes).toEqual([]);
  });
});
