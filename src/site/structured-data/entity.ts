import type { FigureSpan } from '#domain/inventory/lots/lot-summary.ts';

/** A schema.org object. Tests hold types and properties against the published vocabulary. */
export interface Entity {
  '@type': string | readonly string[];
  [property: string]: unknown;
}

export const inContext = (entity: Entity): Entity => ({
  '@context': 'https://schema.org',
  ...entity,
});

/** Without what is unknown: a machine reads an absent property as unknown, and null as a fault. */
export function knownProperties(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** UN/CEFACT codes as schema.org wants them. */
const unitCodes = {
  mile: 'SMI',
  pound: 'LBR',
  foot: 'FOT',
  inch: 'INH',
  one: 'C62',
} as const;

/** A figure with its unit; unknown, zero and less stay out. */
export function quantity(value: number | null, unit: keyof typeof unitCodes): Entity | undefined {
  if (value === null || !(value > 0)) return undefined;
  return { '@type': 'QuantitativeValue', value, unitCode: unitCodes[unit] };
}

/** From a figure to a figure; one figure where both ends are alike. */
export function rangeOf(
  { low, high }: FigureSpan,
  unit: keyof typeof unitCodes,
): Entity | undefined {
  if (low === high) return quantity(low, unit);
  return {
    '@type': 'QuantitativeValue',
    minValue: low,
    maxValue: high,
    unitCode: unitCodes[unit],
  };
}

/** Whole feet in feet, anything else in inches: nothing is rounded. */
export function lengthQuantity(inches: number | null): Entity | undefined {
  if (inches === null) return undefined;
  return inches % 12 === 0 ? quantity(inches / 12, 'foot') : quantity(inches, 'inch');
}
