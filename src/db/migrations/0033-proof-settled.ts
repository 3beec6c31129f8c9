import { allowedValues, createTable, type Migration } from './migration.ts';

/** What staff settled of differences between VINs and listings, and reports that they took back. */
export const proofSettled: Migration = {
  name: '0033-proof-settled',
  statements: (engine) => [
    createTable(engine, 'vin_settlements', (type) => [
      `listing_id ${type.integer} not null references bus_listings (id) on delete cascade`,
      `fact ${type.key} not null`,
      // It counts while these three are what they were.
      `vin ${type.key} not null`,
      `says ${type.text} not null`,
      `told ${type.text} not null`,
      `settled_as ${type.key} not null`,
      `settled_at ${type.key} not null`,
      `settled_by ${type.text} not null`,
      'primary key (listing_id, fact)',
    ]),
    ...allowedValues(engine, 'vin_settlements', { settled_as: ['table-wrong', 'sellers-kept'] }),
    'alter table condition_reports add column withdrawn_at text',
  ],
};
