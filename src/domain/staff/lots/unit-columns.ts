import { dollarText } from '#domain/inventory/display-values.ts';
import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { isBlank, lengthOf, manyLines, oneLine } from '#domain/forms/read-text.ts';
import { busField } from '#domain/inventory/fields/bus-fields.ts';
import type { LotUnit, UnitFacts } from '#domain/inventory/lots/lot-unit.ts';
import { readListingField } from '#domain/staff/inventory/listing-fields.ts';

/** What is said of a unit: as a form has it, and as a column of a file. */
export const unitColumns = {
  vin: { label: 'VIN', header: 'vin', also: ['vinnumber', 'serial', 'serialnumber'] },
  mileageMiles: { label: 'Miles', header: 'mileage_miles', also: ['miles', 'mileage', 'odometer'] },
  priceCents: { label: 'Price in dollars', header: 'price_usd', also: ['price', 'askingprice'] },
  color: { label: 'Color', header: 'color', also: ['colour', 'exteriorcolor', 'colorexterior'] },
  condition: { label: 'Condition', header: 'condition', also: ['note', 'notes', 'remarks'] },
  pictures: { label: 'Photos', header: 'photos', also: ['photo', 'pictures'] },
} as const satisfies Record<keyof UnitFacts, { label: string; header: string; also: string[] }>;
export type UnitColumn = keyof typeof unitColumns;

export const unitColumnKeys = Object.keys(unitColumns) as UnitColumn[];

export type UnitTexts = Partial<Record<UnitColumn, string>>;
export interface UnitTextError {
  column: UnitColumn;
  /** A whole sentence. */
  text: string;
}

const longest = { color: 60, condition: 500 } as const;

/**
 * Reads what was typed or stands in a file; a column without a text stays as it was. Whatever is not
 * understood is an error, never quietly unknown.
 */
export function readUnitTexts(
  texts: UnitTexts,
  before: UnitFacts,
  listing: Pick<BusListing, 'year' | 'images'>,
): { facts: UnitFacts; errors: UnitTextError[] } {
  const facts = { ...before };
  const errors: UnitTextError[] = [];
  const wrong = (column: UnitColumn, text: string) => errors.push({ column, text });
  for (const column of unitColumnKeys) {
    const text = texts[column];
    if (text === undefined) continue;
    switch (column) {
      case 'vin':
      case 'mileageMiles':
      case 'priceCents': {
        const { value, error } = readListingField(busField(column), text, listing.year);
        if (error !== null) wrong(column, error);
        else if (column === 'vin') facts.vin = value as string | null;
        else facts[column] = value as number | null;
        break;
      }
      case 'color':
      case 'condition': {
        const words = column === 'color' ? oneLine(text) : manyLines(text);
        const length = lengthOf(words);
        if (length > longest[column])
          wrong(
            column,
            `${unitColumns[column].label} must be ${longest[column]} characters or fewer; it has ${length}`,
          );
        else facts[column] = isBlank(words) ? null : words;
        break;
      }
      case 'pictures': {
        const numbers = text.split(/[\s,;]+/).filter(Boolean);
        const names = numbers.map((number) => listing.images[Number(number) - 1]?.name);
        const most = listing.images.length;
        if (names.includes(undefined))
          wrong(
            column,
            most === 0
              ? 'The listing has no photos yet; leave photos empty'
              : `Photos must be numbers of the listing’s photos, 1 to ${most}, like 1, 3`,
          );
        else facts.pictures = [...new Set(names.filter((name) => name !== undefined))];
        break;
      }
    }
  }
  return { facts, errors };
}

/** What a form or a file begins with. */
export function unitTexts(
  unit: UnitFacts,
  { images }: Pick<BusListing, 'images'>,
): Record<UnitColumn, string> {
  return {
    vin: unit.vin ?? '',
    mileageMiles: unit.mileageMiles?.toString() ?? '',
    priceCents: unit.priceCents === null ? '' : dollarText(unit.priceCents),
    color: unit.color ?? '',
    condition: unit.condition ?? '',
    pictures: images
      .flatMap(({ name }, at) => (unit.pictures.includes(name) ? [at + 1] : []))
      .join(' '),
  };
}

/** A bus of a lot before anything is said of it. */
export const newUnit = (listingId: number, number: number): LotUnit => ({
  id: 0,
  listingId,
  number,
  vin: null,
  mileageMiles: null,
  priceCents: null,
  color: null,
  condition: null,
  pictures: [],
  state: 'for-sale',
  stateAt: null,
  forWhom: null,
  leadReference: null,
  reservationKey: null,
  revision: 0,
});

export const nextNumber = (units: readonly LotUnit[]): number =>
  Math.max(0, ...units.map(({ number }) => number)) + 1;

/** Another unit of the lot that has the same VIN. */
export const vinTwin = (units: readonly LotUnit[], { id, number, vin }: LotUnit) =>
  units.find(
    (unit) => vin !== null && unit.vin === vin && (unit.id !== id || unit.number !== number),
  );
