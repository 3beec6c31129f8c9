import { jsonOrNull } from '#domain/json-or-null.ts';
import { wordsOfCode } from '#domain/words-of-code.ts';
import { busFields } from '#domain/inventory/fields/bus-fields.ts';
import { emptyBusDetails } from '#domain/inventory/bus-listing.ts';
import { listingStatuses } from '#domain/inventory/choices.ts';
import { formatDollars, formatNumber } from '#domain/inventory/display-values.ts';
import { displayField } from '#domain/inventory/field-display.ts';
import { leadStates } from '#domain/leads/lead-states.ts';
import { submissionStates } from '#domain/selling/submission-states.ts';
import { unitStateWords } from '#domain/staff/lots/unit-acts.ts';
import { staffRoles } from '#domain/staff/roles.ts';
import { say } from '#messages/i18n.ts';
import { entryKinds } from '../content/entry-kinds.ts';
import { topicName } from '../operations/operations-words.ts';
import { sentenceCase } from './action-words.ts';

/** One field of a change as people call it, and how its values read. */
export interface FieldWords {
  label: string;
  read(value: unknown): string;
}

const contentStates: Readonly<Record<string, string>> = {
  off: 'Off the site',
  draft: 'Draft',
  live: 'On the site',
  'built-in': 'As it came',
};

const stateWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  lead: leadStates,
  submission: submissionStates,
  unit: unitStateWords,
};

/** Names of fields that no form describes. */
const otherLabels: Readonly<Record<string, string>> = {
  archivedAt: 'In the archive since',
  askingPriceCents: 'Asking price',
  bodyManufacturer: 'Body make',
  buyerNote: 'Buyer',
  characters: 'Length in characters',
  confirmedAt: 'Still available on',
  createdAt: 'Added on',
  disabledAt: 'Account off since',
  email: 'E-mail',
  expiresAt: 'Works until',
  fromSubmission: 'From submission',
  images: 'Photos',
  leads: 'Requests',
  listingId: 'Became a listing',
  mergedInto: 'Merged into',
  mileageMiles: 'Miles',
  phoneE164: 'Phone, to dial',
  pictures: 'Photos',
  publishAt: 'To be published',
  publishedAt: 'Published on',
  region: 'State',
  soldAt: 'Sold on',
  soldOn: 'Day of the sale',
  source: 'Came from',
  sourceId: 'Number there',
  stateAt: 'Since',
  topic: 'What it does',
  twoFactor: 'Second step',
};

/** Only the program needs them. */
const untold = new Set(['revision', 'reply', 'slug', 'language']);

export const isTold = (field: string) => !untold.has(field);

const ofBuses = new Set(['listing', 'submission', 'unit']);
const busFieldOf = new Map(busFields.map((field) => [String(field.key), field]));

export function fieldWords(subjectKind: string, field: string): FieldWords {
  // Of a form that comes back, names are whatever somebody sent.
  const label = Object.hasOwn(otherLabels, field)
    ? otherLabels[field]!
    : sentenceCase(wordsOfCode(field.replace(/(Cents|At)$/, '')));
  if (field === 'state' && subjectKind !== 'listing') {
    const words = stateWords[subjectKind] ?? contentStates;
    return { label: 'State', read: (value) => words[String(value)] ?? plainValue(value) };
  }
  if (field === 'status')
    return { label: 'Status', read: (value) => nameIn(listingStatuses, value) };
  if (field === 'role' && (subjectKind === 'member' || subjectKind === 'invitation'))
    return { label: 'Role', read: (value) => nameIn(staffRoles, value) };
  if (field === 'topic') return { label, read: (value) => topicName(String(value)) };
  if (field === 'images') return { label, read: photosText };
  if (/^unit \d+$/.test(field)) return { label, read: unitText };
  const ofBus = ofBuses.has(subjectKind) ? busFieldOf.get(field) : undefined;
  if (ofBus)
    return {
      label: ofBus.label,
      read: (value) =>
        displayField(ofBus, { ...emptyBusDetails, [ofBus.key]: value }) ?? plainValue(value),
    };
  const ofForm = entryKinds
    .find(({ kind }) => kind === subjectKind)
    ?.fields.find(({ name }) => name === field);
  if (ofForm) return { label: say(ofForm.label).replace(' (optional)', ''), read: plainValue };
  if (field.endsWith('Cents')) return { label, read: (value) => formatDollars(Number(value)) };
  return { label, read: plainValue };
}

const nameIn = (names: Readonly<Record<string, string>>, value: unknown) =>
  names[String(value)] ?? plainValue(value);

/** `name alt` each, as changes are recorded: the alt is for people, the name is not. */
function photosText(value: unknown): string {
  if (!Array.isArray(value)) return plainValue(value);
  const alts = value.map(
    (photo) =>
      String(photo)
        .replace(/^\S+ ?/, '')
        .trim() || 'no description',
  );
  const count = `${alts.length} ${alts.length === 1 ? 'photo' : 'photos'}`;
  return alts.length === 0 ? count : `${count}: ${alts.join('; ')}`;
}

/** A unit of a lot: what is known of it, each with its name. */
function unitText(value: unknown): string {
  const known = Object.entries(Object(value)).filter(
    ([, one]) => one !== null && String(one) !== '',
  );
  const told = known.map(([name, one]) => {
    const { label, read } = fieldWords('unit', name);
    return `${label}: ${read(one)}`;
  });
  return told.join('; ') || 'nothing known';
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'medium',
  timeStyle: 'short',
});

function plainValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return formatNumber(value);
  if (Array.isArray(value)) return value.map(plainValue).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, one]) => `${wordsOfCode(name)}: ${plainValue(one)}`)
      .join('; ');
  const text = String(value);
  if (instant.test(text)) return moment.format(new Date(text));
  return readNested(text) ?? text;
}

/** Content records its lists as JSON within a field. */
function readNested(text: string): string | null {
  if (!/^[[{]/.test(text)) return null;
  // Null where somebody wrote a bracket.
  const nested = jsonOrNull(text);
  return nested === null ? null : plainValue(nested);
}
