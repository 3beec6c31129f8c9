import { proofRules, type ProofVerdict } from '../forms/form-proof.ts';
import type { Submission } from './read-submission.ts';

/** What the form itself gives away about who filled it in. */
export interface FormSignals {
  /** A field that no person sees was filled. */
  honeypotFilled: boolean;
  /** From rendering to sending, when the page's signed time could be read. */
  fillMs: number | null;
  /** Absent where none is asked for. */
  proof?: ProofVerdict;
  /** How many leads with the same text came in the last day. */
  sameTextCount: number;
}

export interface SpamScore {
  /** 0 is clean. */
  score: number;
  /** Which rules gave points, for staff. */
  reasons: string[];
}

/** From here on staff see "possible spam" and the visitor gets no mail from us. */
export const suspiciousFrom = 50;
/** From here on a lead starts in the state `spam`: kept and shown apart, announced to nobody. */
export const spamFrom = 100;

/** Nobody reads and fills five fields in this time; a password manager and a short note can. */
const hastyMs = 2_500;

/**
 * Scores a submission. It flags and never refuses, because a wrong refusal loses a buyer and a wrong
 * flag costs staff one look. No rule looks at a person's name, language, country or provider.
 */
export function scoreSpam(submission: Submission, signals: FormSignals): SpamScore {
  const text = submission.message ?? submission.details.wanted ?? '';
  const names = `${submission.firstName ?? ''} ${submission.lastName ?? ''}`;
  const links = text.match(/https?:\/\/|www\.|\[url|<a\s/giu)?.length ?? 0;
  const pitches = new Set(text.toLowerCase().match(salesPitch)).size;
  const rules: [boolean, number, string][] = [
    [signals.honeypotFilled, 100, 'filled a hidden field'],
    [signals.fillMs !== null && signals.fillMs < hastyMs, 40, 'sent within seconds'],
    [(signals.proof ?? 'good') !== 'good', ...proofRules[signals.proof ?? 'good']],
    [links > 2, Math.min(60, 15 * links), 'many links'],
    [/https?:\/\/|www\./iu.test(names), 60, 'link in the name'],
    [/\[url=|<a\s+href/iu.test(text), 40, 'link markup'],
    [pitches > 0, 30 * pitches, 'sells services to us'],
    [signals.sameTextCount > 1, Math.min(100, 20 * signals.sameTextCount), 'same text again'],
  ];
  const hits = rules.filter(([hit]) => hit);
  return {
    score: hits.reduce((sum, [, points]) => sum + points, 0),
    reasons: hits.map(([, , reason]) => reason),
  };
}

const salesPitch =
  /\b(?:backlinks?|guest posts?|seo services?|search engine optimi[sz]ation|rank (?:higher|#?1)|first page of google|online casino|crypto(?:currency)? investment|web ?design services?|buy followers|business loans? approved|viagra|cialis)\b/gu;
