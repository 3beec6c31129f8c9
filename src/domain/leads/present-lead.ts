import type { Text } from '#messages/i18n.ts';
import { foreignLanguage } from '#messages/languages.ts';
import type { Lead } from './lead.ts';
import { detailFields, leadForms, leadKinds } from './lead-forms.ts';

/** What the thank-you page may show to whoever has the reference: nothing about the person. */
export type LeadReceipt = ReturnType<typeof presentReceipt>;

export function presentReceipt(lead: Lead) {
  return {
    reference: lead.reference,
    kind: lead.kind,
    /** Set for a tour. */
    slot: lead.details.slot ?? null,
    /** The bus it is about; public already. */
    busTitle: lead.bus?.title ?? null,
    requestedAt: lead.createdAt,
  };
}

type Told = Pick<Lead, 'kind' | 'message' | 'details'>;

/** An answer to a field that only some forms have, or the language that was not asked for. */
interface LeadAnswer {
  /** What staff read before it. */
  label: string;
  text: Text;
  /** It stands in the message's place. */
  isMessage: boolean;
  column: string;
  cell: string;
}

const languageColumn = 'language';

/** In the order of the form; `at` stands between a day and a time. */
export function leadAnswers({ kind, details }: Told, at = ' at '): LeadAnswer[] {
  const values = new Map<string, unknown>(Object.entries(details));
  const answers = detailFields(kind).flatMap(({ name, detail, sameness }) => {
    const value = values.get(name) ?? null;
    if (value === null) return [];
    const { label, column, isMessage = false } = detail;
    const cell = String(sameness ? sameness(value) : value);
    return [{ label, text: detail.say(value, at), isMessage, column, cell }];
  });
  const text = foreignLanguage(details.language);
  if (text === null) return answers;
  return [
    ...answers,
    { label: 'Language', text, isMessage: false, column: languageColumn, cell: text },
  ];
}

/** The message, or what the form asks for in its place. */
export function leadWords(lead: Told): string | null {
  return lead.message ?? leadAnswers(lead).find(({ isMessage }) => isMessage)?.cell ?? null;
}

const columns = [
  ...new Set(leadKinds.flatMap((kind) => detailFields(kind).map(({ detail }) => detail.column))),
  languageColumn,
].toSorted();

/** A lead as one flat record, for exports and for the person who asks what we keep. */
export function leadRecord(lead: Lead): Record<string, string> {
  return {
    ...toldLead(lead),
    spam_score: String(lead.spamScore),
    spam_reasons: lead.spamReasons.join('; '),
  };
}

/** Of it what other systems are told: nothing of how we judge the person. */
export function toldLead(lead: Lead): Record<string, string> {
  const answers = leadAnswers(lead);
  const cellOf = (column: string) => answers.find((one) => one.column === column)?.cell ?? '';
  return {
    reference: lead.reference,
    kind: leadForms[lead.kind].label,
    state: lead.state,
    created_at: lead.createdAt,
    updated_at: lead.updatedAt,
    first_name: lead.firstName ?? '',
    last_name: lead.lastName ?? '',
    email: lead.email ?? '',
    phone: lead.phone ?? '',
    phone_e164: lead.phoneE164 ?? '',
    message: lead.message ?? '',
    bus_stock_number: lead.bus?.stockNumber ?? '',
    bus_title: lead.bus?.title ?? '',
    ...Object.fromEntries(columns.map((column) => [column, cellOf(column)])),
  };
}
