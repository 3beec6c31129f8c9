import { createTable, type Migration } from './migration.ts';

export const searchTally: Migration = {
  name: '0005-search-tally',
  statements: (engine) => [
    createTable(engine, 'search_tally', (type) => [
      `day ${type.key} not null`,
      `words ${type.key} not null check (words <> '')`,
      `searches ${type.integer} not null check (searches > 0)`,
      'primary key (day, words)',
    ]),
  ],
};
