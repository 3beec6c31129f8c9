import type { ProofVerdict } from './form-proof.ts';

/** What the form itself gives away about who filled it in. */
export interface FormSignals {
  /** A field that no person sees was filled. */
  honeypotFilled: boolean;
  /** From rendering to sending, when the page's signed time could be read. */
  fillMs: number | null;
  /** Absent where none is asked for. */
  proof?: ProofVerdict;
}

/** From here on staff see "possible spam" and whoever sent it gets no mail from us. */
export const suspiciousFrom = 50;
/** The highest score: a lead starts in the state `spam`, a bus offered is shown apart, and nobody is told of either. */
export const spamFrom = 100;

export interface FormScore {
  /** 0 is clean. */
  score: number;
  /** Which rules gave points, for staff. */
  reasons: string[];
}

type Rule = readonly [hit: boolean, points: number, reason: string];

/** None of them makes a form suspicious alone. */
export const proofRules: Readonly<Record<ProofVerdict, readonly [points: number, reason: string]>> =
  {
    good: [0, ''],
    missing: [10, 'no proof of work'],
    wrong: [25, 'wrong proof of work'],
    used: [25, 'proof of work used again'],
  };

/**
 * Points of the rules of every form, `hastyMs` being what nobody needs less than, and of its own. They
 * flag and never refuse: a wrong refusal loses a buyer or a bus, a wrong flag costs staff one look.
 */
export function scoreForm(signals: FormSignals, hastyMs: number, own: readonly Rule[]): FormScore {
  const { honeypotFilled, fillMs, proof = 'good' } = signals;
  const rules: readonly Rule[] = [
    [honeypotFilled, 100, 'filled a hidden field'],
    [fillMs !== null && fillMs < hastyMs, 40, 'sent within seconds'],
    [proof !== 'good', ...proofRules[proof]],
    ...own,
  ];
  const hits = rules.filter(([hit]) => hit);
  return {
    score: Math.min(
      spamFrom,
      hits.reduce((sum, [, points]) => sum + points, 0),
    ),
    reasons: hits.map(([, , reason]) => reason),
  };
}
