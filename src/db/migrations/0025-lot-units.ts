import { createTable, type Migration } from './migration.ts';

/** The buses of a lot, and what lists need to know of them. A node of before leaves both alone. */
export const lotUnits: Migration = {
  name: '0025-lot-units',
  statements: (engine) => [
    createTable(engine, 'lot_units', (type) => [
      `id ${type.id}`,
      `listing_id ${type.integer} not null references bus_listings (id) on delete cascade`,
      `number ${type.integer} not null check (number > 0)`,
      `vin ${type.key}`,
      `mileage_miles ${type.integer}`,
      `price_cents ${type.integer}`,
      `color ${type.text}`,
      `condition ${type.text}`,
      `pictures ${type.text} not null`,
      `state ${type.key} not null check (state in ('for-sale', 'reserved', 'sold'))`,
      `state_at ${type.key}`,
      `for_whom ${type.text}`,
      `lead_reference ${type.key}`,
      `reservation_key ${type.key}`,
      `revision ${type.integer} not null`,
      'unique (listing_id, number)',
    ]),
    'create index lot_units_vin on lot_units (vin)',
    'create index lot_units_lead on lot_units (lead_reference)',
    'alter table bus_listings add column lot text',
  ],
};
