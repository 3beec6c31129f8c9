import { listingTitle } from '#domain/inventory/listing-title.ts';
import { fieldsOf } from '../schema/fields-as-columns.ts';
import type { ListingRow } from '../schema/listing-columns.ts';

const makes = ['body_make', 'body_model', 'chassis_make', 'chassis_model'] as const;
const others = ['title', 'year', 'category', 'condition', 'passengers'] as const;
/** What the title of a listing is made from. */
export const titleColumns = [...makes, ...others, 'wheelchair_positions'] as const;

/** `listingTitle` of a row of which no more was read than its title is made from. */
export const titleOfRow = (row: Pick<ListingRow, (typeof titleColumns)[number]>): string =>
  listingTitle({
    ...row,
    ...fieldsOf(row, ['bodyMake', 'bodyModel', 'chassisMake', 'chassisModel']),
    wheelchairPositions: row.wheelchair_positions,
  });
