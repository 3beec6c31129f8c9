import type { ResolvedKey } from './default-order.ts';
import { hasBit } from './bitset.ts';
import { killDocument, liveSegment, type LiveSegment } from './live-segment.ts';
import { GONE } from './merge-order.ts';
import { type Merged, mergeSegments } from './merge-segments.ts';
import type { Scheduler } from './types.ts';

/** How many segments of about the same size wait before they are merged. */
const FAN_IN = 4;
/** With this many segments the smallest are merged in the call that added one. */
const MOST_SEGMENTS = 24;
/** Merged at once, these take well under a millisecond each. */
const SMALL_DOCUMENTS = 16;

/**
 * Which segments to merge now; empty when all is well. Sizes are classed by powers of four; four of
 * one class are merged, with everything smaller. A segment that is a third deleted is rewritten.
 */
export function chooseMerge(segments: readonly LiveSegment[]): LiveSegment[] {
  const bySize = [...segments].sort((a, b) => liveCount(a) - liveCount(b));
  for (let end = bySize.length; end >= FAN_IN; end--) {
    if (sizeClass(bySize[end - FAN_IN]!) === sizeClass(bySize[end - 1]!))
      return bySize.slice(0, end);
  }
  const wasteful = bySize.findLastIndex(
    (segment) => segment.deadCount * 3 > segment.data.documents,
  );
  return bySize.slice(0, wasteful + 1);
}

function sizeClass(segment: LiveSegment): number {
  return Math.floor(Math.log2(Math.max(1, liveCount(segment))) / 2);
}

export function liveCount(segment: LiveSegment): number {
  return segment.data.documents - segment.deadCount;
}

interface Running {
  inputs: LiveSegment[];
  /** Deletions when the merge began. */
  steps: Generator<void, Merged>;
}

export interface CompactionSettings {
  order: readonly ResolvedKey[];
  schedule: Scheduler;
  sliceMs: number;
  /** The index's segments; replaced when a merge is done. */
  get: () => LiveSegment[];
  set: (segments: LiveSegment[]) => void;
}

/** Merges in slices between other work. Queries see the old segments until the new one is complete. */
export function compaction({ order, schedule, sliceMs, get, set }: CompactionSettings) {
  let running: Running | null = null;
  let cancelScheduled: (() => void) | null = null;
  let longestSliceMs = 0;

  function begin(inputs: LiveSegment[]): Running {
    const frozen = inputs.map(({ data, dead }) => ({ data, dead: dead && dead.slice() }));
    return { inputs, steps: mergeSegments(order, frozen) };
  }

  /** Swap the inputs for the merged segment, carrying over deletions that came in meanwhile. */
  function complete(inputs: readonly LiveSegment[], merged: Merged): void {
    const segment = liveSegment(merged.data);
    inputs.forEach(({ dead, data }, at) => {
      const target = merged.target[at]!;
      if (!dead) return;
      for (let doc = 0; doc < data.documents; doc++) {
        if (target[doc] !== GONE && hasBit(dead, doc)) killDocument(segment, target[doc]!);
      }
    });
    const rest = get().filter((other) => !inputs.includes(other));
    set(liveCount(segment) > 0 ? [...rest, segment] : rest);
  }

  /** One slice; true when there is more to do. */
  function work(untilMs: number): boolean {
    if (!running) {
      const inputs = chooseMerge(get());
      if (inputs.length === 0) return false;
      running = begin(inputs);
    }
    for (;;) {
      const step = running.steps.next();
      if (step.done) {
        const { inputs } = running;
        running = null;
        complete(inputs, step.value);
        return true;
      }
      if (performance.now() >= untilMs) return true;
    }
  }

  function slice(): void {
    cancelScheduled = null;
    const start = performance.now();
    const more = work(start + sliceMs);
    longestSliceMs = Math.max(longestSliceMs, performance.now() - start);
    if (more) cancelScheduled = schedule(slice);
  }

  /** Keep the number of segments bounded when updates come faster than slices. */
  function relieve(): void {
    const idle = get().filter((segment) => !running?.inputs.includes(segment));
    if (idle.length < MOST_SEGMENTS) return;
    const small = idle.filter((segment) => segment.data.documents <= SMALL_DOCUMENTS);
    const inputs =
      small.length >= MOST_SEGMENTS / 2
        ? small
        : [...idle].sort((a, b) => liveCount(a) - liveCount(b)).slice(0, MOST_SEGMENTS / 2);
    const { inputs: chosen, steps } = begin(inputs);
    let step = steps.next();
    while (!step.done) step = steps.next();
    complete(chosen, step.value);
  }

  return {
    /** Look for work and schedule it. */
    wake(): void {
      relieve();
      if (!cancelScheduled && (running || chooseMerge(get()).length > 0))
        cancelScheduled = schedule(slice);
    },
    /** Do all due work now. */
    settle(): void {
      while (work(Number.POSITIVE_INFINITY));
      cancelScheduled?.();
      cancelScheduled = null;
    },
    /** Forget the running merge and anything scheduled. */
    cancel(): void {
      cancelScheduled?.();
      cancelScheduled = null;
      running = null;
    },
    get isBusy() {
      return running !== null || cancelScheduled !== null;
    },
    get longestSliceMs() {
      return longestSliceMs;
    },
  };
}
