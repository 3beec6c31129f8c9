import { createTable, type Migration } from './migration.ts';

/** What staff write over the files of `content/`: one row wins over the file with the same name. */
export const contentEdits: Migration = {
  name: '0010-content-edits',
  statements: (engine) => [
    createTable(engine, 'content_edits', (type) => [
      `kind ${type.key} not null check (kind <> '')`,
      `slug ${type.key} not null check (slug <> '')`,
      `revision ${type.integer} not null check (revision > 0)`,
      // JSON; null: what the file says.
      `live ${type.text}`,
      `hidden ${type.flag} not null default 0 check (hidden in (0, 1))`,
      `draft ${type.text}`,
      // The draft goes live then.
      `publish_at ${type.key} check (publish_at is null or draft is not null)`,
      `updated_at ${type.key} not null`,
      `updated_by ${type.text} not null`,
      'primary key (kind, slug)',
    ]),
    'create index content_edits_due on content_edits (publish_at) where publish_at is not null',
    // No foreign keys: a version outlives what it is a version of, and who wrote it.
    createTable(engine, 'content_versions', (type) => [
      `id ${type.id}`,
      `kind ${type.key} not null`,
      `slug ${type.key} not null`,
      `revision ${type.integer} not null`,
      `at ${type.key} not null`,
      `member_name ${type.text} not null`,
      `change ${type.key} not null`,
      `body ${type.text}`,
      'unique (kind, slug, revision)',
    ]),
  ],
};
