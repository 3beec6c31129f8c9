import type { LeadFieldName, LeadKind, LeadTyped } from '#domain/leads/lead-forms.ts';
import type { FormModel } from '#site/forms/form-parts.tsx';
import type { FormLabels } from '#site/forms/shown-field.ts';

/** What a contact form shows; plain data in the page's language. */
export interface LeadFormProps extends FormModel<LeadFieldName> {
  kind: LeadKind;
  /** Where it is posted to. */
  action: string;
  button: string;
  /** The bus it is about. */
  bus: { id: number; title: string; stockNumber: string | null } | null;
  /** What stands in it before anything is typed. */
  begun: LeadTyped;
  labels: FormLabels;
}
