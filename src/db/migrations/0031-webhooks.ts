import type { Engine } from '../database.ts';
import { allowedValues, createTable, type Migration } from './migration.ts';

/**
 * Endpoints that are told of events, and what is sent to each. The events are noted by the database
 * itself, as jobs in the transaction of the change, so that nobody who writes can go around them; without
 * an endpoint nothing is noted.
 */
export const webhooks: Migration = {
  name: '0031-webhooks',
  statements: (engine) => [
    createTable(engine, 'webhook_endpoints', (type) => [
      `id ${type.id}`,
      `url ${type.key} not null unique`,
      // JSON, a list of names.
      `events ${type.text} not null`,
      `state ${type.key} not null`,
      `paused_because ${type.text}`,
      `secret ${type.text} not null`,
      `earlier_secret ${type.text}`,
      `earlier_secret_until ${type.key}`,
      `created_at ${type.key} not null`,
      `created_by ${type.text} not null`,
      `failures ${type.integer} not null default 0`,
      `failing_since ${type.key}`,
      `rest_until ${type.key}`,
      `last_at ${type.key}`,
      `last_answer ${type.text}`,
      `missed ${type.integer} not null default 0`,
      `missed_since ${type.key}`,
    ]),
    ...allowedValues(engine, 'webhook_endpoints', { state: ['active', 'paused'] }),
    createTable(engine, 'webhook_messages', (type) => [
      `id ${type.id}`,
      `endpoint_id ${type.integer} not null references webhook_endpoints (id) on delete cascade`,
      `message_id ${type.key} not null`,
      `type ${type.key} not null`,
      `about ${type.key} not null`,
      `sequence ${type.integer} not null`,
      `occurred_at ${type.key} not null`,
      // JSON; never anything about a person.
      `facts ${type.text} not null`,
      `state ${type.key} not null`,
      `attempts ${type.integer} not null default 0`,
      `first_tried_at ${type.key}`,
      `next_at ${type.key} not null`,
      `ended_at ${type.key}`,
      `last_answer ${type.text}`,
      // An event that is told twice becomes one message.
      'unique (endpoint_id, about, sequence, type)',
    ]),
    ...allowedValues(engine, 'webhook_messages', {
      state: ['waiting', 'delivered', 'dropped', 'dead'],
    }),
    `create index webhook_messages_due on webhook_messages (endpoint_id, next_at, id) where state = 'waiting'`,
    `create index webhook_messages_turn on webhook_messages (endpoint_id, about, id) where state = 'waiting'`,
    'create index webhook_messages_newest on webhook_messages (endpoint_id, id)',
    'create index webhook_messages_ended on webhook_messages (ended_at) where ended_at is not null',
    ...noteEvents(engine),
  ],
};

interface Noted {
  table: string;
  on: 'insert' | 'update';
  when: string;
  key: string;
  at: string;
  payload: string;
}

const noted: readonly Noted[] = [
  {
    table: 'listing_changes',
    on: 'insert',
    when: 'true',
    key: `'bus:' || new.listing_id`,
    at: 'new.at',
    // Of a job that waits already the first line stays, and the later ones are read with it.
    payload: `'{"after":' || (new.id - 1) || '}'`,
  },
  {
    table: 'leads',
    on: 'insert',
    when: `new.state = 'new'`,
    key: `'lead:' || new.id`,
    at: 'new.updated_at',
    payload: `'null'`,
  },
  {
    table: 'leads',
    on: 'update',
    when: `new.state = 'new' and old.state in ('unconfirmed', 'spam')`,
    key: `'lead:' || new.id`,
    at: 'new.updated_at',
    payload: `'null'`,
  },
  {
    table: 'submissions',
    on: 'update',
    when: `new.state = 'submitted' and old.state = 'draft' and new.spam_score < 100`,
    key: `'submission:' || new.id`,
    at: 'new.updated_at',
    payload: `'null'`,
  },
];

function noteEvents(engine: Engine): string[] {
  return noted.flatMap(({ table, on, when, key, at, payload }) => {
    const name = `${table}_${on}_webhook`;
    const condition = `${when} and exists (select 1 from webhook_endpoints)`;
    const note = `insert into outbox (topic, key, payload, created_at, available_at, generation, attempts, dead)
values ('webhook-event', ${key}, ${payload}, ${at}, ${at}, 1, 0, 0)
on conflict (topic, key) do update set generation = outbox.generation + 1, dead = 0,
  attempts = case when outbox.dead = 1 then 0 else outbox.attempts end`;
    if (engine === 'sqlite')
      return [
        `create trigger ${name} after ${on} on ${table} when ${condition} begin ${note}; end`,
      ];
    return [
      `create function note_${name}() returns trigger language plpgsql as $$
begin
  if exists (select 1 from webhook_endpoints) then
    ${note};
  end if;
  return null;
end $$`,
      `create trigger ${name} after ${on} on ${table} for each row when (${when}) execute function note_${name}()`,
    ];
  });
}
