import { createTable, type Migration } from './migration.ts';

/**
 * NHTSA's recall campaigns, as a file of theirs told them. A file is loaded beside the one in use and
 * takes its place at once, so what a killed import leaves behind is seen by nobody.
 */
export const recalls: Migration = {
  name: '0021-recalls',
  statements: (engine) => [
    createTable(engine, 'recall_files', (type) => [
      `id ${type.id}`,
      `state ${type.key} not null check (state in ('loading', 'used', 'replaced'))`,
      `begun_at ${type.key} not null`,
      // The youngest date in it: how new it is, whenever it was downloaded.
      `newest_on ${type.key}`,
      `campaigns ${type.integer} not null`,
    ]),
    createTable(engine, 'recall_campaigns', (type) => [
      `file_id ${type.integer} not null`,
      `number ${type.key} not null`,
      `reported_on ${type.key}`,
      `consequence ${type.text} not null`,
      `remedy ${type.text} not null`,
      `do_not_drive ${type.flag} not null`,
      `park_outside ${type.flag} not null`,
      'primary key (file_id, number)',
    ]),
    createTable(engine, 'recall_vehicles', (type) => [
      `file_id ${type.integer} not null`,
      `make ${type.key} not null`,
      `model_key ${type.key} not null`,
      // 9999 where the file does not tell, as the file has it.
      `year ${type.integer} not null`,
      `number ${type.key} not null`,
      `component ${type.key} not null`,
      `model_name ${type.text} not null`,
      'primary key (file_id, make, model_key, year, number, component)',
    ]),
  ],
};
