import { msg } from '@lingui/core/runtime-macro';
import type { Text } from '#messages/i18n.ts';
import {
  choiceField,
  emailField,
  field,
  phoneField,
  textField,
  type FieldReading,
  type FormField,
  type ValueOf,
} from '../forms/form-field.ts';
import type { Typed } from '../forms/read-form.ts';
import { howMany, readQuote, writeQuote } from '../quotes/quote-choice.ts';
import { alertRhythms } from './alert-rhythms.ts';
import { callTimes } from './call-times.ts';
import { slotDay, slotTime, tourSlots, type TourSlot } from './tour-slots.ts';

/** A field beyond a person's name, ways and message: kept in the lead's details under its name. */
interface DetailField<Name extends string, Value> extends FormField<Name, Value> {
  detail: {
    /** Of an export; its cells hold the value's `sameness`. */
    column: string;
    /** What staff read before the answer. */
    label: string;
    /** The answer in words; `at` stands between a day and a time. */
    say(value: Value, at: string): Text;
    /** It stands in the message's place where there is none. */
    isMessage?: true;
  };
}

const detail = <Name extends string, Value>(
  of: FormField<Name, Value>,
  how: DetailField<Name, Value>['detail'],
): DetailField<Name, Value> => ({ ...of, detail: how });

const half = { width: 'half', spellCheck: false } as const;
const firstNameAs = (missing?: Text) =>
  textField('firstName', msg`First name`, { ...half, missing, autoComplete: 'given-name' });
const firstName = firstNameAs(msg`Enter your first name`);
const lastName = textField('lastName', msg`Last name`, { ...half, autoComplete: 'family-name' });
const emailAs = (missing?: Text) =>
  emailField(msg`Email`, msg`Enter an email address in the correct format, like name@example.com`, {
    ...half,
    missing,
  });
const email = emailAs(msg`Enter your email address`);
const phoneAs = (missing?: Text) => phoneField(msg`Phone number`, { ...half, missing });
const phone = phoneAs();
const messageAs = (label: Text, missing?: Text) =>
  textField('message', label, { missing, control: 'area', maxLength: 10_000 });

const callTime = detail(
  choiceField('callTime', msg`Best time to call`, callTimes, { width: 'half' }),
  { column: 'call_time', label: 'Call', say: (time) => callTimes[time] ?? time },
);

const slot = detail(
  field(
    'slot',
    msg`Day and time`,
    (text, now, office): FieldReading<TourSlot> => {
      const value = tourSlots(now, office).find(({ startsAt }) => startsAt === text);
      return value ? { value } : { fault: msg`Choose a day and time that is still free` };
    },
    {
      control: 'choice',
      missing: msg`Choose a day and time`,
      choices: { '': msg`Choose a time` },
      momentsAt: (now, office) => tourSlots(now, office).map(({ startsAt }) => startsAt),
      sameness: ({ startsAt }: TourSlot) => startsAt,
    },
  ),
  {
    column: 'tour_starts_at',
    label: 'Tour',
    say: (value, at) => `${slotDay(value)}${at}${slotTime(value)}`,
  },
);

const longestWanted = 200;
const wanted = detail(
  textField('wanted', msg`Which bus do you want?`, {
    missing: msg`Describe the bus you want`,
    maxLength: longestWanted,
    hint: msg`For example “15 passenger shuttle with lift under 40k”`,
  }),
  { column: 'wanted', label: 'Wanted', say: (text) => text, isMessage: true },
);

const rhythm = detail(
  choiceField('rhythm', msg`How often may we write?`, alertRhythms, { width: 'half' }),
  { column: 'alert_rhythm', label: 'Writes', say: (value) => alertRhythms[value] ?? value },
);

/** Of a saved search all but its words, in the parameters of the list's address. */
const filters = detail(
  textField('filters', msg`Filters`, { control: 'hidden', maxLength: 2_000 }),
  { column: 'filters', label: 'Filters', say: (text) => text },
);

const noChoice = msg`Choose a bus for the quote first`;
/** Buses, and how many or which of a lot, as the address of the quote has them. */
const choices = detail(
  field(
    'choices',
    msg`Buses`,
    (text): FieldReading<string> => {
      const { choices: read } = readQuote([text]);
      return read.length > 0 ? { value: writeQuote(read) } : { fault: noChoice };
    },
    { control: 'hidden', maxLength: 2_000, missing: noChoice },
  ),
  { column: 'quote', label: 'Quote for', say: quoteWords },
);

