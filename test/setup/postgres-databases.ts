import type { Client } from 'pg';
import { inCluster, withClient } from './postgres-cluster.ts';
import { migratedDatabase } from './start-databases.ts';

/**
 * Databases that suites of this process have given back, without rows again: to make one takes a third
 * of a second of a processor, to empty one a quarter of that.
 */
const free: string[] = [];
let made = 0;

interface Look {
  shape: string;
  /** Of each table that has some, as JSON. */
  rows: Map<string, string>;
}

/** What a new one is like, told by the first that this process made. */
let asNew: Look | null = null;

/** More than that has grown in a test of much, and would be in the way of the next. */
const mostBytes = 40_000_000;

/** The address of a database of the cluster: up to date and without rows, or `empty`, without tables. */
export async function takeDatabase(clusterUrl: string, empty: boolean): Promise<string> {
  const given = empty ? undefined : free.pop();
  if (given) return given;
  const name = `test_${process.pid}_${made++}`;
  const like = empty ? 'template1' : migratedDatabase;
  // Copied by files it is there in two thirds of the time that the log takes.
  const sql = `create database ${name} template ${like} strategy file_copy`;
  const url = await inCluster(clusterUrl, sql, name);
  if (!empty) asNew ??= await withClient(url, look);
  return url;
}

/** Takes one back when it can be made as it was; removes it when its tables are others, or it has grown. */
export async function giveBackDatabase(clusterUrl: string, url: string): Promise<void> {
  const wanted = asNew;
  if (wanted && (await withClient(url, (client) => isRenewed(client, wanted)))) {
    free.push(url);
    return;
  }
  const name = new URL(url).pathname.slice(1);
  await inCluster(clusterUrl, `drop database ${name} with (force)`, name);
}

/** Tables, columns, triggers, rules, functions and settings, each with its number, which a copy keeps. */
const shapeSql = `
  with relation as (
    select oid, relname, relkind from pg_class where relnamespace = 'public'::regnamespace
  ), line as (
    select concat_ws(' ', oid, relname, relkind) as said from relation
    union all select concat_ws(' ', attrelid, attnum, attname, atttypid, attnotnull, atthasdef)
      from pg_attribute where attrelid in (select oid from relation) and attnum > 0
    union all select concat_ws(' ', oid, tgname, tgenabled) from pg_trigger
    union all select concat_ws(' ', oid, conname) from pg_constraint
    union all select concat_ws(' ', oid, proname, md5(prosrc))
      from pg_proc where pronamespace = 'public'::regnamespace
    union all select concat_ws(' ', oid, nspname) from pg_namespace where nspname !~ '^pg_'
    union all select concat_ws(' ', setrole, setconfig)
      from pg_db_role_setting join pg_database on oid = setdatabase
      where datname = current_database()
  )
  select md5(string_agg(said, chr(10) order by said)) as shape,
    pg_database_size(current_database()) > ${mostBytes} as "hasGrown" from line`;

/** A table that never had a row, or was emptied whole, takes no room. */
const filledSql = `
  select quote_ident(relname) as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`;

const shapeOf = async (client: Client): Promise<{ shape: string; hasGrown: boolean }> =>
  (await client.query(shapeSql)).rows[0];

async function look(client: Client): Promise<Look> {
  const { shape } = await shapeOf(client);
  const rows = new Map<string, string>();
  for (const name of await filledOf(client)) {
    const all = await allOf(client, name);
    if (all !== null) rows.set(name, all);
  }
  return { shape, rows };
}

/** Whether it is as new: its rows go, what stood in it from the beginning comes back, numbers begin again. */
async function isRenewed(client: Client, wanted: Look): Promise<boolean> {
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  const { shape, hasGrown } = await shapeOf(client);
  if (shape !== wanted.shape || hasGrown) return false;
  const { rows } = wanted;
  const changed = (await filledOf(client)).filter((name) => !rows.has(name));
  for (const [name, kept] of rows) if ((await allOf(client, name)) !== kept) changed.push(name);
  await client.query('set session_replication_role = replica');
  if (changed.length > 0) await client.query(`truncate ${changed.join()} cascade`);
  for (const name of changed.filter((one) => rows.has(one)))
    await client.query(
      `insert into ${name} select * from json_populate_recordset(null::${name}, $1)`,
      [rows.get(name)],
    );
  await client.query(`select setval(format('%I', sequencename)::regclass, start_value, false)
    from pg_sequences where last_value is not null`);
  return true;
}

const filledOf = async (client: Client): Promise<string[]> =>
  (await client.query<{ name: string }>(filledSql)).rows.map(({ name }) => name);

/** Every row of a table as JSON; null without one. */
const allOf = async (client: Client, name: string): Promise<string | null> =>
  (await client.query(`select json_agg(t)::text as all from ${name} t`)).rows[0].all;
