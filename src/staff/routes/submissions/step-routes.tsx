import type { Context } from 'hono';
import { busFields } from '#domain/inventory/fields/bus-fields.ts';
import { manyLines } from '#domain/forms/read-text.ts';
import { submissionCan, submissionStates } from '#domain/selling/submission-states.ts';
import type { Submission } from '#domain/selling/submission.ts';
import { readFieldTexts } from '#domain/staff/inventory/field-texts.ts';
import {
  publishErrors,
  readListingForm,
  type ListingFieldError,
} from '#domain/staff/inventory/read-listing-form.ts';
import { draftListing } from '#domain/staff/submissions/draft-listing.ts';
import {
  isMailable,
  longestMessage,
  type StepOutcome,
} from '#domain/staff/submissions/review-service.ts';
import { say } from '#messages/i18n.ts';
import { readTextForm } from '../../forms/read-form.ts';
import { redirectWith } from '../../flash.ts';
import { notFoundPage } from '../../gate-answers.tsx';
import { route } from '../../staff-route.ts';
import type { StaffEnv } from '../../staff-services.ts';
import { inventoryUrls } from '../inventory/inventory-urls.ts';
import { showConflict } from './show-conflict.tsx';
import { listingEdits, showReview } from './show-review.tsx';
import type { StepWords } from './review-steps.tsx';
import { submissionUrls } from './submission-urls.ts';

/** A page from before the last change; no submission has this revision. */
const noRevision = 0;

export function revisionOf(posted: Record<string, string>): number {
  return /^\d{1,9}$/.test(posted.revision ?? '') ? Number(posted.revision) : noRevision;
}

/** Each step is a form on the review page. */
export const stepRoutes = [
  route('POST', submissionUrls.take, 'submissions.work', async (c) => {
    const posted = await readTextForm(c);
    const answer = await c.get('staff').submissions.take(requestOf(c, posted));
    return answerStep(c, answer, posted, 'It is yours. The others see that you look at it.');
  }),

  route('POST', submissionUrls.ask, 'submissions.work', async (c) => {
    const posted = await readTextForm(c);
    const { message = '' } = posted;
    const answer = await c.get('staff').submissions.ask({ ...requestOf(c, posted), message });
    const done = isWrittenTo(answer)
      ? 'The question is on its way to the seller.'
      : 'Noted. No mail can reach the seller: call.';
    return answerStep(c, answer, posted, done, 'message');
  }),

  route('POST', submissionUrls.reject, 'submissions.work', async (c) => {
    const posted = await readTextForm(c);
    const tell = posted.tell === 'yes';
    const answer = await c
      .get('staff')
      .submissions.reject({ ...requestOf(c, posted), reason: posted.reason ?? '', tell });
    const done =
      tell && isWrittenTo(answer)
        ? 'Not taken. The seller is told why.'
        : 'Not taken. The seller is not told.';
    return answerStep(c, answer, posted, done, 'reason');
  }),

  route('POST', submissionUrls.publish, 'submissions.work', async (c) => {
    const posted = await readTextForm(c);
    const reference = c.req.param('reference');
    const status = posted.status === 'draft' ? 'draft' : 'published';
    const texts = readFieldTexts((name) => posted[name] ?? '');
    const { details, errors } = readListingForm(texts);
    const missing =
      status === 'published'
        ? publishErrors(details).filter(({ field }) => !errors.some((one) => one.field === field))
        : [];
    if (errors.length + missing.length > 0) {
      const wrong = inFormOrder([...errors, ...missing]);
      return showReview(c, reference, { typed: posted, errors: wrong, seen: revisionOf(posted) });
    }
    const answer = await c
      .get('staff')
      .submissions.publish({ ...requestOf(c, posted), details, status });
    if (answer.outcome === 'changed' && answer.submission.listingId !== null) {
      return redirectWith(
        c,
        inventoryUrls.listing(answer.submission.listingId),
        status === 'published' ? 'Published. Buyers can see it now.' : 'Kept as a draft listing.',
      );
    }
    return answerStep(c, answer, posted, 'Published.');
  }),

  route('POST', submissionUrls.note, 'submissions.work', async (c) => {
    const posted = await readTextForm(c);
    const { text = '' } = posted;
    const reference = c.req.param('reference');
    const member = c.get('member');
    const done = await c.get('staff').submissions.note({ reference, member, text });
    if (!done) {
      const problem = 'There was nothing to note.';
      const seen = revisionOf(posted);
      return showReview(c, reference, { problem, problemAt: 'text', typed: posted, seen });
    }
    const typed = without(posted, 'text');
    const seen = revisionOf(posted) || undefined;
    return showReview(c, reference, { typed, done: 'The note is added.', seen });
  }),
];

const isWrittenTo = (answer: StepOutcome): boolean =>
  answer.outcome === 'changed' && isMailable(answer.submission);

export function requestOf(c: Context<StaffEnv>, posted: Record<string, string>) {
  const reference = c.req.param('reference') ?? '';
  return { reference, revision: revisionOf(posted), member: c.get('member') };
}

/** Back to the page with a sentence; to the conflict page when somebody was quicker. */
export async function answerStep(
  c: Context<StaffEnv>,
  answer: StepOutcome,
  posted: Record<string, string>,
  done: string,
  /** The field that it took. */
  taken?: StepWords,
): Promise<Response> {
  const reference = c.req.param('reference') ?? '';
  switch (answer.outcome) {
    case 'changed': {
      const edits = await noteEdits(c, answer.submission, posted);
      const typed = without(posted, taken);
      return showReview(c, reference, { typed, done: [done, edits].filter(Boolean).join(' ') });
    }
    case 'missing':
      return notFoundPage(c);
    case 'conflict':
      return showConflict(c, answer.current, posted);
    case 'refused': {
      const state = submissionStates[answer.current.state].toLowerCase();
      const problem = `That cannot be done: it is “${state}” by now.`;
      return showReview(c, reference, { problem, typed: posted });
    }
    case 'invalid':
      return showReview(c, reference, {
        problem: answer.text,
        problemAt: taken,
        typed: posted,
        seen: revisionOf(posted),
      });
  }
}

/**
 * A bus that cannot be published has no form of its listing: what was typed in it stands in a note from
 * then on, once, however often the step is sent.
 */
async function noteEdits(
  c: Context<StaffEnv>,
  submission: Submission,
  posted: Record<string, string>,
): Promise<string | null> {
  if (submissionCan.become(submission, 'published')) return null;
  const edits = listingEdits(draftListing(submission), posted);
  if (edits.length === 0) return null;
  const { reference } = submission;
  const { submissions } = c.get('staff');
  const { history = [] } = (await submissions.open(reference)) ?? {};
  const lines = edits.map(({ label, text }) => `${say(label)}: ${text || '–'}`);
  const text = manyLines(['Typed in the listing:', ...lines].join('\n'));
  for (let at = 0; at < text.length; at += longestMessage) {
    const part = manyLines(text.slice(at, at + longestMessage));
    if (!history.some(({ note }) => note === part))
      await submissions.note({ reference, member: c.get('member'), text: part });
  }
  return 'What you typed in the listing is in a note.';
}

function without(posted: Record<string, string>, taken: string | undefined) {
  return Object.fromEntries(Object.entries(posted).filter(([name]) => name !== taken));
}

function inFormOrder(errors: readonly ListingFieldError[]): ListingFieldError[] {
  return busFields.flatMap(({ key }) => errors.filter(({ field }) => field === key));
}
