import { createTable, type Migration } from './migration.ts';

export const sharedLimits: Migration = {
  name: '0012-shared-limits',
  statements: (engine) => [
    createTable(engine, 'rate_buckets', (type) => [
      `scope ${type.key} not null check (scope <> '')`,
      `key_hash ${type.key} not null`,
      `tokens ${type.real} not null`,
      `at_ms ${type.integer} not null`,
      'primary key (scope, key_hash)',
    ]),
    'create index rate_buckets_at on rate_buckets (at_ms)',
    createTable(engine, 'staff_digest', (type) => [
      `id ${type.id}`,
      `topic ${type.key} not null check (topic <> '')`,
      `subject_id ${type.integer} not null`,
      `reference ${type.key} not null`,
      `title ${type.text} not null`,
      `at ${type.key} not null`,
      'unique (topic, subject_id)',
    ]),
  ],
};
