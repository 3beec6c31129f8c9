import type { FeaturedVideo, VideoSource } from './featured-video.ts';

/** Spec §7, §9: asked anew after 10 minutes, shown for 30, two more tries after a failure. */
const freshMs = 600_000;
const keptMs = 1_800_000;
const retryAfterMs = [1_000, 3_000] as const;
/** Only ever later, so that the provider is asked once in ten minutes at most. */
const jitter = 0.1;

/**
 * The list of featured videos. Readers are answered from memory; only `refreshDue` asks the source.
 */
export function createVideoList(parts: {
  source: VideoSource;
  now(): Date;
  random?(): number;
  wait(ms: number): Promise<void>;
  onFault(problem: string): void;
  /** Told when the list is another one than before. */
  onChange?(): void;
}) {
  const { source, now, random = Math.random, wait, onFault, onChange } = parts;
  let videos: readonly FeaturedVideo[] = [];
  let answeredMs = Number.NEGATIVE_INFINITY;
  let dueMs = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;

  async function ask(): Promise<void> {
    dueMs = now().getTime() + freshMs * (1 + jitter * random());
    for (const pauseMs of [...retryAfterMs, null]) {
      try {
        const before = JSON.stringify(videos);
        videos = await source.list();
        answeredMs = now().getTime();
        if (JSON.stringify(videos) !== before) onChange?.();
        return;
      } catch (error) {
        onFault(error instanceof Error ? error.message : 'unknown');
        if (pauseMs !== null) await wait(pauseMs);
      }
    }
  }

  return {
    /** Empty before the first good answer, and half an hour after the last one. */
    list: (): readonly FeaturedVideo[] => (now().getTime() - answeredMs < keptMs ? videos : []),
    /** Asks the source when it is time. One run at a time; never rejects. */
    refreshDue(): Promise<void> {
      if (now().getTime() < dueMs) return running ?? Promise.resolve();
      running ??= ask().finally(() => {
        running = null;
      });
      return running;
    },
  };
}
