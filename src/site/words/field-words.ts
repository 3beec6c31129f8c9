import { t } from '@lingui/core/macro';
import type { FieldUnit } from '#domain/inventory/fields/bus-field.ts';
import { busField, type FieldKey } from '#domain/inventory/fields/bus-fields.ts';
import { displayFeetInches } from '#domain/inventory/display-values.ts';
import type { KnownValue } from '#domain/inventory/specifications.ts';
import { sayDollars, sayMeasure, sayNumber } from '#messages/figures.ts';
import { choiceName, knownColorName } from './trade-words.ts';

/** What is known of a field as a person reads it, with its unit. */
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
      return sayFigure(field.unit, Number(value));
  }
}
