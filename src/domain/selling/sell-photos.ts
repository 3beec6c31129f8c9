import { msg } from '@lingui/core/runtime-macro';
import { isBlank, oneLine } from '#domain/forms/read-text.ts';
import { photoOf } from '#domain/inventory/picture-words.ts';
import type { Asker } from '#domain/line.ts';
import { limitInMemory, takeEach, type MakeLimit } from '#domain/leads/shared-limit.ts';
import { letGo, type ArrivingFiles } from '#domain/media/arriving-files.ts';
import type { PhotoEditing } from '#domain/media/edit-photo.ts';
import { photoLimits, type PhotoIntake } from '#domain/media/photo-intake.ts';
import {
  noRoomReasons,
  refusal,
  type PhotoVerdict,
  type ArrivingPhoto,
  type Refusal,
} from '#domain/media/photo-refusals.ts';
import type { Message } from '#messages/i18n.ts';
import { changeJobs } from './selling-service.ts';
import type { SubmissionRepository } from './submission-repository.ts';
import { submissionCan } from './submission-states.ts';
import {
  longestCaption,
  mostPhotos,
  submissionTitle,
  type Submission,
  type SubmissionPhoto,
} from './submission.ts';

/** `signal`: whoever waits for it has gone; `patienceMs`: for its turn, the line's unless told. */
export interface PhotoUpload extends ArrivingPhoto, Pick<Asker, 'signal' | 'patienceMs'> {
  /** As `shownFileName` gives it. */
  fileName: string | null;
}

export type SellerPhotoChange =
  | { what: 'remove' | 'turn'; photoId: number }
  | { what: 'earlier' | 'later'; photoId: number }
  | { what: 'arrange'; photoIds: readonly number[] }
  | { what: 'caption'; photoId: number; caption: string };

export type TakePhotoAnswer = PhotoVerdict<SubmissionPhoto>;

/** What a seller may do with the photos of a submission that is open. */
export type SellPhotos = ReturnType<typeof createSellPhotos>;

const tooManyPhotos = msg`There are ${{ most: mostPhotos }} photos already, which is the most. Remove one to add another.`;
const tooLateForPhotos = msg`Photos cannot be added any more. Call us and we add them for you.`;

