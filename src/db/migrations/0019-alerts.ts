import { createTable, type Migration } from './migration.ts';

/**
 * What alerts watch and what they were told. The leads of before stay as they are: rows of alerts are
 * made from them (`alert-store.ts`), also from those that an older version beside this one writes.
 */
export const alerts: Migration = {
  name: '0019-alerts',
  statements: (engine) => [
    'create index leads_kind on leads (kind, id, revision)',
    // Equal questions are one row, asked once for all who ask it.
    createTable(engine, 'alert_questions', (type) => [
      `id ${type.id}`,
      `key ${type.key} not null unique`,
      `question ${type.text} not null`,
    ]),
    createTable(engine, 'bus_alerts', (type) => [
      `lead_id ${type.integer} primary key references leads (id) on delete cascade`,
      `revision ${type.integer} not null`,
      `question_id ${type.integer} not null references alert_questions (id)`,
      `active ${type.flag} not null check (active in (0, 1))`,
      `rhythm ${type.key} not null`,
      `since ${type.key} not null`,
      `told_turn ${type.integer} not null`,
      `told_at ${type.key}`,
    ]),
    'create index bus_alerts_question on bus_alerts (question_id, active, since)',
    // No foreign key to listings: news of a bus that is gone tell nobody anything.
    createTable(engine, 'alert_news', (type) => [
      `id ${type.id}`,
      `question_id ${type.integer} not null references alert_questions (id) on delete cascade`,
      `listing_id ${type.integer} not null`,
      `reason ${type.key} not null`,
      `happened_at ${type.key} not null`,
      `from_cents ${type.integer}`,
      `to_cents ${type.integer}`,
      `miss ${type.text}`,
      // Counts up with every writing of news: what was found anew is looked at anew.
      `turn ${type.integer} not null`,
      'unique (question_id, listing_id, reason, happened_at)',
    ]),
    'create index alert_news_question on alert_news (question_id, turn)',
    'create index alert_news_age on alert_news (happened_at)',
    // A bus is told to an alert once for each reason, and for each price that it fell to.
    createTable(engine, 'alert_told', (type) => [
      `lead_id ${type.integer} not null references leads (id) on delete cascade`,
      `listing_id ${type.integer} not null`,
      `reason ${type.key} not null`,
      `to_cents ${type.integer} not null`,
      `from_cents ${type.integer}`,
      `miss ${type.text}`,
      `happened_at ${type.key} not null`,
      // Null until a mail is written, and again when it was refused.
      `mail ${type.key}`,
      `sent_at ${type.key}`,
      'primary key (lead_id, listing_id, reason, to_cents)',
    ]),
    'create index alert_told_unsent on alert_told (lead_id) where sent_at is null',
    // Up to which change of the inventory the questions were asked.
    createTable(engine, 'alert_progress', (type) => [
      `id ${type.integer} primary key check (id = 1)`,
      `updated_at ${type.key} not null`,
      `listing_id ${type.integer} not null`,
      `turn ${type.integer} not null`,
    ]),
  ],
};
