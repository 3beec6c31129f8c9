import { countAsked, readQuote } from '#domain/quotes/quote-choice.ts';
import { fullName, type Lead } from '../lead.ts';

export interface ReplyTemplate {
  id: number;
  name: string;
  subject: string;
  body: string;
  revision: number;
  updatedAt: string;
}

export type TemplateOutcome =
  | { outcome: 'stored'; template: ReplyTemplate }
  | { outcome: 'missing' }
  | { outcome: 'conflict'; current: ReplyTemplate }
  | { outcome: 'name-taken' };

/** Texts that staff start a reply from. Changes are in the audit log. */
export interface ReplyTemplates {
  list(): Promise<ReplyTemplate[]>;
  find(id: number): Promise<ReplyTemplate | null>;
  /** A new one when `id` is null. */
  store(
    change: Pick<ReplyTemplate, 'name' | 'subject' | 'body'> & {
      id: number | null;
      expectedRevision: number;
      by: { id: string; name: string };
    },
  ): Promise<TemplateOutcome>;
  /** `expectedRevision` null removes it whatever it says by now. One that is gone counts as removed. */
  remove(
    id: number,
    expectedRevision: number | null,
    by: { id: string; name: string },
  ): Promise<'removed' | 'conflict'>;
}

/** What `{{…}}` may name, and what each stands for. */
export const mergeFields = {
  first_name: 'First name, or “there”',
  name: 'Whole name',
  bus: 'The bus, by title and stock number; of a request without one “the bus” or “the buses”',
  bus_link: 'Address of the bus page',
  reference: 'Reference of the request',
  company: 'Our name',
  phone: 'Our phone number',
  my_name: 'Your name',
} as const;
type MergeField = keyof typeof mergeFields;

interface MergeContext {
  company: string;
  phone: string;
  memberName: string;
  /** Whole address of the bus page; null when the lead names no bus. */
  busLink: string | null;
}

/** A template filled in for a lead. A field without a value reads as people would write around it. */
export function fillTemplate(text: string, lead: Lead, context: MergeContext): string {
  const bus = lead.bus;
  const asked = countAsked(readQuote([lead.details.choices ?? '']).choices);
  const values: Record<MergeField, string> = {
    first_name: lead.firstName ?? 'there',
    name: fullName(lead) ?? 'there',
    bus: bus
      ? bus.title + (bus.stockNumber ? ` (stock ${bus.stockNumber})` : '')
      : asked > 1
        ? 'the buses'
        : 'the bus',
    bus_link: context.busLink ?? '',
    reference: lead.reference,
    company: context.company,
    phone: context.phone,
    my_name: context.memberName,
  };
  return text.replace(/\{\{\s*([a-z_]+)\s*\}\}/g, (whole, field: string) =>
    Object.hasOwn(values, field) ? values[field as MergeField] : whole,
  );
}

/** The first that stands like a field and is none, as it was typed; one that is not closed, too. */
export function unknownField(text: string): string | null {
  for (const [typed, name = '', end] of text.matchAll(/\{\{([^{}]{0,40})(\}\})?|\}\}/g))
    if (!end || !Object.hasOwn(mergeFields, name.trim())) return typed;
  return null;
}
