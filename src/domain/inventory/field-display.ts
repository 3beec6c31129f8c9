import { feetAndInches } from '#messages/figures.ts';
import { choiceLabel } from './fields/bus-field.ts';
import type { BusField } from './fields/bus-fields.ts';
import type { BusDetails } from './bus-listing.ts';
import { formatDollars, formatNumber } from './display-values.ts';

/** A value as the back office reads it, with its unit; null when unknown. */
export function displayField(field: BusField, details: BusDetails): string | null {
  const value = details[field.key];
  if (value === null || value === '') return null;
  switch (field.type) {
    case 'choice':
      return choiceLabel(field.choices, String(value));
    case 'flag':
      return value ? 'Yes' : 'No';
    case 'text':
      return choiceLabel(field.names ?? {}, String(value));
    case 'integer':
    case 'decimal':
      return displayFigure(field.unit, Number(value));
  }
}

function displayFigure(
  unit: Extract<BusField, { type: 'integer' }>['unit'],
  figure: number,
): string {
  switch (unit) {
    case 'model-year':
    case 'degrees':
    case 'people':
    case 'rows':
    case 'windows':
    case 'units':
      return String(figure);
    case 'positions':
      return figure === 0 ? 'None' : String(figure);
    case 'usd-cents':
      return formatDollars(figure);
    case 'miles':
      return `${formatNumber(figure)} mi`;
    case 'hours':
      return `${formatNumber(figure)} h`;
    case 'pounds':
      return `${formatNumber(figure)} lb`;
    case 'inches':
      return feetAndInches(figure);
  }
}
