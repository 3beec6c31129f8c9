import type { Engine } from '../database.ts';
import { allowedValues, createTable, type Migration } from './migration.ts';

/** The vocabularies as they were when this migration was released. */
const roles = ['owner', 'manager', 'sales', 'editor', 'viewer'];

const member = 'references staff_members (id) on delete cascade';

/**
 * The first six tables belong to the sign-in library, which reads and writes them by these names; see
 * `adapters/staff-auth`. Times are text and flags 0 or 1 there too.
 */
export const staff: Migration = {
  name: '0006-staff',
  statements: (engine) => [
    createTable(engine, 'staff_members', (type) => [
      `id ${type.key} primary key`,
      `name ${type.text} not null check (name <> '')`,
      `email ${type.key} not null unique`,
      `email_verified ${type.flag} not null`,
      `image ${type.text}`,
      `role ${type.key} not null`,
      `disabled_at ${type.key}`,
      `demo ${type.flag} not null default 0`,
      `two_factor_enabled ${type.flag} not null default 0`,
      `created_at ${type.key} not null`,
      `updated_at ${type.key} not null`,
    ]),
    createTable(engine, 'staff_sessions', (type) => [
      `id ${type.key} primary key`,
      `token ${type.key} not null unique`,
      `user_id ${type.key} not null ${member}`,
      `expires_at ${type.key} not null`,
      `created_at ${type.key} not null`,
      `updated_at ${type.key} not null`,
      `proved_at ${type.key}`,
      `ip_address ${type.text}`,
      `user_agent ${type.text}`,
    ]),
    'create index staff_sessions_user on staff_sessions (user_id)',
    createTable(engine, 'staff_accounts', (type) => [
      `id ${type.key} primary key`,
      `account_id ${type.key} not null`,
      `provider_id ${type.key} not null`,
      `user_id ${type.key} not null ${member}`,
      `access_token ${type.text}`,
      `refresh_token ${type.text}`,
      `id_token ${type.text}`,
      `access_token_expires_at ${type.key}`,
      `refresh_token_expires_at ${type.key}`,
      `scope ${type.text}`,
      `password ${type.text}`,
      `created_at ${type.key} not null`,
      `updated_at ${type.key} not null`,
    ]),
    'create index staff_accounts_user on staff_accounts (user_id)',
    createTable(engine, 'staff_verifications', (type) => [
      `id ${type.key} primary key`,
      `identifier ${type.key} not null`,
      `value ${type.text} not null`,
      `expires_at ${type.key} not null`,
      `created_at ${type.key} not null`,
      `updated_at ${type.key} not null`,
    ]),
    'create index staff_verifications_identifier on staff_verifications (identifier)',
    createTable(engine, 'staff_two_factors', (type) => [
      `id ${type.key} primary key`,
      `secret ${type.text} not null`,
      `backup_codes ${type.text} not null`,
      `user_id ${type.key} not null unique ${member}`,
      `verified ${type.flag}`,
      `failed_verification_count ${type.integer}`,
      `locked_until ${type.key}`,
      // The newest half minute whose code was taken: no code opens twice.
      `last_step ${type.integer}`,
    ]),
    createTable(engine, 'staff_passkeys', (type) => [
      `id ${type.key} primary key`,
      `name ${type.text}`,
      `public_key ${type.text} not null`,
      `user_id ${type.key} not null ${member}`,
      `credential_id ${type.key} not null unique`,
      `counter ${type.integer} not null`,
      `device_type ${type.text} not null`,
      `backed_up ${type.flag} not null`,
      `transports ${type.text}`,
      `created_at ${type.key}`,
      `aaguid ${type.text}`,
    ]),
    'create index staff_passkeys_user on staff_passkeys (user_id)',
    // Invitations, new passwords, the sign-in of the demo. The link itself is computed, not stored.
    createTable(engine, 'staff_links', (type) => [
      `id ${type.key} primary key`,
      `kind ${type.key} not null`,
      `member_id ${type.key} ${member}`,
      `email ${type.key}`,
      `name ${type.text}`,
      `role ${type.key}`,
      `created_by ${type.text}`,
      `created_at ${type.key} not null`,
      `expires_at ${type.key} not null`,
      `used_at ${type.key}`,
    ]),
    'create index staff_links_member on staff_links (member_id)',
    createTable(engine, 'staff_secrets', (type) => [
      `name ${type.key} primary key`,
      `value ${type.text} not null`,
      `created_at ${type.key} not null`,
    ]),
    // No foreign keys: what was done stays true when its people and things are gone.
    createTable(engine, 'staff_audit', (type) => [
      `id ${type.id}`,
      `at ${type.key} not null`,
      `member_id ${type.key}`,
      `member_name ${type.text} not null`,
      `action ${type.key} not null`,
      `subject_kind ${type.key} not null`,
      `subject_id ${type.key} not null`,
      `before_json ${type.text}`,
      `after_json ${type.text}`,
    ]),
    'create index staff_audit_member on staff_audit (member_id, id)',
    'create index staff_audit_subject on staff_audit (subject_kind, subject_id, id)',
    'create index staff_audit_action on staff_audit (action, id)',
    ...allowedValues(engine, 'staff_members', { role: roles }),
    ...appendOnly(engine, 'staff_audit'),
  ],
};

/** Triggers that refuse to change or delete rows, whoever asks. */
function appendOnly(engine: Engine, table: string): string[] {
  if (engine === 'sqlite') {
    return ['update', 'delete'].map(
      (event) => `create trigger ${table}_no_${event} before ${event} on ${table}
begin select raise(abort, '${table} is append-only'); end`,
    );
  }
  return [
    `create function ${table}_append_only() returns trigger language plpgsql as $$
begin raise exception '${table} is append-only'; end $$`,
    `create trigger ${table}_no_change before update or delete on ${table}
for each row execute function ${table}_append_only()`,
    `create trigger ${table}_no_truncate before truncate on ${table}
for each statement execute function ${table}_append_only()`,
  ];
}
