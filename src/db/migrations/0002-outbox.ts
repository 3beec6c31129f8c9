import { createTable, type Migration } from './migration.ts';

export const outbox: Migration = {
  name: '0002-outbox',
  statements: (engine) => [
    createTable(engine, 'outbox', (type) => [
      `id ${type.id}`,
      `topic ${type.key} not null check (topic <> '')`,
      `key ${type.key} not null`,
      `payload ${type.text} not null`,
      `created_at ${type.key} not null`,
      `available_at ${type.key} not null`,
      `generation ${type.integer} not null check (generation > 0)`,
      `attempts ${type.integer} not null check (attempts >= 0)`,
      `lease_until ${type.key}`,
      `lease_token ${type.key}`,
      `last_error ${type.text}`,
      `dead ${type.flag} not null check (dead in (0, 1))`,
      'unique (topic, key)',
    ]),
    'create index outbox_due on outbox (topic, dead, available_at, id)',
  ],
};
