import { t } from '@lingui/core/macro';
import type { FieldError } from '#domain/forms/read-form.ts';
import type { LeadFieldName } from '#domain/leads/lead-forms.ts';
import { tooOften, unreadable } from '#site/forms/form-words.ts';
import type { FormOutcome } from './submit-form.ts';

type Status = 200 | 400 | 403 | 413 | 415 | 422 | 429 | 503;

interface Answer {
  status: Status;
  /** What to say above the form, or null when the fields say it all. */
  problem: string | null;
  errors: readonly FieldError<LeadFieldName>[];
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
        t`This form was sent before with other words. To send these as a new message, press the button again.`,
      );
    case 'bad-key':
      return says(400, t`The form was changed on its way. Please press the button again.`);
    case 'no-proof':
      return says(
        403,
        t`We could not see that this came from our page. Please press the button again.`,
      );
    case 'no-bus':
      return says(422, t`This bus is not listed any more. Look for another one among our buses.`);
    case 'too-often':
      return says(429, tooOften(outcome.retryAfterSeconds, phone));
    case 'unreadable':
      return says(outcome.status, unreadable[outcome.status](phone));
    case 'unavailable':
      return says(
        503,
        t`We could not save your request. Please call ${phone}, or try again in a few minutes. What you typed is still here.`,
      );
  }
}
