import { createTable, type Migration } from './migration.ts';

/** Room for photos on their way, so that all nodes together keep to the caps. */
export const uploadReservations: Migration = {
  name: '0016-upload-reservations',
  statements: (engine) => [
    createTable(engine, 'upload_reservations', (type) => [
      `id ${type.key} not null primary key check (id <> '')`,
      `sender ${type.key} not null check (sender <> '')`,
      `network_hash ${type.key} not null`,
      `total_bytes ${type.integer} not null check (total_bytes > 0)`,
      `started_at ${type.key} not null`,
      `touched_at ${type.key} not null`,
    ]),
  ],
};
