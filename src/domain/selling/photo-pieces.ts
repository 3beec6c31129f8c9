import { beginAwaited, type AwaitedWork } from '#domain/awaited-work.ts';
import { hashText } from '#domain/hash-text.ts';
import { createLine, LineFull, usualPatienceMs } from '#domain/line.ts';
import { photoLimits } from '#domain/media/photo-intake.ts';
import type { ArrivingFiles } from '#domain/media/arriving-files.ts';
import { noRoomReasons, refusal, type RefusalReason } from '#domain/media/photo-refusals.ts';
import { sniffPicture, sniffedBytes } from '#domain/media/sniff-picture.ts';
import type { SellPhotos, TakePhotoAnswer } from './sell-photos.ts';
import type { SubmissionRepository } from './submission-repository.ts';
import { submissionCan } from './submission-states.ts';
import { mostPhotos, type Submission, type SubmissionPhoto } from './submission.ts';

/** One piece of a photo, as sent. */
export interface PhotoPiece {
  /** The photo's one-time key, the same for all its pieces. */
  clientId: string;
  /** Where in the file the piece begins. */
  offset: number;
  /** Of the whole file. */
  totalBytes: number;
  source: ReadableStream<Uint8Array>;
  fileName: string | null;
  /** As `networkOf` gives it; empty when there is none. */
  network: string;
  /** Fires when whoever sends it has gone: then its photo waits on the disk for who comes back. */
  signal?: AbortSignal;
}

export type PieceAnswer =
  | TakePhotoAnswer
  /** Go on from `sizeBytes`; `elsewhere`: the piece began at another place and was not taken. */
  | { outcome: 'partial' | 'elsewhere'; sizeBytes: number };

/**
 * Photos that arrive in pieces, so that a line that breaks costs only what was on its way. The last
 * piece makes the photo: checked, stored and counted as if it had come at once.
 */
export type PhotoPieces = ReturnType<typeof createPhotoPieces>;

/**
 * A photo keeps its turn for so long after its sender was told to ask again: twice the longest pause
 * of the page.
 */
const comeBackMs = 60_000;

