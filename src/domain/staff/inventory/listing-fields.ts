import type { FieldUnit } from '#domain/inventory/fields/bus-field.ts';
import type { BusField, FieldKey } from '#domain/inventory/fields/bus-fields.ts';
import { formatDollars, formatNumber } from '#domain/inventory/display-values.ts';
import { withoutUnseen } from '#domain/inventory/plain-vin.ts';
import { readFilmCell } from '#domain/inventory/import/values/read-film.ts';
import { readVinCell } from '#domain/inventory/import/values/read-identity.ts';
import { readLength } from '#domain/inventory/import/values/read-length.ts';
import { plainNumber } from '#domain/inventory/import/values/read-number.ts';
import { readZipCell } from '#domain/inventory/import/values/read-place.ts';
import { lowestPriceCents } from '#domain/inventory/import/values/read-price.ts';
import type { CellReading } from '#domain/inventory/import/values/cell-reading.ts';
import { statesMeant } from '#domain/inventory/vocabulary/states.ts';
import { field, type FieldReading, type FormField } from '#domain/forms/form-field.ts';
import { readForm } from '#domain/forms/read-form.ts';
import { say } from '#messages/i18n.ts';
import { isCheckbox } from './field-texts.ts';

type Value = string | number | boolean;
type Reading = FieldReading<Value>;
type TextField = Extract<BusField, { type: 'text' }>;
type NumberField = Extract<BusField, { type: 'integer' | 'decimal' }>;

/** A field of a bus as the forms of the back office have it. */
export type ListingField = FormField<FieldKey, Value>;

/**
 * What the table says of a field, as a field of a form. Stricter than an import: whatever is not
 * understood is a fault, never quietly unknown. `year` is needed to judge a VIN.
 */
export function listingField(of: BusField, year: number | null = null): ListingField {
  const { key, label } = of;
  // How long a text may be is asked of texts only; other fields say what they are to be.
  const rest = { maxLength: Number.POSITIVE_INFINITY, hint: hintOf(of) };
  switch (of.type) {
    case 'text':
      return field(key, label, (text) => readWords(of, text, year), {
        ...rest,
        // Stored by its two letters, however it was written.
        ...(key === 'state' ? {} : { maxLength: of.maxLength }),
        tooLong: (length) =>
          `${label} must be ${formatNumber(of.maxLength)} characters or fewer; it has ${formatNumber(length)}`,
        ...(key === 'vin' ? { clean: withoutUnseen } : {}),
        ...(of.multiline ? { control: 'area', rows: 8 } : {}),
      });
    case 'integer':
    case 'decimal':
      return field(key, label, (text) => readNumber(of, text), {
        ...rest,
        inputMode: of.type === 'integer' ? 'numeric' : 'decimal',
      });
    case 'choice': {
      const choices: Readonly<Record<string, string>> = { '': 'Not known', ...of.choices };
      const wrong = { fault: `Choose a ${label.toLowerCase()} from the list` };
      const read = (text: string): Reading =>
        Object.hasOwn(choices, text) ? { value: text } : wrong;
      return field(key, label, read, { ...rest, control: 'choice', choices });
    }
    case 'flag':
      return isCheckbox(of)
        ? field(key, label, (text) => ({ value: text === 'yes' }), { ...rest, control: 'check' })
        : field(key, label, (text) => readYesOrNo(label, text), {
            ...rest,
            control: 'choice',
            choices: { '': 'Not known', yes: 'Yes', no: 'No' },
          });
  }
}

/** One field alone; `error` is a whole sentence, and null when the text is fine. */
export function readListingField(
  of: BusField,
  typed: string,
  year: number | null,
): { value: Value | null; error: string | null } {
  const { values, faults } = readForm([listingField(of, year)], { [of.key]: typed });
  const fault = faults.get(of.key);
  return { value: values[of.key] ?? null, error: fault === undefined ? null : say(fault) };
}

function readYesOrNo(label: string, text: string): Reading {
  return text === 'yes' || text === 'no'
    ? { value: text === 'yes' }
    : { fault: `Choose yes, no or not known for ${label.toLowerCase()}` };
}

function readWords(of: TextField, text: string, year: number | null): Reading {
  const { key, label } = of;
  if (key === 'state') {
    const [state, ...others] = statesMeant(text);
    if (!state) return { fault: 'State must be a US state, like OH or Ohio' };
    if (others.length === 0) return { value: state.code };
    const names = [state, ...others].map(({ name }) => name).join(' or ');
    return { fault: `State may be ${names}: write which` };
  }
  if (key === 'vin') return fromCell(label, readVinCell(text, year));
  if (key === 'zip') return fromCell(label, readZipCell(text));
  if (of.isFilm) return fromCell(label, readFilmCell(text));
  return { value: text };
}

function readNumber(of: NumberField, text: string): Reading {
  const { label, unit } = of;
  if (unit === 'inches') return fromCell(label, readLength(text, 'in', of));
  const figure = plainFigure(of, unit === 'usd-cents' ? text.replace(/^\$\s*/, '') : text);
  if (figure === null) return { fault: `${label} must be ${examples[unit]}` };
  const value = unit === 'usd-cents' ? Math.round(figure * 100) : figure;
  if (of.type === 'integer' && !Number.isInteger(value))
    return { fault: `${label} must be a whole number` };
  const least = unit === 'usd-cents' ? lowestPriceCents : of.min;
  if (value < least || value > of.max)
    return { fault: `${label} must be between ${shown(of, least)} and ${shown(of, of.max)}` };
  return { value };
}

/**
 * As an import reads it, so that "45.900" is the same amount in a file and in a form; without its "k"
 * and "m". Degrees alone have a sign, and decimals after every dot.
 */
function plainFigure({ type }: NumberField, text: string): number | null {
  if (type === 'decimal') return /^-?\d{1,3}(\.\d{1,9})?$/.test(text) ? Number(text) : null;
  return /[a-z]/iu.test(text) ? null : plainNumber(text);
}

function shown({ unit }: NumberField, value: number): string {
  if (unit === 'usd-cents') return formatDollars(value);
  return unit === 'model-year' || unit === 'degrees' ? String(value) : formatNumber(value);
}

const examples: Readonly<Record<FieldUnit, string>> = {
  'model-year': 'a year, like 2018',
  people: 'a number of people, like 24',
  positions: 'a number of positions, like 2',
  units: 'a number of buses, like 3',
  'usd-cents': 'an amount in US dollars, like 45,900',
  miles: 'a number of miles, like 88,400',
  hours: 'a number of hours, like 4,200',
  pounds: 'a weight in pounds, like 14,500',
  inches: 'a length, like 26′ 4″ or 316',
  degrees: 'a number of degrees, like 39.96',
  rows: 'a number of rows, like 12',
  windows: 'a number of windows, like 10',
};

const unitHints: Partial<Record<FieldUnit, string>> = {
  'usd-cents': 'US dollars.',
  miles: 'Miles.',
  pounds: 'Pounds.',
  inches: 'Inches, or feet and inches like 26′ 4″.',
};

function hintOf(of: BusField): string | undefined {
  const unit = 'unit' in of ? unitHints[of.unit] : undefined;
  return [unit, of.hint].filter(Boolean).join(' ') || undefined;
}

/** Values that an import would pass over as unknown are mistakes in a form. */
function fromCell(label: string, { value, problem }: CellReading<string | number>): Reading {
  if (value !== null) return { value };
  return { fault: `${label} ${problem ?? 'is not understood; leave it empty if it is unknown'}` };
}
