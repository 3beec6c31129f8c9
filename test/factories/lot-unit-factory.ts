import type { LotUnit } from '#domain/inventory/lots/lot-unit.ts';
import { newUnit } from '#domain/staff/lots/unit-columns.ts';

/** A unit that is for sale, not stored yet; only what a test names differs. */
export function aUnit(
  listingId: number,
  number: number,
  overrides: Partial<LotUnit> = {},
): LotUnit {
  return {
    ...newUnit(listingId, number),
    vin: `UNIT${listingId}X${number}`,
    mileageMiles: 100_000 + number * 1_000,
    priceCents: 1_500_000 + number * 10_000,
    color: 'white',
    ...overrides,
  };
}
