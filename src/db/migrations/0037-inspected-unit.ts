import type { Migration } from './migration.ts';

/** Which unit of a lot is inspected, and the number that it was called by then. */
export const inspectedUnit: Migration = {
  name: '0037-inspected-unit',
  statements: () => [
    // No foreign key: an inspection outlives its unit.
    'alter table inspections add column unit_id integer',
    'alter table inspections add column unit_number integer',
  ],
};
