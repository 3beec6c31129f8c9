import type { OutgoingPhoto, SendPhoto } from './send-photo.ts';

type PhotoState = 'waiting' | 'sending' | 'retrying' | 'done' | 'refused' | 'stopped';

/** One photo on its way. */
export interface QueuedPhoto extends OutgoingPhoto {
  state: PhotoState;
  /** Share of the bytes that have left, 0 to 1. */
  progress: number;
  attempts: number;
  /** Why it was refused, or why it waits. */
  message: string | null;
  /** The stored photo; null until it has arrived. */
  photoId: number | null;
}

interface QueueParts {
  send: SendPhoto;
  /** After every change of one photo. */
  onChange(photo: QueuedPhoto): void;
  /** When nothing is pending any more. */
  onIdle(): void;
  wait?(ms: number, act: () => void): unknown;
  random?(): number;
}

/** Two at a time keep a slow line full without wasting much when it breaks. */
const mostAtOnce = 2;
/** Without a single byte more getting through. */
const mostAttempts = 30;

/** Sends photos two at a time, each on its own, and again with growing pauses until they arrive. */
export function createPhotoQueue(parts: QueueParts) {
  const { send, onChange, onIdle } = parts;
  const wait = parts.wait ?? ((ms, act) => setTimeout(act, ms));
  const random = parts.random ?? Math.random;
  const photos = new Map<string, QueuedPhoto>();
  const running = new Map<string, AbortController>();
  /** How far each got at best: who gets on, however slowly, is not given up. */
  const furthest = new Map<string, number>();

  const pending = () =>
    [...photos.values()].filter(({ state }) => ['waiting', 'sending', 'retrying'].includes(state))
      .length;

  const set = (photo: QueuedPhoto, change: Partial<QueuedPhoto>) => {
    Object.assign(photo, change);
    if (photos.get(photo.key) === photo) onChange(photo);
  };

  const next = () => {
    for (const photo of photos.values()) {
      if (running.size >= mostAtOnce) return;
      if (photo.state === 'waiting') void start(photo);
    }
    if (pending() === 0) onIdle();
  };

  const start = async (photo: QueuedPhoto) => {
    const stop = new AbortController();
    running.set(photo.key, stop);
    set(photo, { state: 'sending', progress: 0, attempts: photo.attempts + 1, message: null });
    const answer = await send(photo, {
      signal: stop.signal,
      onProgress: (progress) => set(photo, { progress }),
    });
    running.delete(photo.key);
    if (!photos.has(photo.key)) return next();
    if (answer.outcome === 'stored') {
      set(photo, { state: 'done', progress: 1, photoId: answer.id });
    } else if (answer.outcome === 'refused') {
      set(photo, { state: 'refused', message: answer.message });
    } else if (gotOn(photo)) {
      set(photo, { state: 'retrying', attempts: 1, message: answer.message });
      wait(pauseMs(1, random()), () => again(photo));
    } else if (photo.attempts >= mostAttempts) {
      set(photo, { state: 'stopped', message: answer.message });
    } else {
      set(photo, { state: 'retrying', message: answer.message });
      wait(pauseMs(photo.attempts, random()), () => again(photo));
    }
    next();
  };

  const gotOn = ({ key, progress }: QueuedPhoto): boolean => {
    const before = furthest.get(key) ?? 0;
    furthest.set(key, Math.max(before, progress));
    return progress > before;
  };

  const again = (photo: QueuedPhoto) => {
    if (photo.state !== 'retrying' && photo.state !== 'stopped') return;
    if (!photos.has(photo.key)) return;
    set(photo, { state: 'waiting' });
    next();
  };

  return {
    add({ key, file, fileName }: OutgoingPhoto): void {
      if (photos.has(key)) return;
      const photo: QueuedPhoto = {
        key,
        file,
        fileName,
        state: 'waiting',
        progress: 0,
        attempts: 0,
        message: null,
        photoId: null,
      };
      photos.set(key, photo);
      onChange(photo);
      next();
    },
    remove(key: string): void {
      photos.delete(key);
      running.get(key)?.abort();
      next();
    },
    /** Tries at once whatever waits for another attempt: the line is back, or the seller asks. */
    retryNow: (): void => [...photos.values()].forEach(again),
    /** How many are not yet done, refused or stopped. */
    pending,
    /** Ids of those that have arrived, in the order they were chosen in. */
    arrivedIds: (): number[] =>
      [...photos.values()].flatMap(({ photoId }) => (photoId === null ? [] : [photoId])),
  };
}

/** 1, 2, 4 … 30 seconds, a half of it by chance so that photos do not come back together. */
export function pauseMs(attempts: number, random: number): number {
  return Math.round(Math.min(30_000, 1_000 * 2 ** (attempts - 1)) * (0.5 + random / 2));
}
