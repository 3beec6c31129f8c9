import { hashText, isToken, randomToken } from '#domain/hash-text.ts';
import { createSenderLimits, limitInMemory, type MakeLimit } from '#domain/leads/shared-limit.ts';
import { makeReference } from '#domain/leads/reference.ts';
import {
  differingValues,
  presentSubmission,
  type DifferingValue,
  type SubmissionView,
} from './present-submission.ts';
import { readSellForm, type SellFieldError } from './read-sell-form.ts';
import type { VinTable } from '#domain/inventory/vin/vin-table.ts';
import type { SellFormValues } from './sell-form.ts';
import { spamFrom, type FormSignals } from '../forms/form-signals.ts';
import { scoreSeller } from './seller-score.ts';
import { submissionDoubts, type SubmissionDoubt } from './submission-doubts.ts';
import type { SubmissionJob, SubmissionRepository } from './submission-repository.ts';
import { submissionCan } from './submission-states.ts';
import type { Submission, SubmissionDetails } from './submission.ts';
import type { ZipPlaces } from '#domain/inventory/zip-places.ts';

export type StartAnswer =
  | { outcome: 'started'; token: string; repeated: boolean }
  /** Safe, but the database is away: the token opens it when that is back. */
  | { outcome: 'kept'; token: string; reference: string }
  | { outcome: 'invalid'; errors: SellFieldError[] }
  /** The key is not 16 to 128 letters, digits, `-` or `_`. */
  | { outcome: 'bad-key' }
  /** The key belongs to an earlier form with other words. */
  | { outcome: 'key-conflict' };

export type CorrectAnswer =
  | { outcome: 'corrected' }
  | { outcome: 'invalid'; errors: SellFieldError[] }
  /** In another window or by staff, and it says otherwise now; `revision` is the present one. */
  | { outcome: 'changed-elsewhere'; revision: number; differing: DifferingValue[] }
  | { outcome: 'too-late' };

export interface OpenedSubmission {
  submission: Submission;
  view: SubmissionView;
  doubts: SubmissionDoubt[];
}

/** What the public site may do with submissions. Everything but `start` needs the private token. */
export type SellingService = ReturnType<typeof createSellingService>;

const keyShape = /^[\w-]{16,128}$/;
const remindAfterMs = 3 * 3_600_000;
/** Changes within this time make one mail to sales. */
const tellChangeAfterMs = 10 * 60_000;

/** The job that tells sales about what a seller changed after handing in; none for a draft. */
export function changeJobs(submission: Submission, now: Date): SubmissionJob[] {
  if (submission.state === 'draft' || submission.spamScore >= spamFrom) return [];
  const notBefore = new Date(now.getTime() + tellChangeAfterMs).toISOString();
  return [{ topic: 'submission-tell-change', notBefore }];
}

