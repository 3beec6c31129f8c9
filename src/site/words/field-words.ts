import { t } from '@lingui/core/macro';
import type { FieldUnit } from '#domain/inventory/fields/bus-field.ts';
import { busField, type FieldKey } from '#domain/inventory/fields/bus-fields.ts';
import type { KnownValue } from '#domain/inventory/specifications.ts';
import { sayDollars, sayMeasure, sayNumber, type MeasuredIn } from '#messages/figures.ts';
import { sayColor } from './color-words.ts';
import { choiceName } from './trade-words.ts';

/** What figures of a unit are measured in, where a reader's own measure matters. */
export const measureOf = (unit: FieldUnit): MeasuredIn | null =>
  unit === 'miles' || unit === 'pounds' || unit === 'inches' ? measures[unit] : null;

const measures = { miles: 'mile', pounds: 'pound', inches: 'inch' } as const;

/** What is known of a field as a person reads it, as text alone: measures as readers of the language measure. */
export function sayField(key: FieldKey, value: KnownValue): string {
  const field = busField(key);
  switch (field.type) {
    case 'flag':
      return value ? t`Yes` : t`No`;
    case 'choice':
      return choiceName(key, String(value));
    case 'text':
      return field.isColor ? sayColor(String(value)) : choiceName(key, String(value));
    case 'integer':
    case 'decimal':
      return figure(field.unit, Number(value));
  }
}

function figure(unit: FieldUnit, value: number): string {
  const measure = measureOf(unit);
  if (measure) return sayMeasure(value, measure, undefined, 'both');
  switch (unit) {
    case 'positions':
      return value === 0 ? t({ message: 'None', context: 'places' }) : String(value);
    case 'usd-cents':
      return sayDollars(value);
    case 'hours':
      return `${sayNumber(value)} h`;
    default:
      return String(value);
  }
}
