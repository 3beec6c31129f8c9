import type { LeadFieldName, LeadKind } from '#domain/leads/lead-forms.ts';
import type { LeadBus } from '#domain/leads/lead.ts';
import type { OpeningHours } from '#domain/office/opening-hours.ts';
import type { FormModel } from '#site/forms/form-parts.tsx';

/** What a contact form shows; plain data. */
export interface LeadFormProps extends FormModel<LeadFieldName> {
  kind: LeadKind;
  /** Where it is posted to. */
  action: string;
  button: string;
  /** The bus it is about. */
  bus: LeadBus | null;
  /** Where choices depend on the time, ISO 8601; null on pages that are cached. */
  asked: { now: string; office: OpeningHours } | null;
}