export function createSellingService(parts: {
  submissions: SubmissionRepository;
  zipPlaces: ZipPlaces;
  /** Whether a listing that visitors see has this VIN. */
  vinListed(vin: string): Promise<boolean>;
  /** What VINs say; read when it is first asked for. */
  vinTable(): VinTable;
  /** In this process's memory unless told otherwise. */
  makeLimit?: MakeLimit;
  now(): Date;
}) {
  const { submissions, zipPlaces, vinTable, makeLimit = limitInMemory, now } = parts;
  const read = (typed: SellFormValues) => readSellForm(typed, { now: now(), zipPlaces });

  /** Only what anybody can see: other submissions and drafts are for staff to compare. */
  const vinKnown = async ({ details: { vin }, listingId }: Submission) =>
    vin !== null && listingId === null && parts.vinListed(vin);

  return {
    /** Saves the draft; resolves when it is durable, throws when it is not. */
    async start(request: {
      typed: SellFormValues;
      key: string;
      /** Of the page the form stood on; absent is English. */
      language?: string;
      signals: FormSignals;
    }): Promise<StartAnswer> {
      const { typed, key, language, signals } = request;
      if (!keyShape.test(key)) return { outcome: 'bad-key' };
      const reading = read(typed);
      if (!reading.ok) return { outcome: 'invalid', errors: reading.errors };
      const { details } = reading;
      const { score, reasons } = scoreSeller(details, signals);
      const remind = new Date(now().getTime() + remindAfterMs).toISOString();
      const wanted = details.email !== null && submissionCan.receiveMail({ spamScore: score });
      const stored = await submissions.start({
        submission: {
          reference: makeReference(crypto.getRandomValues(new Uint8Array(12))),
          token: randomToken(),
          details: language === undefined ? details : { ...details, language },
          spamScore: score,
          spamReasons: reasons,
        },
        idempotency: { keyHash: await hashText(key), fingerprint: await fingerprintOf(details) },
        jobs: wanted ? [{ topic: 'submission-remind', notBefore: remind }] : [],
      });
      if (stored.outcome === 'conflict') return { outcome: 'key-conflict' };
      if (stored.outcome === 'kept') return stored;
      const { token } = stored.submission;
      return { outcome: 'started', token, repeated: stored.outcome === 'repeated' };
    },

    /** Null for a token that opens nothing. */
    async open(token: string): Promise<OpenedSubmission | null> {
      const submission = isToken(token) ? await submissions.findByToken(token) : null;
      if (!submission) return null;
      const view = presentSubmission(submission, await submissions.photos(submission.id));
      const context = { now: now(), zipPlaces, vinTable, vinKnown: await vinKnown(submission) };
      return { submission, view, doubts: submissionDoubts(submission.details, context) };
    },

    async correct(
      submission: Submission,
      { typed, revision }: { typed: SellFormValues; revision: number },
    ): Promise<CorrectAnswer> {
      if (!submissionCan.beCorrected(submission)) return { outcome: 'too-late' };
      const reading = read(typed);
      if (!reading.ok) return { outcome: 'invalid', errors: reading.errors };
      const change = await submissions.correct({
        id: submission.id,
        expectedRevision: revision,
        details: reading.details,
        actor: 'seller',
        jobs: changeJobs(submission, now()),
      });
      if (change.outcome === 'changed') return { outcome: 'corrected' };
      if (change.outcome !== 'conflict' || !submissionCan.beCorrected(change.current))
        return { outcome: 'too-late' };
      const { current } = change;
      const differing = differingValues(current, reading);
      // Its own first press, whose answer was lost, or the same typed twice.
      if (differing.length === 0) return { outcome: 'corrected' };
      return { outcome: 'changed-elsewhere', revision: current.revision, differing };
    },

    /** Hands the draft in. Handing in what is handed in already changes nothing. */
    async finish(submission: Submission): Promise<Submission> {
      const change = await submissions.changeState({
        id: submission.id,
        expectedRevision: null,
        to: 'submitted',
        actor: 'seller',
        jobs: finishJobs(submission, now()),
      });
      if (change.outcome === 'changed') return change.submission;
      return 'current' in change ? change.current : submission;
    },

    /** False when it is too late for that. */
    async withdraw(submission: Submission): Promise<boolean> {
      const change = await submissions.changeState({
        id: submission.id,
        expectedRevision: null,
        to: 'withdrawn',
        actor: 'seller',
        jobs: changeJobs(submission, now()),
      });
      if (change.outcome === 'changed') return true;
      return 'current' in change && change.current.state === 'withdrawn';
    },

    /** Before a form is looked at; a bus that was stored counts whole, anything else hardly. */
    takeTurn: createSenderLimits({
      makeLimit,
      names: { address: 'sell-address', contact: 'sell-contact' },
      now,
    }),
  };
}

function finishJobs(submission: Submission, now: Date): SubmissionJob[] {
  if (submission.spamScore >= spamFrom) return [];
  const { email } = submission.details;
  const tellSeller = email !== null && submissionCan.receiveMail(submission);
  // Sent once more, it answers a question of ours: sales have read the rest.
  const isNew = submission.state === 'draft';
  return [
    ...(isNew ? [{ topic: 'submission-tell-sales' } as const] : changeJobs(submission, now)),
    ...(tellSeller ? [{ topic: 'submission-tell-seller' } as const] : []),
  ];
}

/** The same for the same words, however often they are sent. */
const fingerprintOf = (details: SubmissionDetails): Promise<string> =>
  hashText(JSON.stringify(details));
