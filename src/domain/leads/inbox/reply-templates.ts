import { countAsked, readQuote } from '#domain/quotes/quote-choice.ts';
import { msg } from '@lingui/core/runtime-macro';
import { languageOf, type LanguageCode } from '#messages/languages.ts';
import { say } from '#messages/i18n.ts';
import { fullName, type Lead } from '../lead.ts';

export interface ReplyTemplate {
  id: number;
  name: string;
  subject: string;
  body: string;
  /** That it is written in; its fields are filled in with words of it. */
  language: LanguageCode;
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
      /** A form of an earlier version says none: what is stored stays. */
      language?: LanguageCode;
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
  first_name: 'First name; “there”, in the language of the template, where none was given',
  name: 'Whole name, or the same word',
  bus: 'The bus, by title and stock number; of a request without one “the bus” or “the buses”. In other languages with the article',
  bus_link: 'Address of the bus page, in the language of whoever wrote',
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

const nobody = msg({ message: 'there', context: 'in place of a name, after “Hello”' });
const oneBus = msg({ message: 'the bus', context: 'in place of its title' });
const someBuses = msg({ message: 'the buses', context: 'in place of their titles' });

/**
 * A template filled in for a lead, in the language that is spoken. A field without a value reads as
 * people would write around it.
 */
export function fillTemplate(text: string, lead: Lead, context: MergeContext): string {
  const bus = lead.bus;
  const asked = countAsked(readQuote([lead.details.choices ?? '']).choices);
  const values: Record<MergeField, string> = {
    first_name: lead.firstName ?? say(nobody),
    name: fullName(lead) ?? say(nobody),
    bus: bus ? titleAndNumber(bus) : say(asked > 1 ? someBuses : oneBus),
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

const titleAndNumber = ({ title, stockNumber }: NonNullable<Lead['bus']>) =>
  say(
    stockNumber === null
      ? msg({ message: `${{ title }}`, context: 'a bus within a sentence' })
      : msg({
          message: `${{ title }} (stock ${{ stockNumber }})`,
          context: 'a bus within a sentence',
        }),
  );

/** The language of the page that it was written on. */
export const languageOfLead = ({ details }: Lead): LanguageCode =>
  languageOf(details.language) ?? 'en';

/** What the subject of a reply says before anybody types, in the language that is spoken. */
export const firstSubject = ({ bus }: Lead): string =>
  say(bus ? msg`Your question about ${{ title: bus.title }}` : msg`Your request`);

/** The first that stands like a field and is none, as it was typed; one that is not closed, too. */
export function unknownField(text: string): string | null {
  for (const [typed, name = '', end] of text.matchAll(/\{\{([^{}]{0,40})(\}\})?|\}\}/g))
    if (!end || !Object.hasOwn(mergeFields, name.trim())) return typed;
  return null;
}
