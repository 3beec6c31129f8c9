import type { Engine } from '../database.ts';
import { firstShown } from './0022-listing-changes.ts';
import {
  appendOnly,
  listingIsThere,
  momentOf,
  recordListings,
  recordPresentListings,
} from './listing-records.ts';
import { createTable, type Migration } from './migration.ts';

/** What visitors are shown of one bus of a lot; for whom it is kept is not. */
const shownOfUnits = [
  'number',
  'vin',
  'mileage_miles',
  'price_cents',
  'color',
  'condition',
  'state',
];
const shown = [...firstShown, 'video_link', 'lot'];

/**
 * The record of the units of lots, written by the database as that of listings is. A lot's summary is
 * recorded with its listing, so that webhooks hear of its units too.
 */
export const lotUnitChanges: Migration = {
  name: '0034-lot-unit-changes',
  statements: (engine) => [
    createTable(engine, 'lot_unit_changes', (type) => [
      `id ${type.id}`,
      `listing_id ${type.integer} not null references bus_listings (id) on delete cascade`,
      `at ${type.key} not null`,
      // JSON by column; null before a unit was there, and after it was taken out.
      `before_json ${type.text}`,
      `after_json ${type.text}`,
    ]),
    'create index lot_unit_changes_listing on lot_unit_changes (listing_id, id)',
    // What is known of the lots that are there begins anew: how their units changed until now, nobody knows.
    `insert into lot_unit_changes (listing_id, at, after_json)
select u.listing_id, l.updated_at, ${facts(engine, 'u')}
from lot_units u join bus_listings l on l.id = u.listing_id order by u.listing_id, u.number`,
    ...recordListings(engine, shown),
    recordPresentListings(engine, shown, 'l.lot is not null'),
    ...recordUnits(engine),
    ...appendOnly(engine, 'lot_unit_changes'),
  ],
};

function facts(engine: Engine, row: string): string {
  const cells = shownOfUnits.map((column) => `'${column}', ${row}.${column}`).join(', ');
  return engine === 'sqlite'
    ? `json_object(${cells}, 'pictures', json(${row}.pictures))`
    : `jsonb_build_object(${cells}, 'pictures', ${row}.pictures::jsonb)::text`;
}

function recordUnits(engine: Engine): string[] {
  const [was, is] = [facts(engine, 'old'), facts(engine, 'new')];
  const insert = 'insert into lot_unit_changes (listing_id, at, before_json, after_json)';
  const at = momentOf[engine];
  if (engine === 'sqlite') {
    const trigger = (name: string, on: string, cells: string, when = 'true') =>
      `create trigger lot_units_${name}_record after ${on} on lot_units when ${when}
begin ${insert} values (${cells}); end`;
    return [
      trigger('insert', 'insert', `new.listing_id, ${at}, null, ${is}`),
      trigger('update', 'update', `new.listing_id, ${at}, ${was}, ${is}`, `${was} is not ${is}`),
      // A lot that goes whole takes its record along.
      trigger('delete', 'delete', `old.listing_id, ${at}, ${was}, null`, listingIsThere),
    ];
  }
  return [
    `create function record_lot_unit() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    ${insert} values (new.listing_id, ${at}, null, ${is});
  elsif tg_op = 'UPDATE' then
    if ${was} is distinct from ${is} then
      ${insert} values (new.listing_id, ${at}, ${was}, ${is});
    end if;
  elsif ${listingIsThere} then
    ${insert} values (old.listing_id, ${at}, ${was}, null);
  end if;
  return null;
end $$`,
    `create trigger lot_units_record after insert or update or delete on lot_units
for each row execute function record_lot_unit()`,
  ];
}
