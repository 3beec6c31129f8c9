import { say } from '#messages/i18n.ts';
import {
  rateKeys,
  ratesBy,
  rateTable,
  rateUnits,
  builtInOn,
  type CostRates,
  type RateKey,
  type RateUnit,
} from '../../costs/cost-rates.ts';
import { textField } from '../../forms/form-field.ts';
import type { ContentEdit } from './content-edits.ts';
import type { BuiltInEntry } from './edited-entries.ts';
import { needed, readEntry, upTo, type FormFields, type ReadEntry } from './read-fields.ts';

/** As staff read it, in the back office. */
const unitWords: Readonly<Record<RateUnit, string>> = {
  times: 'times',
  'dollars-a-mile': 'dollars a mile',
  dollars: 'dollars',
  'miles-a-day': 'miles a day',
  'miles-a-gallon': 'miles a gallon',
  'kwh-a-mile': 'kWh a mile',
  'dollars-a-gallon': 'dollars a gallon',
  'dollars-a-kwh': 'dollars a kWh',
  percent: 'percent',
};

export const rateFields = [
  textField('name', 'Rate', { control: 'key', maxLength: 200, hint: 'Named alike on the site' }),
  textField('unit', 'Counted in', { control: 'key', maxLength: 40 }),
  textField('amount', 'Amount', {
    ...needed('the amount', 20),
    inputMode: 'decimal',
    width: 'short',
  }),
  textField('source', 'Source (optional)', {
    ...upTo('the source', 160),
    hint: 'Whoever states it, and of when. Left empty, visitors read that it is our own assumption. They also read the day on which it was saved last.',
  }),
];

/** "1,250.5" or "$0.85": a number of at most four decimals; null for anything else. */
function amountOf(text: string): number | null {
  const figure = text.replace(/^\$\s*|,(?=\d{3}(?:\D|$))|\s*%$/g, '');
  return /^\d{1,7}(?:\.\d{1,4})?$/.test(figure) ? Number(figure) : null;
}

const isWithin = (amount: number | null, unit: RateUnit): amount is number =>
  amount !== null && amount >= rateUnits[unit].least && amount <= rateUnits[unit].most;

const nameOf = (key: RateKey): string => say(rateTable[key].name);

/** What the form says of one rate; its name and unit are not staff's to change. */
export function readRate(form: FormFields, slug: string): ReadEntry {
  const key = rateKeys.find((one) => one === slug);
  if (!key) throw new Error(`${slug} is no rate`);
  const { unit, amount: builtIn } = rateTable[key];
  const fixed = { ...form, name: nameOf(key), unit: unitWords[unit] };
  return readEntry(rateFields, fixed, (values, faults) => {
    if (faults.has('amount')) return;
    const { least, most } = rateUnits[unit];
    const amount = amountOf(values['amount'] ?? '');
    if (isWithin(amount, unit)) values['amount'] = String(amount);
    else faults.set('amount', `Enter a number from ${least} to ${most}, such as ${builtIn}`);
  });
}

/** The built-in rates, as the form has them. */
export const rateEntries = (): BuiltInEntry[] =>
  rateKeys.map((key) => {
    const row: { unit: RateUnit; amount: number; source?: string } = rateTable[key];
    return {
      slug: key,
      values: {
        name: nameOf(key),
        unit: unitWords[row.unit],
        amount: String(row.amount),
        source: row.source ?? '',
      },
    };
  });

/** The rates with staff's over them, each set when it was saved; one that cannot be read is built in. */
export function editedRates(edits: readonly ContentEdit[]): CostRates {
  const own = new Map(
    edits.flatMap((edit) =>
      edit.kind === 'rate' && edit.live ? [[edit.slug, edit] as const] : [],
    ),
  );
  return ratesBy((key, { unit, amount, source }) => {
    const edit = own.get(key);
    const set = amountOf(String(edit?.live?.['amount'] ?? ''));
    if (!edit || !isWithin(set, unit)) {
      return { amount, source: source ?? null, setOn: builtInOn };
    }
    return {
      amount: set,
      source: String(edit.live?.['source'] ?? '') || null,
      setOn: edit.updatedAt,
    };
  });
}
