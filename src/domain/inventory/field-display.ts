import { choiceLabel, fieldGroupLabels, type FieldGroup } from './fields/bus-field.ts';
import { busFields, type BusField } from './fields/bus-fields.ts';
import type { BusDetails } from './bus-listing.ts';
import { displayFeetInches, formatDollars, formatNumber } from './display-values.ts';

/** A value as a person reads it, with its unit; null when unknown. */
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
      return displayFeetInches(figure);
  }
}

/** The same figure for people who count in metric units; null where there is no other unit. */
export function metricField(field: BusField, details: BusDetails): string | null {
  const value = details[field.key];
  if (value === null || (field.type !== 'integer' && field.type !== 'decimal')) return null;
  const figure = Number(value);
  if (field.unit === 'miles') return `${formatNumber(Math.round(figure * 1.609344))} km`;
  if (field.unit === 'pounds') return `${formatNumber(Math.round(figure * 0.45359237))} kg`;
  return field.unit === 'inches' ? `${(figure * 0.0254).toFixed(2)} m` : null;
}

export interface SpecificationGroup {
  group: FieldGroup;
  label: string;
  rows: { key: keyof BusDetails; label: string; value: string; isName: boolean }[];
}

/** Every known public field, grouped in reading order; groups without a known field are left out. */
export function specificationGroups(details: BusDetails): SpecificationGroup[] {
  const groups = new Map<FieldGroup, SpecificationGroup>();
  for (const field of busFields) {
    if (field.internal) continue;
    const value = displayField(field, details);
    if (value === null) continue;
    const group = groups.get(field.group) ?? {
      group: field.group,
      label: fieldGroupLabels[field.group],
      rows: [],
    };
    const metric = metricField(field, details);
    const both = metric === null ? value : `${value} (${metric})`;
    const isName = field.type === 'text' && field.isName === true;
    group.rows.push({ key: field.key, label: field.label, value: both, isName });
    groups.set(field.group, group);
  }
  return [...groups.values()];
}