export function createPhotoPieces(parts: {
  submissions: Pick<SubmissionRepository, 'photos'>;
  photos: Pick<SellPhotos, 'take' | 'takeKept' | 'change'>;
  arriving: ArrivingFiles;
}) {
  const { submissions, photos, arriving } = parts;
  // One photo is decoded at a time; those that wait for it lie on the disk and not in memory.
  const reading = createLine({ mostAtOnce: 1, mostWaiting: 200 });
  /** A retry that comes while its photo waits or is being decoded joins that, and decodes nothing. */
  const finishing = new Map<string, AwaitedWork<PieceAnswer>>();
  const answerOf = async (photo: AwaitedWork<PieceAnswer>, { signal }: PhotoPiece) =>
    (await photo.wait(signal)) ?? refusal('busy');

  async function finish(
    submission: Submission,
    id: string,
    { clientId, fileName, totalBytes, network }: PhotoPiece,
    signal: AbortSignal,
  ): Promise<PieceAnswer> {
    // Its sender's patience is counted above; its turn is kept meanwhile.
    const wanted = { signal, patienceMs: Number.POSITIVE_INFINITY };
    const answer = await reading
      .run(
        () => {
          const source = arriving.read(id);
          const upload = { source, sizeBytes: totalBytes, fileName, clientId, network };
          return photos.takeKept(submission, { ...upload, ...wanted });
        },
        { sender: [network, String(submission.id)], ...wanted },
      )
      .catch((error: unknown) => {
        if (error instanceof LineFull) return refusal('busy');
        throw error;
      });
    // What may be taken later stays here, so that nothing of it is sent again.
    if (answer.outcome !== 'refused' || !answer.retry) await arriving.remove(id);
    return answer;
  }

  function begin(submission: Submission, id: string, piece: PhotoPiece): AwaitedWork<PieceAnswer> {
    const file = { id, sender: String(submission.id), ...piece };
    const work = (unwanted: AbortSignal) =>
      arriving
        .goOn(file, () => finish(submission, id, piece, unwanted))
        .finally(() => finishing.delete(id));
    const begun = beginAwaited(work, { patienceMs: usualPatienceMs, comeBackMs });
    finishing.set(id, begun);
    return begun;
  }

  return {
    /** How far a photo is: on its way, or arrived. */
    async progress(
      submission: Submission,
      clientId: string,
    ): Promise<
      { outcome: 'partial'; sizeBytes: number } | { outcome: 'arrived'; photo: SubmissionPhoto }
    > {
      const photo = (await submissions.photos(submission.id)).find(
        (one) => one.clientId === clientId,
      );
      const id = await idOf(submission, clientId);
      if (photo) {
        // A crash between storing the photo and letting go of its pieces.
        await arriving.remove(id);
        return { outcome: 'arrived', photo };
      }
      const sizeBytes = await arriving.sizeBytes(id);
      return { outcome: 'partial', sizeBytes };
    },

    async take(submission: Submission, piece: PhotoPiece): Promise<PieceAnswer> {
      const { clientId, offset, totalBytes, source, fileName, network } = piece;
      const refuse = async (reason: RefusalReason): Promise<PieceAnswer> => {
        await source.cancel().catch(() => {});
        return refusal(reason);
      };
      if (totalBytes === 0) return refuse('empty');
      if (totalBytes > photoLimits.bytes) return refuse('too-large');
      const id = await idOf(submission, clientId);
      const running = finishing.get(id);
      if (running) {
        await source.cancel().catch(() => {});
        return answerOf(running, piece);
      }
      const present = await submissions.photos(submission.id);
      const settled =
        present.length >= mostPhotos ||
        present.some((photo) => photo.clientId === clientId) ||
        !submissionCan.beCorrected(submission);
      if (settled) {
        await arriving.remove(id);
        // Says which of the three it is.
        return photos.take(submission, { source, sizeBytes: null, fileName, clientId, network });
      }
      const sender = String(submission.id);
      const mostFiles = mostPhotos - present.length;
      const file = { id, sender, network, totalBytes, mostFiles };
      const kept = await arriving.keep(file, offset, source);
      if (kept.outcome === 'full') return refuse(noRoomReasons[kept.of]);
      if (kept.outcome === 'elsewhere') return kept;
      if (kept.sizeBytes < totalBytes) {
        const partial = { outcome: 'partial' as const, sizeBytes: kept.sizeBytes };
        if (kept.sizeBytes < sniffedBytes) return partial;
        const start = await arriving.start(id, sniffedBytes);
        // Given up while this piece came.
        if (start.byteLength === 0) return { outcome: 'elsewhere', sizeBytes: 0 };
        const sniffed = sniffPicture(start);
        if (sniffed.is !== 'foreign') return partial;
        await arriving.remove(id);
        return refusal('not-a-picture', sniffed.kind);
      }
      const begun = finishing.get(id) ?? begin(submission, id, piece);
      return answerOf(begun, piece);
    },

    /**
     * The seller does not want to send it any more: its place is free at once, its turn to be decoded
     * as well, and what comes of a decoding that has begun goes. A photo that had arrived before stays.
     */
    async giveUp(submission: Submission, clientId: string): Promise<void> {
      const id = await idOf(submission, clientId);
      const [answer] = await Promise.all([finishing.get(id)?.end(), arriving.remove(id)]);
      if (answer?.outcome !== 'added') return;
      await photos.change(submission, { what: 'remove', photoId: answer.photo.id });
    },
  };
}

/** Never made of the submission's token, which opens it. */
async function idOf({ id }: Submission, clientId: string): Promise<string> {
  return `${id}-${(await hashText(clientId)).slice(0, 32)}`;
}
