import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { busField, type FieldKey } from '#domain/inventory/fields/bus-fields.ts';
import type { FieldUnit } from '#domain/inventory/fields/bus-field.ts';
import type { KnownValue } from '#domain/inventory/specifications.ts';
import { sayDollars, sayNumber } from '#messages/figures.ts';
import { Measure } from '#site/ui/measure.tsx';
import { sayColor } from '#site/words/color-words.ts';
import { choiceName } from '#site/words/trade-words.ts';

/** What is known of a field as a person reads it; measures in both units. */
export function FieldFigure({ field: key, value }: { field: FieldKey; value: KnownValue }) {
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

const measures = { miles: 'mile', pounds: 'pound', inches: 'inch' } as const;

function figure(unit: FieldUnit, value: number): ReactNode {
  switch (unit) {
    case 'miles':
    case 'pounds':
    case 'inches':
      return <Measure value={value} of={measures[unit]} how="both" />;
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
