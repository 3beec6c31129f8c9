import type { FormStart } from '#domain/forms/form-start.ts';
import { leadForms, type LeadFieldName, type LeadKind } from '#domain/leads/lead-forms.ts';
import type { LeadBus } from '#domain/leads/lead.ts';
import type { FormModel } from '#site/forms/form-parts.tsx';

/** Everything a lead form shows. */
export interface LeadFormModel extends FormModel<LeadFieldName> {
  kind: LeadKind;
  /** The bus it is about; its id travels in a hidden field. */
  bus: LeadBus | null;
  /** Empty on pages that are cached, where the browser's script makes a key. */
  start: FormStart;
  /** For choices that depend on the time; null on pages that are cached. */
  now: Date | null;
}

/** A fresh form that may stand in a cached page: the same HTML for everybody. */
export function cacheableForm(kind: LeadKind, bus: LeadBus | null): LeadFormModel {
  return {
    kind,
    bus,
    typed: leadForms[kind].begin?.(bus, {}) ?? {},
    errors: [],
    problem: null,
    start: { key: '', stamp: '' },
    now: null,
  };
}
