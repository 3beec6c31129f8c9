import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { openDatabase } from '../open-database.ts';
import { programOrRefusal } from './dump-postgres.ts';
import { runProgram, withoutPassword } from './postgres-programs.ts';

/**
 * Puts a dump in the place of what the database holds, in one transaction: until it is whole, with
 * the row counts it was made with, nothing has changed. What was there stays in a schema of its own,
 * whose name is the answer; null when nothing was there. Throws while a server (or a command) of ours is connected.
 */
export async function restorePostgres(options: {
  databaseUrl: string;
  dump: string;
  rows: Readonly<Record<string, number>>;
  now: Date;
}): Promise<string | null> {
  const psql = await programOrRefusal('psql');
  const restore = await programOrRefusal('pg_restore');
  await refuseWhileUsed(options.databaseUrl);
  const aside = `before_restore_${options.now.toISOString().replace(/\D/g, '').slice(0, 14)}`;
  const reader = spawn(restore, ['--no-owner', '--no-privileges', '--file=-', options.dump], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  reader.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const ended = new Promise<number | null>((resolve) => reader.once('close', resolve));
  await withoutPassword(options.databaseUrl, (url) =>
    runProgram(psql, ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-', url], {
      feed: Readable.from(script(reader.stdout, aside, options.rows, ended)),
    }),
  ).catch((error: unknown) => {
    throw complaint === '' ? error : new Error(complaint.trim().split('\n').at(-1));
  });
  return (await hasSchema(options.databaseUrl, aside)) ? aside : null;
}

async function* script(
  dump: Readable,
  aside: string,
  rows: Readonly<Record<string, number>>,
  ended: Promise<number | null>,
): AsyncGenerator<string | Buffer> {
  // Not psql's --single-transaction: that commits half of it when we are killed and its input ends.
  yield `begin;\nalter schema public rename to ${aside};\n`;
  // A dump of this schema brings it along or not, by the version of pg_dump and the schema's owner.
  let created = false;
  for await (const chunk of dump as AsyncIterable<Buffer>) {
    if (!created) {
      created = true;
      yield /^CREATE SCHEMA public;/m.test(chunk.toString('utf8', 0, 8_192))
        ? ''
        : 'create schema public;\n';
    }
    yield chunk;
  }
  const checks = Object.entries(rows).map(
    ([table, count]) =>
      `if (select count(*) from public."${table}") <> ${count} then raise exception '${table} has not the ${count} rows it should have'; end if;`,
  );
  const whole = (await ended) === 0;
  // An exception is what rolls everything back.
  yield `\ndo $$ begin\n${whole ? checks.join('\n') : "raise exception 'the dump cannot be read';"}\nend $$;\n`;
  // Refused by the database itself unless there was nothing to keep.
  yield `do $$ begin drop schema ${aside}; exception when dependent_objects_still_exist then null; end $$;\ncommit;\n`;
}

async function hasSchema(databaseUrl: string, name: string): Promise<boolean> {
  const database = await openDatabase({ kind: 'postgres', url: databaseUrl, poolMax: 1 });
  try {
    const { rows } = await sql`select 1 from pg_namespace where nspname = ${name}`.execute(
      database.kysely,
    );
    return rows.length > 0;
  } finally {
    await database.close();
  }
}

/** Every connection of ours names itself. */
async function refuseWhileUsed(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ kind: 'postgres', url: databaseUrl, poolMax: 1 });
  try {
    const { rows } = await sql<{ connections: number }>`
      select count(*) as connections from pg_stat_activity
      where datname = current_database() and application_name like 'omnibus%' and pid <> pg_backend_pid()
    `.execute(database.kysely);
    if ((rows[0]?.connections ?? 0) > 0)
      throw new Error('a server is connected to this database; stop every server first');
  } finally {
    await database.close();
  }
}
