import type { Engine } from '../database.ts';

/** The moment of a statement, as all our times are written. */
export const momentOf: Record<Engine, string> = {
  sqlite: `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
  postgres: `to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

/** A change that does not say when it was made was made now: no date can be put before it. */
const changedAt = (engine: Engine) =>
  `case when new.updated_at > old.updated_at then new.updated_at else ${momentOf[engine]} end`;

/**
 * The triggers that write down every change of these columns of `bus_listings`, whoever makes it: an
 * editor, an import, the command line, a version of before, a hand in the database. Replaces earlier
 * ones: a column that visitors are shown costs a migration that calls this with the whole list.
 */
export function recordListings(engine: Engine, columns: readonly string[]): string[] {
  return engine === 'sqlite' ? recordOnSqlite(columns) : recordOnPostgres(columns);
}

/** What is known of the listings that are there, as the first record of each: so they stood since then. */
export function recordPresentListings(
  engine: Engine,
  columns: readonly string[],
  which?: string,
): string {
  const facts =
    engine === 'sqlite'
      ? `(${sqliteFacts('l', columns)})`
      : '(select jsonb_object_agg(key, value)::text from jsonb_each(listing_facts_told(l)))';
  return `insert into listing_changes (listing_id, revision, at, before_json, after_json)
select l.id, l.revision, l.updated_at, null, ${facts} from bus_listings l${which ? ` where ${which}` : ''} order by l.id`;
}

/** Of a row that goes: whether its listing stays. */
export const listingIsThere = 'exists (select 1 from bus_listings where id = old.listing_id)';

/** A line of the record goes with its listing and not before. */
export function appendOnly(engine: Engine, table: string): string[] {
  const refusal = `${table} is append-only`;
  if (engine === 'sqlite') {
    return [
      `create trigger ${table}_no_update before update on ${table}
begin select raise(abort, '${refusal}'); end`,
      `create trigger ${table}_no_delete before delete on ${table}
when ${listingIsThere} begin select raise(abort, '${refusal}'); end`,
    ];
  }
  return [
    `create function refuse_${table}() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not ${listingIsThere} then return old; end if;
  raise exception '${refusal}';
end $$`,
    `create trigger ${table}_no_change before update or delete on ${table}
for each row execute function refuse_${table}()`,
  ];
}

/** Pictures are told by name and caption: their previews would fill the log. */
const sqlitePictures = (row: string) =>
  `(select json_group_array(json_array(value ->> '$.name', value ->> '$.alt')) from json_each(${row}.images))`;

const sqliteCell = (row: string, column: string) =>
  column === 'images' ? sqlitePictures(row) : `${row}."${column}"`;

const sqliteFacts = (row: string, columns: readonly string[]) =>
  `select json_group_object(name, cell) from (${columns
    .map((column) => `select '${column}' as name, ${sqliteCell(row, column)} as cell`)
    .join(' union all ')}) where cell is not null`;

function recordOnSqlite(columns: readonly string[]): string[] {
  const insert = 'insert into listing_changes (listing_id, revision, at, before_json, after_json)';
  const pairs = columns.map((column) => {
    const cell = (row: string) =>
      column === 'images'
        ? `case when old.images is not new.images then ${sqlitePictures(row)} end`
        : sqliteCell(row, column);
    return `select '${column}' as name, ${cell('old')} as was, ${cell('new')} as now`;
  });
  return [
    'drop trigger if exists bus_listings_first_record',
    'drop trigger if exists bus_listings_record',
    `create trigger bus_listings_first_record after insert on bus_listings
begin ${insert}
select new.id, new.revision, new.updated_at, null, (${sqliteFacts('new', columns)}); end`,
    `create trigger bus_listings_record after update on bus_listings
begin ${insert}
select new.id, new.revision, ${changedAt('sqlite')}, json_group_object(name, was), json_group_object(name, now)
from (${pairs.join(' union all ')}) where was is not now having count(*) > 0; end`,
  ];
}

function recordOnPostgres(columns: readonly string[]): string[] {
  const list = columns.map((column) => `'${column}'`).join(', ');
  return [
    // Half a character and U+0000, which JSON may spell and jsonb refuses, are left out of captions.
    `create or replace function listing_facts_told(l bus_listings) returns jsonb language sql stable as $$
select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(l) || jsonb_build_object('images', (
  select coalesce(jsonb_agg(jsonb_build_array(one.value ->> 'name', one.value ->> 'alt') order by one.place), '[]')::text
  from jsonb_array_elements(regexp_replace(l.images, '\\\\u(0000|d[89a-f][0-9a-f]{2})', '', 'gi')::jsonb)
    with ordinality as one(value, place))))
where key = any(array[${list}]) and value <> 'null' $$`,
    `create or replace function record_listing() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_changes (listing_id, revision, at, before_json, after_json)
    values (new.id, new.revision, new.updated_at, null, listing_facts_told(new)::text);
    return null;
  end if;
  insert into listing_changes (listing_id, revision, at, before_json, after_json)
  select new.id, new.revision, ${changedAt('postgres')},
    jsonb_object_agg(key, was.value)::text, jsonb_object_agg(key, now.value)::text
  from jsonb_each(listing_facts_told(old)) was full join jsonb_each(listing_facts_told(new)) now using (key)
  where was.value is distinct from now.value having count(*) > 0;
  return null;
end $$`,
    'drop trigger if exists bus_listings_record on bus_listings',
    `create trigger bus_listings_record after insert or update on bus_listings
for each row execute function record_listing()`,
  ];
}
