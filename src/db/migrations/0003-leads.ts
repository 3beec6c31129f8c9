import { allowedValues, createTable, type Migration } from './migration.ts';

/** The vocabularies as they were when this migration was released. */
const vocabularies = {
  kind: ['contact', 'callback', 'bus-alert', 'video-tour'],
  state: ['unconfirmed', 'new', 'answered', 'closed', 'spam'],
};

export const leads: Migration = {
  name: '0003-leads',
  statements: (engine) => [
    createTable(engine, 'leads', (type) => [
      `id ${type.id}`,
      `reference ${type.key} not null unique`,
      `kind ${type.key} not null`,
      `state ${type.key} not null`,
      `created_at ${type.key} not null`,
      `updated_at ${type.key} not null`,
      `revision ${type.integer} not null check (revision > 0)`,
      `first_name ${type.text}`,
      `last_name ${type.text}`,
      `email ${type.text}`,
      `email_key ${type.key}`,
      `phone ${type.text}`,
      `phone_e164 ${type.key}`,
      `message ${type.text} check (length(message) <= 10000)`,
      `text_hash ${type.key}`,
      // No foreign key: a lead outlives its listing.
      `bus_id ${type.integer}`,
      `bus_stock_number ${type.key}`,
      `bus_title ${type.text}`,
      `details ${type.text} not null`,
      `spam_score ${type.integer} not null check (spam_score >= 0)`,
      `spam_reasons ${type.text} not null`,
      `token ${type.key} unique`,
    ]),
    ...allowedValues(engine, 'leads', vocabularies),
    'create index leads_state on leads (state, id)',
    'create index leads_email on leads (email_key) where email_key is not null',
    'create index leads_text on leads (text_hash, created_at) where text_hash is not null',
    'create index leads_bus on leads (bus_id) where bus_id is not null',
    createTable(engine, 'lead_events', (type) => [
      `id ${type.id}`,
      `lead_id ${type.integer} not null references leads (id) on delete cascade`,
      `at ${type.key} not null`,
      `actor ${type.text} not null`,
      `from_state ${type.key}`,
      `to_state ${type.key} not null`,
      `note ${type.text}`,
    ]),
    'create index lead_events_lead on lead_events (lead_id, id)',
    // One table for every kind of form: the scope says which, the subject what the key led to.
    createTable(engine, 'idempotency_records', (type) => [
      `scope ${type.key} not null`,
      `key_hash ${type.key} not null`,
      `fingerprint ${type.key} not null`,
      `answer ${type.text} not null`,
      `created_at ${type.key} not null`,
      'primary key (scope, key_hash)',
    ]),
    'create index idempotency_records_age on idempotency_records (created_at)',
    'create index idempotency_records_answer on idempotency_records (scope, answer)',
    createTable(engine, 'mailbox', (type) => [
      `id ${type.id}`,
      `message_id ${type.key} not null unique`,
      `at ${type.key} not null`,
      `recipient ${type.text} not null`,
      `reply_to ${type.text}`,
      `subject ${type.text} not null`,
      `text_body ${type.text} not null`,
      `html_body ${type.text} not null`,
    ]),
    'create index mailbox_at on mailbox (at)',
  ],
};