export function createSellPhotos(parts: {
  submissions: SubmissionRepository;
  photoIntake: PhotoIntake;
  editing: Pick<PhotoEditing, 'turn'>;
  arriving: Pick<ArrivingFiles, 'hold'>;
  /** In this process's memory unless told otherwise. */
  makeLimit?: MakeLimit;
  now(): Date;
}) {
  const { submissions, photoIntake, editing, arriving, makeLimit = limitInMemory, now } = parts;
  const ofBus = makeLimit('photos-of-bus');
  const ofNetwork = makeLimit('photos-of-network');

  const takePlace = ({ id }: Submission, network: string) =>
    takeEach(
      [[ofBus, String(id)], ...(network === '' ? [] : [[ofNetwork, network] as const])],
      now().getTime(),
    );

  /** What can be said before anything is read; the repository asks again under its lock. */
  async function before(
    submission: Submission,
    clientId: string | null,
  ): Promise<{ answer: TakePhotoAnswer } | { photos: number }> {
    if (!submissionCan.beCorrected(submission)) return { answer: forGood(tooLateForPhotos) };
    const photos = await submissions.photos(submission.id);
    const earlier = clientId && photos.find((photo) => photo.clientId === clientId);
    if (earlier) return { answer: { outcome: 'repeated', photo: earlier } };
    if (photos.length >= mostPhotos) return { answer: forGood(tooManyPhotos) };
    return { photos: photos.length };
  }

  async function store(submission: Submission, upload: PhotoUpload): Promise<TakePhotoAnswer> {
    const { source, sizeBytes, fileName, clientId, network, signal, patienceMs } = upload;
    const place = await takePlace(submission, network);
    if (place.waitSeconds > 0) return letGo(upload, refusal('enough'));
    const alt = photoOf(submissionTitle(submission));
    const taken = await photoIntake.intake(source, {
      alt,
      sizeBytes: sizeBytes ?? undefined,
      asker: { sender: [network, String(submission.id)], signal, patienceMs },
    });
    if (taken.outcome === 'refused') {
      // It was no fault of the seller's, who will send it again.
      if (taken.retry) await place.giveBack();
      return taken;
    }
    const { name, widthPx, heightPx, placeholder, takenMonth = null } = taken.image;
    const added = await submissions.addPhoto({
      submissionId: submission.id,
      photo: {
        name,
        widthPx,
        heightPx,
        placeholder,
        takenMonth,
        fileName,
        clientId: clientId ?? name,
      },
      most: mostPhotos,
      jobs: changeJobs(submission, now()),
    });
    if (added.outcome === 'full') return forGood(tooManyPhotos);
    return 'photo' in added ? added : forGood(tooLateForPhotos);
  }

  async function takeKept(submission: Submission, upload: PhotoUpload): Promise<TakePhotoAnswer> {
    const known = await before(submission, upload.clientId);
    return 'answer' in known ? letGo(upload, known.answer) : store(submission, upload);
  }

  return {
    /** Checked against the caps, stored, and counted once however often sent. */
    async take(submission: Submission, upload: PhotoUpload): Promise<TakePhotoAnswer> {
      const known = await before(submission, upload.clientId);
      if ('answer' in known) return letGo(upload, known.answer);
      const file = {
        sender: String(submission.id),
        network: upload.network,
        totalBytes: Math.max(1, upload.sizeBytes ?? photoLimits.bytes),
        mostFiles: mostPhotos - known.photos,
      };
      // Others may have arrived while this one waited for its room.
      const taken = await arriving.hold(file, () => takeKept(submission, upload));
      return taken.outcome === 'full' ? letGo(upload, refusal(noRoomReasons[taken.of])) : taken;
    },

    /** The same for one that `ArrivingFiles` keeps, and so has its room. */
    takeKept,

    /**
     * `gone`: there is no such photo of this submission. Nothing is lost by removing it twice, or by
     * turning one that another press has turned meanwhile.
     */
    async change(
      submission: Submission,
      change: SellerPhotoChange,
      /** Which a turned photo waits in line for, as one that is sent does. */
      network = '',
    ): Promise<'done' | 'gone' | 'too-late' | Refusal> {
      const { id } = submission;
      const made = await make(submission, change, network);
      if (typeof made !== 'boolean') return made;
      if (made) return 'done';
      const present = await submissions.findById(id);
      if (present === null || !submissionCan.beCorrected(present)) return 'too-late';
      if (change.what === 'remove') return 'done';
      const isTurned =
        change.what === 'turn' && (await findPhoto(id, change.photoId)) !== undefined;
      return isTurned ? 'done' : 'gone';
    },
  };

  function make(
    submission: Submission,
    change: SellerPhotoChange,
    network: string,
  ): Promise<boolean | Refusal> {
    const { id } = submission;
    switch (change.what) {
      case 'turn':
        return turn(submission, change.photoId, network);
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
        return move(id, change.photoId, change.what);
    }
  }

  async function findPhoto(id: number, photoId: number): Promise<SubmissionPhoto | undefined> {
    return (await submissions.photos(id)).find((one) => one.id === photoId);
  }

  /** A quarter clockwise. Of two presses at once one counts: both make the same picture of the same one. */
  async function turn(
    submission: Submission,
    photoId: number,
    network: string,
  ): Promise<boolean | Refusal> {
    const { id } = submission;
    const photo = await findPhoto(id, photoId);
    if (!photo || !submissionCan.beCorrected(submission)) return false;
    const place = await takePlace(submission, network);
    if (place.waitSeconds > 0) return refusal('enough');
    const asker = { sender: [network, String(id)] };
    const turned = await editing.turn({ ...photo, alt: '' }, asker);
    if (turned.outcome === 'stored')
      return submissions.replacePhoto(id, photoId, photo.name, turned.image);
    if (turned.retry) await place.giveBack();
    return turned;
  }

  async function move(id: number, photoId: number, where: 'earlier' | 'later'): Promise<boolean> {
    let isThere = false;
    const arranged = await submissions.arrangePhotos(id, (ids) => {
      isThere = ids.includes(photoId);
      return moved(ids, photoId, where);
    });
    return arranged && isThere;
  }
}

const forGood = (message: Message): TakePhotoAnswer => ({
  outcome: 'refused',
  message,
  retry: false,
});

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
