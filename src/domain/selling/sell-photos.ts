import { isBlank, oneLine } from '#domain/leads/read-text.ts';
import type { PhotoIntake } from '#domain/media/photo-intake.ts';
import { changeJobs } from './sell-desk.ts';
import type { SubmissionRepository } from './submission-repository.ts';
import { submissionCan } from './submission-states.ts';
import {
  longestCaption,
  mostPhotos,
  submissionTitle,
  type Submission,
  type SubmissionPhoto,
} from './submission.ts';

export interface PhotoUpload {
  source: Uint8Array | ReadableStream<Uint8Array>;
  /** As announced; fewer that arrive count as a lost connection. Null when nothing was said. */
  sizeBytes: number | null;
  /** As `shownFileName` gives it. */
  fileName: string | null;
  /** Null for a form without scripts: then the picture itself tells a repeat. */
  clientId: string | null;
}

export type TakePhotoAnswer =
  | { outcome: 'added' | 'repeated'; photo: SubmissionPhoto }
  /** `message` says the rule and what to do; the caller names the file. */
  | { outcome: 'refused'; message: string; retry: boolean };

export type PhotoChange =
  | { what: 'remove'; photoId: number }
  | { what: 'earlier' | 'later'; photoId: number }
  | { what: 'arrange'; photoIds: readonly number[] }
  | { what: 'caption'; photoId: number; caption: string };

/** What a seller may do with the photos of a submission that is open. */
export interface SellPhotos {
  /** Checked against the caps, stored, and counted once however often sent. */
  take(submission: Submission, upload: PhotoUpload): Promise<TakePhotoAnswer>;
  /** False when it is too late; photos of other submissions are not touched. */
  change(submission: Submission, change: PhotoChange): Promise<boolean>;
}

export const tooManyPhotos = `There are ${mostPhotos} photos already, which is the most. Remove one to add another.`;
const tooLateForPhotos = 'Photos cannot be added any more. Call us and we add them for you.';

export function createSellPhotos(parts: {
  submissions: SubmissionRepository;
  photoIntake: PhotoIntake;
  now(): Date;
}): SellPhotos {
  const { submissions, photoIntake, now } = parts;
  return {
    async take(submission, { source, sizeBytes, fileName, clientId }) {
      const refuse = async (message: string): Promise<TakePhotoAnswer> => {
        if (source instanceof ReadableStream) await source.cancel().catch(() => {});
        return { outcome: 'refused', message, retry: false };
      };
      if (!submissionCan.beCorrected(submission)) return refuse(tooLateForPhotos);
      const photos = await submissions.photos(submission.id);
      const earlier = clientId && photos.find((photo) => photo.clientId === clientId);
      if (earlier) {
        if (source instanceof ReadableStream) await source.cancel().catch(() => {});
        return { outcome: 'repeated', photo: earlier };
      }
      // Asked before decoding, which costs most; the repository asks again under its lock.
      if (photos.length >= mostPhotos) return refuse(tooManyPhotos);
      const alt = `Photo of the ${submissionTitle(submission)}`;
      const taken = await photoIntake.intake(source, { alt, sizeBytes: sizeBytes ?? undefined });
      if (taken.outcome === 'refused') return taken;
      const { name, widthPx, heightPx, placeholder } = taken.image;
      const added = await submissions.addPhoto({
        submissionId: submission.id,
        photo: { name, widthPx, heightPx, placeholder, fileName, clientId: clientId ?? name },
        most: mostPhotos,
        jobs: changeJobs(submission, now()),
      });
      if (added.outcome === 'full') return refuse(tooManyPhotos);
      return 'photo' in added ? added : refuse(tooLateForPhotos);
    },

    async change(submission, change) {
      const { id } = submission;
      if (await make(id, change)) return true;
      // It may be the photo that is not there, which leaves things as they were wanted.
      const present = await submissions.findById(id);
      return present !== null && submissionCan.beCorrected(present);
    },
  };

  function make(id: number, change: PhotoChange): Promise<boolean> {
    switch (change.what) {
      case 'remove':
        return submissions.removePhoto(id, change.photoId);
      case 'caption': {
        const caption = [...oneLine(change.caption)].slice(0, longestCaption).join('');
        return submissions.captionPhoto(id, change.photoId, isBlank(caption) ? null : caption);
      }
      case 'arrange':
        return submissions.arrangePhotos(id, () => change.photoIds);
      case 'earlier':
      case 'later':
        return submissions.arrangePhotos(id, (ids) => moved(ids, change.photoId, change.what));
    }
  }
}

function moved(ids: readonly number[], id: number, where: 'earlier' | 'later'): number[] {
  const from = ids.indexOf(id);
  const to = where === 'earlier' ? from - 1 : from + 1;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** A file's name as people may read it: no path, no control characters, no more than fits. */
export function shownFileName(name: string | null | undefined): string | null {
  const base = (name ?? '').toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const clean = base.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  return clean === '' ? null : [...clean].slice(0, 120).join('');
}
