import type { Engine } from '../database.ts';
import { createTable, type Migration } from './migration.ts';

const listing = 'references bus_listings (id) on delete cascade';

export const staffInventory: Migration = {
  name: '0007-staff-inventory',
  statements: (engine) => [
    // What only staff know of a listing; apart from the listing so that no public query can read it.
    createTable(engine, 'listing_facts', (type) => [
      `listing_id ${type.integer} primary key ${listing}`,
      `confirmed_at ${type.key}`,
      `archived_at ${type.key}`,
      `sold_on ${type.key}`,
      `buyer_note ${type.text}`,
    ]),
    createTable(engine, 'listing_price_changes', (type) => [
      `id ${type.id}`,
      `listing_id ${type.integer} not null ${listing}`,
      `at ${type.key} not null`,
      `from_cents ${type.integer}`,
      `to_cents ${type.integer}`,
      // Null for imports and jobs.
      `member_name ${type.text}`,
    ]),
    'create index listing_price_changes_listing on listing_price_changes (listing_id, at)',
    ...priceTrigger(engine),
    createTable(engine, 'change_sets', (type) => [
      `id ${type.id}`,
      `at ${type.key} not null`,
      `member_id ${type.key} not null`,
      `member_name ${type.text} not null`,
      `label ${type.text} not null`,
      `row_count ${type.integer} not null`,
      `undone_at ${type.key}`,
      `undone_by ${type.text}`,
    ]),
    createTable(engine, 'change_set_rows', (type) => [
      `change_set_id ${type.integer} not null references change_sets (id) on delete cascade`,
      `listing_id ${type.integer} not null ${listing}`,
      `revision_after ${type.integer} not null`,
      `before_json ${type.text} not null`,
      'primary key (change_set_id, listing_id)',
    ]),
    'create index change_set_rows_listing on change_set_rows (listing_id)',
    createTable(engine, 'staff_views', (type) => [
      `id ${type.id}`,
      `member_id ${type.key} not null`,
      `name ${type.text} not null check (name <> '')`,
      `params ${type.text} not null`,
      `columns ${type.text} not null`,
      'unique (member_id, name)',
    ]),
    createTable(engine, 'staff_table_columns', (type) => [
      `member_id ${type.key} primary key`,
      `columns ${type.text} not null`,
    ]),
    // What became of the bytes a member sent: the sizes before and after.
    createTable(engine, 'photo_origins', (type) => [
      `name ${type.key} primary key`,
      `sent_bytes ${type.integer}`,
      `file_name ${type.text}`,
      `cropped_from ${type.key}`,
      `created_at ${type.key} not null`,
    ]),
  ],
};

/** Whoever changes a price (staff, an import, the command line), the change is written down. */
function priceTrigger(engine: Engine): string[] {
  const insert = `insert into listing_price_changes (listing_id, at, from_cents, to_cents)
  values (new.id, new.updated_at, old.price_cents, new.price_cents);`;
  if (engine === 'sqlite') {
    return [
      `create trigger bus_listings_price after update of price_cents on bus_listings
when old.price_cents is not new.price_cents
begin ${insert} end`,
    ];
  }
  return [
    `create function note_listing_price() returns trigger language plpgsql as $$
begin ${insert} return null; end $$`,
    `create trigger bus_listings_price after update of price_cents on bus_listings
for each row when (old.price_cents is distinct from new.price_cents)
execute function note_listing_price()`,
  ];
}
