import { scoreForm, type FormScore, type FormSignals } from '../forms/form-signals.ts';
import type { SubmissionDetails } from './submission.ts';

/** Nobody describes a bus in this time. */
const hastyMs = 3_000;

export function scoreSeller(details: SubmissionDetails, signals: FormSignals): FormScore {
  const links = details.description?.match(/https?:\/\/|www\.|\[url|<a\s/giu)?.length ?? 0;
  return scoreForm(signals, hastyMs, [
    // A link or two to photos or an auction page is what honest sellers send.
    [links > 3, Math.min(60, 10 * links), 'many links'],
  ]);
}
