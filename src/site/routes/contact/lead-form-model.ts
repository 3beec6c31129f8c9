import type { FieldError, TypedValues } from '#domain/leads/read-submission.ts';
import type { LeadBus } from '#domain/leads/lead.ts';
import type { LeadFieldName } from '#domain/leads/lead-form.ts';
import type { LeadKind } from '#domain/leads/lead-states.ts';
import type { TourSlot } from '#domain/leads/tour-slots.ts';

/** Everything a lead form shows. */
export interface LeadFormModel {
  kind: LeadKind;
  /** The bus it is about; its id travels in a hidden field. */
  bus: LeadBus | null;
  typed: TypedValues;
  errors: readonly FieldError[];
  /** What went wrong as a whole, in one or two sentences. */
  problem: string | null;
  /** One-time key; empty on pages that are cached, where the browser's script makes one. */
  key: string;
  /** Signed time of rendering; empty on cached pages. */
  stamp: string;
  slots: readonly TourSlot[];
}

/** A fresh form that may stand in a cached page: the same HTML for everybody. */
export function cacheableForm(kind: LeadKind, bus: LeadBus | null): LeadFormModel {
  return {
    kind,
    bus,
    typed: startWords(bus),
    errors: [],
    problem: null,
    key: '',
    stamp: '',
    slots: [],
  };
}

/** The message to start from when it is about a bus. */
export function startWords(bus: LeadBus | null): TypedValues {
  if (!bus) return {};
  const stock = bus.stockNumber ? ` (stock ${bus.stockNumber})` : '';
  return { message: `I would like to know more about the ${bus.title}${stock}.` };
}

/** Names of the form's other inputs. */
export const hiddenFields = {
  bus: 'bus',
  key: 'key',
  stamp: 'stamp',
  /** Left empty by people, who do not see it. */
  honeypot: 'company_website',
} as const;

/** Id of a field's input; the words of the field name keep it readable in addresses. */
export const fieldId = (name: LeadFieldName): string => `contact-${kebab(name)}`;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
