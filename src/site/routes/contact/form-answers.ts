import type { FieldError } from '#domain/leads/read-submission.ts';
import type { BodyFault } from '#site/body-fault.ts';
import type { FormOutcome } from './submit-form.ts';

type Status = 200 | 400 | 403 | 413 | 415 | 422 | 429 | 503;

interface Answer {
  status: Status;
  /** What to say above the form, or null when the fields say it all. */
  problem: string | null;
  errors: readonly FieldError[];
}

const says = (status: Status, problem: string): Answer => ({ status, problem, errors: [] });

/** Status and words for every way a form can end; `phone` is what remains when nothing works. */
export function answerOf(outcome: FormOutcome, phone: string): Answer {
  switch (outcome.outcome) {
    case 'received':
      return { status: 200, problem: null, errors: [] };
    case 'invalid':
      return { status: 422, problem: null, errors: outcome.errors };
    case 'key-conflict':
      return says(
        422,
        'This form was sent before with other words. To send these as a new message, press the button again.',
      );
    case 'bad-key':
      return says(400, 'The form was changed on its way. Please press the button again.');
    case 'no-proof':
      return says(
        403,
        'We could not see that this came from our page. Please press the button again.',
      );
    case 'too-often':
      return says(
        429,
        `That was a lot at once. Please wait ${inWords(outcome.retryAfterSeconds)} and press the button again, or call ${phone}. What you typed is still here.`,
      );
    case 'unreadable':
      return says(outcome.status, unreadable[outcome.status](phone));
    case 'unavailable':
      return says(
        503,
        `We could not save your request. Please call ${phone}, or try again in a few minutes. What you typed is still here.`,
      );
  }
}

const unreadable: Record<BodyFault['status'], (phone: string) => string> = {
  400: (phone) => `The form did not arrive whole. Please send it again, or call ${phone}.`,
  413: (phone) =>
    `That is more text than we can take at once. Go back, shorten it and send it again, or call ${phone}.`,
  415: (phone) => `We can only read what this form sends. Please use it, or call ${phone}.`,
  503: (phone) =>
    `Very much is being sent to us at the moment. Please wait a minute and send it again, or call ${phone}.`,
};

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'one second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
