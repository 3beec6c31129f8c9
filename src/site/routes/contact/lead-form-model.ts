import type { FormStart } from '#domain/forms/form-start.ts';
import {
  leadForms,
  type LeadFieldName,
  type LeadKind,
  type LeadTyped,
} from '#domain/leads/lead-forms.ts';
import type { OpeningHours } from '#domain/office/opening-hours.ts';
import type { LeadBus } from '#domain/leads/lead.ts';
import { say } from '#messages/i18n.ts';
import type { FormModel } from '#site/forms/form-parts.tsx';

/** Everything a lead form shows. */
export interface LeadFormModel extends FormModel<LeadFieldName> {
  kind: LeadKind;
  /** The bus it is about; its id travels in a hidden field. */
  bus: LeadBus | null;
  /** Empty on pages that are cached, where the browser's script makes a key. */
  start: FormStart;
  /** For choices that depend on the time; null on pages that are cached. */
  asked: { now: Date; office: OpeningHours } | null;
}

/** What stands in a form before anything is typed; `asked` is the page's query. */
export function begunForm(
  kind: LeadKind,
  bus: LeadBus | null,
  asked: Readonly<Record<string, string>> = {},
): LeadTyped {
  const begun = Object.entries(leadForms[kind].begin?.(bus, asked) ?? {});
  return Object.fromEntries(begun.map(([name, text]) => [name, say(text)]));
}

/** A fresh form that may stand in a cached page: the same HTML for everybody. */
export function cacheableForm(kind: LeadKind, bus: LeadBus | null): LeadFormModel {
  return {
    kind,
    bus,
    typed: begunForm(kind, bus),
    errors: [],
    problem: null,
    start: { key: '', stamp: '' },
    asked: null,
  };
}
