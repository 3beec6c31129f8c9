import { appendOnly, recordListings, recordPresentListings } from './listing-records.ts';
import type { Engine } from '../database.ts';
import { createTable, type Migration } from './migration.ts';

/** What visitors are shown of a listing, as it was when this migration was released. */
export const firstShown: readonly string[] =
  `status images year body_make body_model chassis_make chassis_model category school_type
condition title description color_exterior stock_number vin passengers passengers_adult rows
windows_per_side price_cents price_previous_cents quantity mileage_miles mileage_status engine_hours
fuel engine transmission transmission_model brakes suspension drive gvwr_lb length_in width_in
height_in wheelbase_in headroom_in wheelchair_positions lift lift_location lift_make air_conditioning
restroom luggage seat_type seat_belts color_interior title_status state_spec city state on_lot`.split(
    /\s+/,
  );

/**
 * The record of what visitors were shown, written by the database itself, in the transaction of the
 * change. Apart from the audit log, which knows people and private notes and what staff did only.
 */
export const listingChanges: Migration = {
  name: '0022-listing-changes',
  statements: (engine) => [
    createTable(engine, 'listing_changes', (type) => [
      `id ${type.id}`,
      `listing_id ${type.integer} not null references bus_listings (id) on delete cascade`,
      // Null for prices of before.
      `revision ${type.integer}`,
      `at ${type.key} not null`,
      // JSON by column; null in the first record, which tells all that is known.
      `before_json ${type.text}`,
      `after_json ${type.text} not null`,
    ]),
    'create index listing_changes_listing on listing_changes (listing_id, id)',
    // Of what was before only prices were kept completely.
    `insert into listing_changes (listing_id, at, before_json, after_json)
select listing_id, at, ${price(engine, 'from_cents')}, ${price(engine, 'to_cents')}
from listing_price_changes order by listing_id, at, id`,
    ...recordListings(engine, firstShown),
    recordPresentListings(engine, firstShown),
    ...appendOnly(engine, 'listing_changes'),
  ],
};

function price(engine: Engine, column: string): string {
  return engine === 'sqlite'
    ? `json_object('price_cents', ${column})`
    : `json_build_object('price_cents', ${column})::text`;
}
