import type {
  NewSubmission,
  Submission,
  SubmissionDetails,
  SubmissionPhoto,
} from './submission.ts';
import type { SubmissionState } from './submission-states.ts';

export type SubmissionTopic =
  /** To the seller when a draft lies unfinished: the link to go on with. */
  | 'submission-remind'
  | 'submission-tell-sales'
  | 'submission-tell-seller'
  /** To sales: the seller changed what was already submitted. Several changes make one mail. */
  | 'submission-tell-change';

/** Work that follows a change (`outbox.ts`); it reads the submission anew. */
export interface SubmissionJob {
  topic: SubmissionTopic;
  /** ISO time before which it should not run. */
  notBefore?: string;
}

export interface SubmissionStart {
  submission: NewSubmission;
  /** SHA-256 of the one-time key, and of what was sent under it. */
  idempotency: { keyHash: string; fingerprint: string };
  jobs: readonly SubmissionJob[];
  /** ISO time of arrival; the time of storing when absent. */
  at?: string;
}

type StartOutcome =
  /** Durable beside the database, which is away; the token opens it when it is back. */
  | { outcome: 'kept'; reference: string; token: string }
  | { outcome: 'stored'; submission: Submission }
  /** The key was used for the same words before: what it led to. */
  | { outcome: 'repeated'; submission: Submission }
  /** The key was used for other words before; nothing stored. */
  | { outcome: 'conflict' };

export type SubmissionChange =
  | { outcome: 'changed'; submission: Submission }
  | { outcome: 'missing' }
  /** Somebody changed it since `expectedRevision`. */
  | { outcome: 'conflict'; current: Submission }
  /** `submission-states.ts` does not allow it. */
  | { outcome: 'refused'; current: Submission };

export type AddPhotoOutcome =
  | { outcome: 'added'; photo: SubmissionPhoto }
  /** The same client id, or the same picture, is there already. */
  | { outcome: 'repeated'; photo: SubmissionPhoto }
  | { outcome: 'full' }
  | { outcome: 'missing' }
  | { outcome: 'refused' };

type NewPhoto = Omit<SubmissionPhoto, 'id' | 'caption'>;

/** One line of what happened to a submission. */
export interface SubmissionEvent {
  at: string;
  /** `seller`, `system`, or a staff member's name. */
  actor: string;
  from: SubmissionState | null;
  to: SubmissionState;
  note: string | null;
}

/** Who changes a submission, and what goes with the change. */
export interface ChangeBy {
  id: number;
  /** Null skips the optimistic lock. */
  expectedRevision: number | null;
  actor: string;
  note?: string | null;
  jobs?: readonly SubmissionJob[];
}

/**
 * Where submissions live. Promises: `start` stores the row, its first event, the idempotency record
 * and the outbox rows in one transaction and resolves only when that is durable; of any number of
 * equal starts at once one is stored. Every change writes its event in the same transaction. A photo
 * is counted, and its repeat recognised, under a lock of its submission. Unexpected database errors
 * throw.
 */
export interface SubmissionRepository {
  start(submission: SubmissionStart): Promise<StartOutcome>;
  findById(id: number): Promise<Submission | null>;
  findByToken(token: string): Promise<Submission | null>;
  findByReference(reference: string): Promise<Submission | null>;
  correct(change: ChangeBy & { details: SubmissionDetails }): Promise<SubmissionChange>;
  changeState(
    change: ChangeBy & { to: SubmissionState; listingId?: number },
  ): Promise<SubmissionChange>;
  /** A line in the history that changes nothing else; unknown ids are ignored. */
  addNote(id: number, actor: string, note: string): Promise<void>;
  /** Oldest first. */
  history(id: number): Promise<SubmissionEvent[]>;
  /** What its owner found on it, and what reports were made of that. */
  inspections(submission: Pick<Submission, 'id' | 'listingId'>): Promise<Record<string, unknown>[]>;
  /** In the seller's order. */
  photos(id: number): Promise<SubmissionPhoto[]>;
  addPhoto(request: {
    submissionId: number;
    photo: NewPhoto;
    most: number;
    jobs?: readonly SubmissionJob[];
  }): Promise<AddPhotoOutcome>;
  /** False when the submission has no such photo, or its photos are not the seller's any more. */
  removePhoto(submissionId: number, photoId: number): Promise<boolean>;
  /**
   * Photos in the order that `arrange` makes of the present one, then those it does not name; ids of
   * other submissions are ignored. False when its photos are not the seller's any more.
   */
  arrangePhotos(
    submissionId: number,
    arrange: (ids: readonly number[]) => readonly number[],
  ): Promise<boolean>;
  /** Another picture in the place of one; false as for `removePhoto`, and where `was` is not its name any more. */
  replacePhoto(
    submissionId: number,
    photoId: number,
    was: string,
    picture: Pick<SubmissionPhoto, 'name' | 'widthPx' | 'heightPx' | 'placeholder'>,
  ): Promise<boolean>;
  /** False as for `removePhoto`. */
  captionPhoto(submissionId: number, photoId: number, caption: string | null): Promise<boolean>;
  /** Every submission in id order, a bounded batch at a time. */
  scan(batchSize: number): AsyncIterable<Submission[]>;
  /** Everything kept about one person, by e-mail address in any spelling of case. */
  findByEmail(email: string): Promise<Submission[]>;
  /**
   * Deletes it with history, photos and mails of staff that wait, and the person's name in inspections of
   * these buses, whose reports are withdrawn; returns the pictures that nothing points to any more.
   */
  eraseByEmail(
    email: string,
    by: { id: string | null; name: string },
  ): Promise<{ submissions: number; pictures: string[] }>;
  /** Deletes what `submissionRetentionDays` says is due. */
  deleteExpired(now: Date): Promise<{ submissions: number; pictures: string[] }>;
}
