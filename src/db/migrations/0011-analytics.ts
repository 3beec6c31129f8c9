import { createTable, type Migration } from './migration.ts';

export const analytics: Migration = {
  name: '0011-analytics',
  statements: (engine) => [
    createTable(engine, 'analytics_events', (type) => [
      `insert_id ${type.key} primary key`,
      `name ${type.key} not null`,
      `at ${type.key} not null`,
      `visitor ${type.key} not null`,
      `bot ${type.flag} not null`,
      `properties ${type.text} not null`,
    ]),
    // For deleting by age and for recounts.
    'create index analytics_events_at on analytics_events (at)',
    createTable(engine, 'analytics_daily', (type) => [
      `metric ${type.key} not null`,
      `day ${type.key} not null`,
      `key ${type.key} not null`,
      `count ${type.integer} not null check (count > 0)`,
      'primary key (metric, day, key)',
    ]),
    createTable(engine, 'analytics_visitors', (type) => [
      `day ${type.key} not null`,
      `visitor ${type.key} not null`,
      'primary key (day, visitor)',
    ]),
    createTable(engine, 'analytics_salts', (type) => [
      `day ${type.key} primary key`,
      `salt ${type.key} not null`,
    ]),
  ],
};
