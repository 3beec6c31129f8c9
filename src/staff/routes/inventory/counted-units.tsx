import { busFieldTable } from '#domain/inventory/fields/bus-fields.ts';
import type { LotSummary } from '#domain/inventory/lots/lot-summary.ts';
import { FieldNotes } from '../../forms/staff-field.tsx';
import { inventoryUrls } from './inventory-urls.ts';

interface CountedUnitsProps {
  id: string;
  listing: { id: number };
  lot: LotSummary;
  /** Why a number that somebody sent was not taken. */
  error: string | null;
}

/** In place of the field for units available, where a lot's units are entered and counted. */
export function CountedUnits({ id, listing, lot, error }: CountedUnitsProps) {
  const { forSale, reserved, sold } = lot;
  return (
    <div className="field" id={id} tabIndex={-1}>
      <span>{busFieldTable.quantity.label}</span>
      <p>
        {forSale} for sale, of {forSale + reserved + sold} units.{' '}
        <a href={inventoryUrls.units(listing.id)}>Change them on the Units page</a>
      </p>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
