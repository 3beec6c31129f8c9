import { hasPassed } from '../clocks.ts';
import { every } from '../every.ts';
import type { KeptPiece, PartialUploads } from './partial-uploads.ts';
import type { AnnouncedFile, UploadCaps, UploadReservations } from './upload-reservations.ts';

/** No room: too many files are on their way, or the disk is nearly full. */
export interface NoRoom {
  outcome: 'full';
  of: keyof UploadCaps | 'disk';
}

/** `mostFiles`: of its sender, this one included. */
export type ArrivingFile = AnnouncedFile & { mostFiles: number };

/**
 * Files on their way, within caps: the announced bytes of each are reserved before its first byte is
 * kept, and asked for again with each piece.
 */
export type ArrivingFiles = ReturnType<typeof createArrivingFiles>;

/** What has not been added to for so long is given up, */
const keptMs = 24 * 3_600_000;
/** and what is not whole by then, however busily it is sent. */
const mostMs = 2 * keptMs;
/**
 * What gets on no more counts for so long: three times what a page may be silent that has stalled and
 * then pauses for its longest. Until somebody needs the room, it is kept for them.
 */
const quietMs = 3 * 60_000;
/** Of those who keep their room by a byte now and then, when all together are too many. */
const begunMs = 30 * 60_000;
/** Of work that takes long; twice within `quietMs`. Whoever sends too slowly is cut off before. */
const renewEveryMs = 60_000;
const countedForMs = 1_000;

export function createArrivingFiles(parts: {
  partials: PartialUploads;
  reservations: UploadReservations;
  caps: UploadCaps;
  now(): Date;
}) {
  const { partials, reservations, caps, now } = parts;
  const ago = (ms: number) => new Date(now().getTime() - ms);

  async function give(ids: readonly string[]): Promise<void> {
    for (const id of ids) await partials.remove(id);
  }

  /** Counted once for all who ask within a second: a flood costs the disk no more than one does. */
  let counted: { atMs: number; bytes: Promise<number> } | null = null;
  function keptBytes(): Promise<number> {
    const atMs = now().getTime();
    if (counted && !hasPassed(counted.atMs, countedForMs, atMs)) return counted.bytes;
    const bytes = partials
      .list()
      .then((files) => files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
    counted = { atMs, bytes };
    bytes.catch(() => (counted = null));
    return bytes;
  }

  /** No more is promised than the disk can take once everything has come that was announced. */
  async function capsNow(roomBytes: number | null): Promise<UploadCaps> {
    if (roomBytes === null) return caps;
    const bytes = Math.min(caps.all.bytes, (await keptBytes()) + roomBytes);
    return { ...caps, all: { ...caps.all, bytes } };
  }

  /** What is full; null when there is room. */
  async function fullFor(file: ArrivingFile): Promise<NoRoom['of'] | null> {
    const roomBytes = await partials.roomBytes();
    if (roomBytes !== null) {
      const missingBytes = file.totalBytes - (await partials.sizeBytes(file.id));
      if (roomBytes < missingBytes) return 'disk';
    }
    if (await reservations.goOn(file, now())) return null;
    const most = await capsNow(roomBytes);
    const sender = { ...most.sender, files: Math.min(most.sender.files, file.mostFiles) };
    const time = { at: now(), quietBefore: ago(quietMs), begunBefore: ago(begunMs) };
    const { full, displaced } = await reservations.reserve(file, { ...most, sender }, time);
    await give(displaced);
    return full;
  }

  /** `work` on a file that has its room: for as long, it counts as one that gets on. */
  async function goOn<T>(file: AnnouncedFile, work: () => Promise<T>): Promise<T> {
    const renew = () =>
      // What keeps the note from being made is met, and told, by the next piece.
      void reservations.goOn(file, now()).catch(() => false);
    const end = every(renewEveryMs, renew);
    return work().finally(end);
  }

  return {
    sizeBytes: partials.sizeBytes,
    start: partials.start,
    read: partials.read,
    /** As `PartialUploads.keep`, and no further than was announced. */
    async keep(
      file: ArrivingFile,
      offset: number,
      piece: ReadableStream<Uint8Array>,
    ): Promise<KeptPiece | NoRoom> {
      const of = await fullFor(file);
      if (of === null) {
        const bounded = upTo(piece, file.totalBytes - offset);
        return goOn(file, () => partials.keep(file.id, offset, bounded));
      }
      await piece.cancel().catch(() => {});
      return { outcome: 'full', of };
    },
    /** Holds the room of a file that comes in one go, while `work` takes it in. */
    async hold<T>(file: Omit<ArrivingFile, 'id'>, work: () => Promise<T>): Promise<T | NoRoom> {
      const held = { ...file, id: `${file.sender}-${crypto.randomUUID()}` };
      const of = await fullFor(held);
      if (of !== null) return { outcome: 'full', of };
      try {
        return await goOn(held, work);
      } finally {
        await reservations.release([held.id]);
      }
    },
    goOn,
    async remove(id: string): Promise<void> {
      await partials.remove(id);
      await reservations.release([id]);
    },
    /** Gives up everything of one sender; says how many files. */
    async discard(sender: string): Promise<number> {
      const ids = await reservations.idsOf(sender);
      await give(ids);
      await reservations.release(ids);
      return ids.length;
    },
    /** Removes what nobody has gone on with for a day, and what takes longer than two; says how many. */
    async sweep(): Promise<number> {
      const expired = await reservations.expire({
        startedAt: ago(mostMs),
        touchedAt: ago(keptMs),
      });
      await give(expired);
      const reserved = await reservations.ids();
      const strays = (await partials.list()).filter(
        ({ id, changedAt }) => !reserved.has(id) && changedAt < ago(keptMs),
      );
      await give(strays.map(({ id }) => id));
      return expired.length + strays.length;
    },
  };
}

/** A piece cannot make a file longer than was announced. */
function upTo(source: ReadableStream<Uint8Array>, mostBytes: number): ReadableStream<Uint8Array> {
  let left = Math.max(0, mostBytes);
  return source.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        if (left > 0) controller.enqueue(chunk.subarray(0, left));
        left = Math.max(0, left - chunk.byteLength);
      },
    }),
  );
}

/** Answers without reading what was sent. */
export async function letGo<T>({ source }: { source: unknown }, answer: T): Promise<T> {
  if (source instanceof ReadableStream) await source.cancel().catch(() => {});
  return answer;
}
