import { wordsOfCode } from '../words-of-code.ts';
import type { SubmissionDetails } from './submission.ts';

/** Follow from others, or are no detail of the bus or its seller. */
const untold: readonly string[] = ['phoneE164', 'language'] satisfies (keyof SubmissionDetails)[];

/** For the history of a submission: which details a correction changed. */
export function correctionNote(before: SubmissionDetails, after: SubmissionDetails): string {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after)
    .filter(([name, value]) => !untold.includes(name) && (was.get(name) ?? null) !== value)
    .map(([name]) => wordsOf(name));
  return changed.length === 0 ? 'Saved as it was' : `Details corrected: ${changed.join(', ')}`;
}

/** "askingPriceCents" is "asking price". */
const wordsOf = (name: string) =>
  wordsOfCode(name.replace(/(Cents|Miles)$/, '')).replace(/^(vin|zip)\b/, (short) =>
    short.toUpperCase(),
  );
