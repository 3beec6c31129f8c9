import { createTable, type Migration } from './migration.ts';

export const imports: Migration = {
  name: '0009-imports',
  statements: (engine) => [
    // What is remembered of whoever sends files: their columns, and where theirs are fetched.
    createTable(engine, 'import_sources', (type) => [
      `id ${type.id}`,
      `name ${type.key} not null unique check (name <> '')`,
      `columns_json ${type.text} not null`,
      `missing ${type.key} not null check (missing in ('leave', 'archive'))`,
      `clear_blanks ${type.flag} not null check (clear_blanks in (0, 1))`,
      `feed_url ${type.text}`,
      `schedule ${type.key} not null check (schedule in ('none', 'hourly', 'daily'))`,
      `etag ${type.text}`,
      `last_modified ${type.text}`,
      `checked_at ${type.key}`,
      `last_outcome ${type.key}`,
      `last_problem ${type.text}`,
      `created_at ${type.key} not null`,
      `updated_at ${type.key} not null`,
    ]),
    createTable(engine, 'imports', (type) => [
      `id ${type.id}`,
      `source ${type.key} not null`,
      `file_name ${type.text} not null`,
      `stored_name ${type.key} not null`,
      `format ${type.key} not null`,
      `size_bytes ${type.integer} not null`,
      `row_count ${type.integer} not null`,
      `headers_json ${type.text} not null`,
      `settings_json ${type.text} not null`,
      `state ${type.key} not null`,
      // Changes with every preview, so that one that was overtaken writes nothing more.
      `run ${type.key} not null`,
      `problem ${type.text}`,
      `member_id ${type.key} not null`,
      `member_name ${type.text} not null`,
      `created_at ${type.key} not null`,
      `applied_at ${type.key}`,
      `undone_at ${type.key}`,
      `undone_by_id ${type.key}`,
      `undone_by ${type.text}`,
    ]),
    createTable(engine, 'import_rows', (type) => [
      `import_id ${type.integer} not null references imports (id) on delete cascade`,
      // The line in the file; buses that the file lacks are numbered on from its last line.
      `line ${type.integer} not null`,
      `cells_json ${type.text}`,
      `outcome ${type.key} not null`,
      `stage ${type.key} not null`,
      `column_name ${type.text}`,
      `reason ${type.text}`,
      `notes_json ${type.text}`,
      `title ${type.text}`,
      `listing_id ${type.integer}`,
      `revision_seen ${type.integer}`,
      `change_json ${type.text}`,
      `before_json ${type.text}`,
      `revision_after ${type.integer}`,
      'primary key (import_id, line)',
    ]),
    'create index import_rows_outcome on import_rows (import_id, outcome, line)',
    'create index import_rows_stage on import_rows (import_id, stage, line)',
    `create index import_rows_listing on import_rows (listing_id, revision_after)
      where stage = 'applied'`,
    'create index imports_source on imports (source, id)',
    // Listings that an import archived, as it left them: they come back when a file offers them again.
    createTable(engine, 'import_archived', (type) => [
      `listing_id ${type.integer} primary key references bus_listings (id) on delete cascade`,
      `revision ${type.integer} not null`,
    ]),
  ],
};