/** For staff: "3 of 1002; units 4, 7 of 1005". */
function quoteWords(text: string): string {
  const { choices: read } = readQuote([text]);
  return read.map((choice) => `${howMany(choice)} of ${choice.busId}`).join('; ');
}

/** The bus that a form is opened about, as far as its first words go. */
interface BusName {
  title: string;
  stockNumber: string | null;
}

interface LeadForm<Field extends FormField> {
  /** What staff call such a lead. */
  label: string;
  /** In the order of the page. */
  fields: readonly Field[];
  /** Double opt-in: it waits for a click in our mail, whose link has a secret of its own. */
  confirmed?: true;
  /** It says nothing without a bus. */
  aboutBus?: true;
  /** It is offered for no sold bus. */
  forSaleOnly?: true;
  /** What stands in the form before anything is typed; `asked` is the page's query. */
  begin?(
    bus: BusName | null,
    asked: Readonly<Record<string, string>>,
  ): Partial<Record<Field['name'], Text>>;
}

const form = <Field extends FormField>(of: LeadForm<Field>): LeadForm<Field> => of;

/** Every contact form by the kind of lead that it makes (contact: spec §2). */
export const leadForms = {
  contact: form({
    label: 'Message',
    fields: [firstName, lastName, phone, email, messageAs(msg`Message`, msg`Enter your message`)],
    begin: (bus) => {
      if (!bus) return {};
      const { title, stockNumber } = bus;
      const message = stockNumber
        ? msg`I would like to know more about the ${{ bus: title }} (stock ${{ stock: stockNumber }}).`
        : msg`I would like to know more about the ${{ bus: title }}.`;
      return { message };
    },
  }),
  callback: form({
    label: 'Call-back request',
    fields: [
      firstName,
      lastName,
      phoneAs(msg`Enter the phone number we should call`),
      callTime,
      emailAs(),
      messageAs(msg`What is it about?`),
    ],
  }),
  'bus-alert': form({
    label: 'Bus alert',
    fields: [wanted, filters, rhythm, email, firstNameAs()],
    confirmed: true,
    begin: (bus, asked) => ({
      wanted: (asked['wanted'] ?? bus?.title ?? '').slice(0, longestWanted),
      filters: asked['filters'] ?? '',
    }),
  }),
  'price-watch': form({
    label: 'Price watch',
    fields: [email],
    confirmed: true,
    aboutBus: true,
    forSaleOnly: true,
  }),
  quote: form({
    label: 'Quote request',
    fields: [choices, firstName, lastName, email, phone, messageAs(msg`What else should we know?`)],
    begin: (_bus, asked) => ({ choices: asked['choices'] ?? '' }),
  }),
  'video-tour': form({
    label: 'Video tour request',
    forSaleOnly: true,
    fields: [firstName, lastName, email, phone, slot, messageAs(msg`What should we show you?`)],
  }),
};

export type LeadKind = keyof typeof leadForms;
export type LeadField = (typeof leadForms)[LeadKind]['fields'][number];
export type LeadFieldName = LeadField['name'];
export type LeadTyped = Typed<LeadFieldName>;

/** Every kind, in the order staff are offered them. */
export const leadKinds = Object.keys(leadForms) as LeadKind[];

/** Kinds that go on writing to whoever asked, until they are ended by their link. */
export const alertKinds: readonly LeadKind[] = ['bus-alert', 'price-watch'];

/** The fields of a form as it stands: who keeps the filters of a search need not tell it in words, too. */
export function leadFields(kind: LeadKind, typed: LeadTyped): readonly LeadField[] {
  const fields: readonly LeadField[] = leadForms[kind].fields;
  if (!typed.filters) return fields;
  return fields.map((one) => (one.name === 'wanted' ? { ...one, missing: undefined } : one));
}

/** The fields of a form that are kept in a lead's details. */
export function detailFields(kind: LeadKind): DetailField<string, unknown>[] {
  const fields: readonly LeadField[] = leadForms[kind].fields;
  return fields.filter((one) => 'detail' in one);
}

type Detail = Extract<LeadField, { detail: object }>;

/** The part of a lead that differs by kind; kept as JSON. */
export type LeadDetails = { [One in Detail as One['name']]?: ValueOf<One> } & {
  /** The page's language, for our answers; absent is English. */
  language?: string;
  /** Bus alert: it writes nothing until its owner wants it to. */
  paused?: true;
  /** Bus alert: listings published up to this time have been told of. */
  toldUntil?: string;
};
