import { msg, plural } from '@lingui/core/runtime-macro';
import { kilometersInMile, kilometerWord } from '#messages/figures.ts';
import { plainNumber } from '#domain/inventory/import/values/read-number.ts';
import { choiceField, field, textField, type FieldReading } from '../forms/form-field.ts';
import { readForm, type Faults, type Typed } from '../forms/read-form.ts';
import type { DeliveryWay } from './delivery-costs.ts';

/** What a visitor has told. Null: nothing, so it is not counted. */
export interface CostAnswers {
  way: DeliveryWay;
  milesAYear: number | null;
  years: number;
  /** Thousandths of a percent, as are all rates here: 6.625 % is 6,625. */
  taxRate: number | null;
  /** Title, plates, registration. */
  tagsCents: number | null;
  downCents: number | null;
  yearlyRate: number | null;
  months: number | null;
}

const mostDollars = 5_000_000;

const ornaments =
  /^(?:us ?)?\$|(?:\$(?: ?us)?|mi|miles|millas|milles|months|meses|mois|years|años|ans|dollars|dólares)\.?$/giu;

/** "8,000", "8.000", "8 mil", "8000 mi", "$1,200", "1 200,50 $": a figure as it is written in any of our languages. */
function figureOf(text: string, most: number): number | null {
  const value = plainNumber(text.replace(/\s+/gu, ' ').replace(ornaments, '').trim());
  return value !== null && value <= most ? value : null;
}

/** No "12,5": that is half of something, and not 125. */
function wholeOf(text: string, most: number): number | null {
  const value = figureOf(text, most);
  return Number.isInteger(value) ? value : null;
}

const inKilometers = new RegExp(String.raw`^(.*\d)\s*(?:${kilometerWord})\.?$`, 'iu');

/** Miles; "13 000 km" are read as those are, whatever language a page is in. */
function milesOf(text: string, most: number): number | null {
  const kilometers = inKilometers.exec(text)?.[1];
  if (kilometers === undefined) return wholeOf(text, most);
  const value = wholeOf(kilometers, Math.ceil(most * kilometersInMile));
  return value === null ? null : Math.round(value / kilometersInMile);
}

/** "6.625", "6.625 %" and "6,625" as those write it who have a comma there: thousandths of a percent. */
function thousandthsOf(text: string, mostPercent: number): number | null {
  const figure = text.replace(/[\s%]/g, '').replace(',', '.');
  if (!/^\d{1,2}(?:\.\d{0,3})?$/.test(figure)) return null;
  const value = Math.round(Number(figure) * 1_000);
  return value <= mostPercent * 1_000 ? value : null;
}

const figureField = <Name extends string>(
  name: Name,
  label: ReturnType<typeof msg>,
  [least, most]: readonly [number, number],
  hint?: ReturnType<typeof msg>,
  read = wholeOf,
) => {
  const isAmount = read === figureOf;
  return field(
    name,
    label,
    (text): FieldReading<number> => {
      const value = read(text, most);
      if (value !== null && value >= least) return { value };
      const fault = isAmount
        ? msg`${{ label }}: enter an amount from ${{ least }} to ${plural({ most }, { other: '#' })}`
        : msg`${{ label }}: enter a whole number from ${{ least }} to ${plural({ most }, { other: '#' })}`;
      return { fault };
    },
    {
      inputMode: isAmount ? 'decimal' : 'numeric',
      maxLength: 20,
      width: 'half',
      ...(hint ? { hint } : {}),
    },
  );
};

const percentField = <Name extends string>(
  name: Name,
  label: ReturnType<typeof msg>,
  most: number,
  hint?: ReturnType<typeof msg>,
) =>
  field(
    name,
    label,
    (text): FieldReading<number> => {
      const value = thousandthsOf(text, most);
      return value === null
        ? { fault: msg`${{ label }}: enter a percentage from 0 to ${{ most }}, like 6.25` }
        : { value };
    },
    { inputMode: 'decimal', maxLength: 20, width: 'half', ...(hint ? { hint } : {}) },
  );

/** The form of costs, whose answers stand in the address. */
export const costFields = [
  textField('zip', msg`Where to: ZIP, or town and state`, {
    maxLength: 60,
    autoComplete: 'postal-code',
  }),
  choiceField('way', msg`How it comes`, {
    driven: msg`Driven, by a driver of ours`,
    hauled: msg`Hauled, on a trailer`,
  }),
  figureField(
    'miles',
    msg`Miles a year`,
    [0, 200_000],
    msg`Or in kilometers, with km behind the figure.`,
    milesOf,
  ),
  figureField('years', msg`Years you keep it`, [1, 30]),
  percentField(
    'tax',
    msg`Sales tax, %`,
    30,
    msg`Your state’s office knows it; we do not guess it.`,
  ),
  figureField(
    'tags',
    msg`Title and tags, $`,
    [0, 100_000],
    msg`Title, plates, registration`,
    figureOf,
  ),
  figureField('down', msg`Down payment, $`, [0, mostDollars], undefined, figureOf),
  percentField('rate', msg`Interest, % a year`, 60),
  figureField('months', msg`Months to pay`, [1, 360]),
] as const;

export type CostField = (typeof costFields)[number]['name'];

/** What the form begins with. */
export const costBeginning = { way: 'driven', miles: '8000', years: '5' } as const;

const onlyOne = {
  months: msg`Months to pay: enter them too, or leave the interest empty`,
  rate: msg`Interest: enter it too, or leave the months empty`,
} as const;

/** The answers of a form, the place as typed, and what is to be put right. */
export function readCostForm(typed: Typed<CostField>): {
  answers: CostAnswers;
  place: string | null;
  faults: Faults<CostField>;
} {
  const { values, faults } = readForm<(typeof costFields)[number]>(costFields, typed);
  const isAlone = (name: 'rate' | 'months', other: 'rate' | 'months') =>
    values[name] === null && values[other] !== null && !faults.has(name);
  if (isAlone('months', 'rate')) faults.set('months', onlyOne.months);
  if (isAlone('rate', 'months')) faults.set('rate', onlyOne.rate);
  const cents = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * 100));
  return {
    answers: {
      way: values.way ?? 'driven',
      milesAYear: values.miles,
      years: values.years ?? 1,
      taxRate: values.tax,
      tagsCents: cents(values.tags),
      downCents: cents(values.down),
      yearlyRate: values.rate,
      months: values.months,
    },
    place: values.zip,
    faults,
  };
}
