import type { FieldUnit } from '#domain/inventory/fields/bus-field.ts';
import type { BusField } from '#domain/inventory/fields/bus-fields.ts';
import { formatDollars, formatNumber } from '#domain/inventory/display-values.ts';
import { withoutUnseen } from '#domain/inventory/plain-vin.ts';
import { readVinCell } from '#domain/inventory/import/values/read-identity.ts';
import { readLength } from '#domain/inventory/import/values/read-length.ts';
import { readZipCell } from '#domain/inventory/import/values/read-place.ts';
import type { CellReading } from '#domain/inventory/import/values/cell-reading.ts';
import { normalizeState } from '#domain/inventory/vocabulary/states.ts';
import { isBlank, lengthOf, manyLines, oneLine } from '#domain/forms/read-text.ts';
import { isCheckbox } from './field-texts.ts';

type Value = string | number | boolean | null;

/** `error` is a whole sentence for the summary and the field, and null when the text is fine. */
export interface FieldTextReading {
  value: Value;
  error: string | null;
}

type NumberField = Extract<BusField, { type: 'integer' | 'decimal' }>;

/**
 * Reads what a member typed into one field. Stricter than an import: whatever is not understood is
 * an error, never quietly unknown. `year` is needed to judge a VIN.
 */
export function readFieldText(field: BusField, raw: string, year: number | null): FieldTextReading {
  const multiline = field.type === 'text' && field.multiline;
  const text = multiline ? manyLines(raw) : oneLine(field.key === 'vin' ? withoutUnseen(raw) : raw);
  if (field.type === 'flag') return readFlag(field, text);
  if (isBlank(text)) return fine(null);
  switch (field.type) {
    case 'text':
      return readWords(field, text, year);
    case 'choice':
      return Object.hasOwn(field.choices, text)
        ? fine(text)
        : wrong(`Choose a ${field.label.toLowerCase()} from the list`);
    case 'integer':
    case 'decimal':
      return readNumber(field, text);
  }
}

const fine = (value: Value): FieldTextReading => ({ value, error: null });
const wrong = (error: string): FieldTextReading => ({ value: null, error });

function readFlag(field: BusField, text: string): FieldTextReading {
  if (isCheckbox(field)) return fine(text === 'yes');
  if (text === '') return fine(null);
  return text === 'yes' || text === 'no'
    ? fine(text === 'yes')
    : wrong(`Choose yes, no or not known for ${field.label.toLowerCase()}`);
}

function readWords(
  field: Extract<BusField, { type: 'text' }>,
  text: string,
  year: number | null,
): FieldTextReading {
  // Stored by its two letters, however it was written.
  if (field.key === 'state') {
    const state = normalizeState(text);
    return state ? fine(state) : wrong('State must be a US state, like OH or Ohio');
  }
  if (lengthOf(text) > field.maxLength)
    return wrong(
      `${field.label} must be ${formatNumber(field.maxLength)} characters or fewer; it has ${formatNumber(lengthOf(text))}`,
    );
  if (field.key === 'vin') return fromReading(field, readVinCell(text, year));
  if (field.key === 'zip') return fromReading(field, readZipCell(text));
  return fine(text);
}

function readNumber(field: NumberField, text: string): FieldTextReading {
  if (field.unit === 'inches') return fromReading(field, readLength(text, 'in', field));
  const figure = plainFigure(field.unit === 'usd-cents' ? text.replace(/^\$\s*/, '') : text);
  if (figure === null) return wrong(`${field.label} must be ${examples[field.unit]}`);
  const value = field.unit === 'usd-cents' ? Math.round(figure * 100) : figure;
  if (field.type === 'integer' && !Number.isInteger(value))
    return wrong(`${field.label} must be a whole number`);
  if (value < field.min || value > field.max)
    return wrong(
      `${field.label} must be between ${shown(field, field.min)} and ${shown(field, field.max)}`,
    );
  return fine(value);
}

/** Digits with optional thousands commas, a sign and decimals; nothing that `Number` alone takes. */
function plainFigure(text: string): number | null {
  const bare = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  if (!/^-?\d{1,12}(\.\d{1,9})?$/.test(bare)) return null;
  return Number(bare);
}

function shown({ unit }: NumberField, value: number): string {
  if (unit === 'usd-cents') return value < 100 ? `$0.0${value}` : formatDollars(value);
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

/** Values that an import would pass over as unknown are mistakes in a form. */
function fromReading(
  field: BusField,
  { value, problem }: CellReading<string | number>,
): FieldTextReading {
  if (value !== null) return fine(value);
  return wrong(`${field.label} ${problem ?? 'is not understood; leave it empty if it is unknown'}`);
}
