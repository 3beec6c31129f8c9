import { listingTitle } from '#domain/inventory/listing-title.ts';
import type { ListingRow } from '../schema/listing-columns.ts';

/** `listingTitle` of a row of which no more was read than its title is made from. */
export function titleOfRow(
  row: Pick<
    ListingRow,
    | 'title'
    | 'year'
    | 'body_make'
    | 'body_model'
    | 'chassis_make'
    | 'chassis_model'
    | 'passengers'
    | 'wheelchair_positions'
    | 'category'
    | 'condition'
  >,
): string {
  return listingTitle({
    ...row,
    bodyMake: row.body_make,
    bodyModel: row.body_model,
    chassisMake: row.chassis_make,
    chassisModel: row.chassis_model,
    wheelchairPositions: row.wheelchair_positions,
  });
}
