import { createTable, type Migration } from './migration.ts';

/** What staff do with a lead: who has it, when it was first answered, replies and their templates. */
export const leadDesk: Migration = {
  name: '0008-lead-desk',
  statements: (engine) => {
    const key = engine === 'postgres' ? 'text collate "C"' : 'text';
    const integer = engine === 'postgres' ? 'bigint' : 'integer';
    return [
      // No foreign key: who had a lead is told after the member is gone.
      `alter table leads add column assignee_id ${key}`,
      'alter table leads add column assignee_name text',
      `alter table leads add column first_answer_at ${key}`,
      `alter table leads add column merged_into_id ${integer}`,
      'create index leads_assignee on leads (assignee_id) where assignee_id is not null',
      'create index leads_phone on leads (phone_e164) where phone_e164 is not null',
      'create index leads_merged on leads (merged_into_id) where merged_into_id is not null',
      createTable(engine, 'lead_replies', (type) => [
        `id ${type.id}`,
        `lead_id ${type.integer} not null references leads (id) on delete cascade`,
        `at ${type.key} not null`,
        `member_id ${type.key} not null`,
        `member_name ${type.text} not null`,
        `recipient ${type.text} not null`,
        `subject ${type.text} not null check (subject <> '')`,
        `body ${type.text} not null check (body <> '')`,
        `sent_at ${type.key}`,
        `problem ${type.text}`,
      ]),
      'create index lead_replies_lead on lead_replies (lead_id, id)',
      createTable(engine, 'reply_templates', (type) => [
        `id ${type.id}`,
        `name ${type.text} not null unique check (name <> '')`,
        `subject ${type.text} not null check (subject <> '')`,
        `body ${type.text} not null check (body <> '')`,
        `revision ${type.integer} not null check (revision > 0)`,
        `updated_at ${type.key} not null`,
      ]),
    ];
  },
};
