import { changeJobs } from './sell-desk.ts';
import type { AddPhotoOutcome, NewPhoto, SubmissionRepository } from './submission-repository.ts';
import { submissionCan } from './submission-states.ts';
import { largestPhotoBytes, mostPhotos, type Submission } from './submission.ts';

export interface PhotoUpload {
  bytes: Uint8Array;
  /** As the browser named it; null when it did not. */
  fileName: string | null;
  /** Null for a form without scripts: then the picture itself tells a repeat. */
  clientId: string | null;
}

export type StoredPicture = Omit<NewPhoto, 'clientId' | 'fileName'>;

/** Decodes, re-encodes and stores one picture; the media domain's business. */
export type PictureIntake = (
  bytes: Uint8Array,
) => Promise<
  { outcome: 'stored'; picture: StoredPicture } | { outcome: 'refused'; message: string }
>;

export type TakePhotoAnswer =
  | Extract<AddPhotoOutcome, { photo: unknown }>
  /** `message` names the rule and what to do; the caller names the file. */
  | { outcome: 'refused'; message: string };

export type TakePhoto = (submission: Submission, upload: PhotoUpload) => Promise<TakePhotoAnswer>;

export const tooManyPhotos = `There are ${mostPhotos} photos already, which is the most. Remove one to add another.`;
export const tooLargePhoto = `It is larger than ${largestPhotoBytes / 1024 / 1024} MB. Take it again at a lower resolution, or send a screenshot of it.`;
const tooLateForPhotos = 'Photos cannot be added any more. Call us and we add them for you.';

/** One photo of a submission: checked against the caps, stored, and counted once however often sent. */
export function createTakePhoto(parts: {
  submissions: SubmissionRepository;
  intake: PictureIntake;
  now(): Date;
}): TakePhoto {
  const refuse = (message: string): TakePhotoAnswer => ({ outcome: 'refused', message });
  return async (submission, { bytes, fileName, clientId }) => {
    if (!submissionCan.beCorrected(submission)) return refuse(tooLateForPhotos);
    if (bytes.byteLength === 0) return refuse('It is empty. Choose the photo again.');
    if (bytes.byteLength > largestPhotoBytes) return refuse(tooLargePhoto);
    const photos = await parts.submissions.photos(submission.id);
    const earlier = clientId && photos.find((photo) => photo.clientId === clientId);
    if (earlier) return { outcome: 'repeated', photo: earlier };
    // Asked before decoding, which costs most; the repository asks again under its lock.
    if (photos.length >= mostPhotos) return refuse(tooManyPhotos);
    const taken = await parts.intake(bytes);
    if (taken.outcome === 'refused') return taken;
    const added = await parts.submissions.addPhoto({
      submissionId: submission.id,
      photo: { ...taken.picture, clientId: clientId ?? taken.picture.name, fileName },
      most: mostPhotos,
      jobs: changeJobs(submission, parts.now()),
    });
    if (added.outcome === 'full') return refuse(tooManyPhotos);
    return 'photo' in added ? added : refuse(tooLateForPhotos);
  };
}

/** A file's name as people may read it: no path, no control characters, no more than fits. */
export function shownFileName(name: string | null | undefined): string | null {
  const base = (name ?? '').toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const clean = base.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  return clean === '' ? null : [...clean].slice(0, 120).join('');
}
