import { proofRules, type ProofVerdict } from '#domain/forms/form-proof.ts';
import type { SubmissionDetails } from './submission.ts';

/** What the form itself gives away about who filled it in. */
export interface SellerSignals {
  /** A field that no person sees was filled. */
  honeypotFilled: boolean;
  /** From rendering to sending, when the page's signed time could be read. */
  fillMs: number | null;
  /** Absent where none is asked for. */
  proof?: ProofVerdict;
}

/** Nobody describes a bus in this time. */
const hastyMs = 3_000;

/** Flags and never refuses: a wrong refusal loses a bus, a wrong flag costs staff one look. */
export function scoreSeller(
  details: SubmissionDetails,
  signals: SellerSignals,
): { score: number; reasons: string[] } {
  const links = details.description?.match(/https?:\/\/|www\.|\[url|<a\s/giu)?.length ?? 0;
  const rules: [boolean, number, string][] = [
    [signals.honeypotFilled, 100, 'filled a hidden field'],
    [signals.fillMs !== null && signals.fillMs < hastyMs, 40, 'sent within seconds'],
    [(signals.proof ?? 'good') !== 'good', ...proofRules[signals.proof ?? 'good']],
    // A link or two to photos or an auction page is what honest sellers send.
    [links > 3, Math.min(60, 10 * links), 'many links'],
  ];
  const hits = rules.filter(([hit]) => hit);
  return {
    score: hits.reduce((sum, [, points]) => sum + points, 0),
    reasons: hits.map(([, , reason]) => reason),
  };
}
