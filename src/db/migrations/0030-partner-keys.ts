import { createTable, type Migration } from './migration.ts';

/** Keys by which partners' programs call us, as hashes, and how often each day they did. */
export const partnerKeys: Migration = {
  name: '0030-partner-keys',
  statements: (engine) => [
    createTable(engine, 'partner_keys', (type) => [
      `id ${type.id}`,
      `name ${type.text} not null check (name <> '')`,
      `hint ${type.key} not null`,
      `key_hash ${type.key} not null unique`,
      `scopes_json ${type.text} not null`,
      `source ${type.key}`,
      `created_at ${type.key} not null`,
      `created_by ${type.text} not null`,
      `revoked_at ${type.key}`,
      `revoked_by ${type.text}`,
      `last_used_at ${type.key}`,
    ]),
    createTable(engine, 'partner_key_days', (type) => [
      `key_id ${type.integer} not null references partner_keys (id) on delete cascade`,
      `day ${type.key} not null`,
      `calls ${type.integer} not null`,
      'primary key (key_id, day)',
    ]),
    'create index partner_key_days_day on partner_key_days (day)',
  ],
};
