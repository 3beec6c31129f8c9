import { alertKinds, type LeadKind } from '../lead-forms.ts';
import type { LeadTopic } from '../lead-repository.ts';

/** The jobs that tell a CRM of a lead, as far as one is configured. */
export type ForwardTopic = Extract<LeadTopic, 'lead-adf-mail' | 'lead-adf-post'>;

/** Whoever waits for alerts has asked nobody to call; everything else is a lead to a CRM. */
export const isForwarded = (kind: LeadKind) => !alertKinds.includes(kind);

/** Tells a CRM over HTTPS. */
export interface AdfPoster {
  /** `lasting`: trying again cannot help until somebody changes something. */
  post(
    document: string,
    reference: string,
  ): Promise<{ outcome: 'taken' } | { outcome: 'failed'; reason: string; lasting: boolean }>;
}
