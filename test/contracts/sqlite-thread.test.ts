import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Executor } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';

/** SQLite that writes on a thread of its own: the same to everybody but the disk. */
let folder: string;
let path: string;
let database: Database;
let thread: Worker;
const opened: Database[] = [];

const open = async (name = 'omnibus.db') => {
  const fresh = await openDatabase({ kind: 'sqlite', path: join(folder, name) });
  opened.push(fresh);
  return fresh;
};
const run = (executor: Executor, statement: string, ...values: unknown[]) => {
  const parts = statement.split('?');
  let query = sql.raw(parts[0]!);
  parts.slice(1).forEach((part, at) => {
    query = sql`${query}${sql.val(values[at])}${sql.raw(part)}`;
  });
  return query.execute(executor);
};
const tables = `
  create table owners (id integer primary key, name text not null unique);
  create table buses (
    id integer primary key, owner integer not null references owners (id),
    price real check (price > 0), photo blob
  ) strict`;
const prepare = async (executor: Executor) => {
  for (const statement of tables.split(';')) await run(executor, statement);
  await run(executor, `insert into owners (name) values ('Ada'), ('Grace')`);
};
/** Outside a transaction the reading connection answers, as it does for pages. */
const names = async (of: Executor = database.kysely) => {
  const owners = sql<{ id: number; name: string }>`owners`.as('owners');
  const rows = await of.selectFrom(owners).select('owners.name').orderBy('owners.id').execute();
  return rows.map(({ name }) => name);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnibus-thread-'));
  path = join(folder, 'omnibus.db');
  database = await open();
  await prepare(database.kysely);
  const started = new Promise<Worker>((resolve) => process.once('worker', resolve));
  await database.writeOnThread!();
  thread = await started;
});
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
  await rm(folder, { recursive: true });
});

it('is told of the same results and faults as without a thread', async () => {
  const plain = await open('plain.db');
  await prepare(plain.kysely);
  const statements: [string, ...unknown[]][] = [
    ['insert into owners (name) values (?)', 'Anna'],
    ['insert into owners (name) values (?), (?) returning *', 'Hedy', 'Ümit 🚌'],
    ['insert into owners (name) values (?)', 'Ada'],
    ['insert into owners (name) values (?)', null],
    ['insert into buses (owner) values (?)', 99],
    ['insert into buses (owner, price) values (?, ?)', 1, -1],
    ['insert into buses (owner, price) values (?, ?)', 1, 'cheap'],
    [
      'insert into buses (owner, price, photo) values (?, ?, ?) returning *',
      2n,
      1.5,
      new Uint8Array([0, 255, 7]),
    ],
    ['insert into buses (id, owner) values (?, ?)', 2n ** 63n, 1],
    ['insert into buses (id, owner) values (?, ?)', 2n ** 53n, 1],
    ['update owners set name = name || ?', '!'],
    ['delete from buses where id < ?', 0],
    ['delete from owners where id = ?', 2],
    ['insert into owners (name) values (?)', new Date(0)],
    ['insert into owners (name) values (?)', undefined],
    ['insert into nobody values (?)', 1],
    ['inser into owners'],
    ['pragma foreign_keys'],
    ['select id from buses where id > ?', 2n ** 40n],
  ];
  const told = async (executor: Executor, [statement, ...values]: [string, ...unknown[]]) => {
    try {
      return await run(executor, statement, ...values);
    } catch (error) {
      const { name, message, code, errcode, errstr } = error as Error & Record<string, unknown>;
      return { failed: { name, message, code, errcode, errstr } };
    }
  };
  let faults = 0;
  for (const statement of statements) {
    const [here, there] = [
      await told(plain.kysely, statement),
      await told(database.kysely, statement),
    ];
    expect(there, statement[0]).toEqual(here);
    if ('failed' in here) faults += 1;
    const inside = (of: Database) =>
      of.kysely
        .transaction()
        .execute(async (trx) => [await told(trx, statement), await names(trx)]);
    expect(await inside(database), statement[0]).toEqual(await inside(plain));
  }
  expect(faults).toBeGreaterThan(8);
  expect(await names()).toEqual(await names(plain.kysely));
});

it('flushes what is promised to somebody, and notes on jobs with the next of those', async () => {
  const flushed = (of: typeof database.kysely) =>
    of.transaction().execute(async (trx) => (await run(trx, 'pragma synchronous')).rows);
  const { kysely, bookkeeping } = database;
  const seen = [await flushed(bookkeeping!), await flushed(kysely), await flushed(bookkeeping!)];
  expect(seen).toEqual([[{ synchronous: 1 }], [{ synchronous: 2 }], [{ synchronous: 1 }]]);
  // A statement that stands alone says for itself, too.
  expect((await run(kysely, 'pragma synchronous')).rows).toEqual([{ synchronous: 2 }]);
  expect((await run(bookkeeping!, 'pragma synchronous')).rows).toEqual([{ synchronous: 1 }]);
});

it('refuses what cannot cross over, and goes on', async () => {
  await expect(
    run(database.kysely, 'insert into owners (name) values (?)', Symbol('bus')),
  ).rejects.toThrow('could not be cloned');
  await run(database.kysely, 'insert into owners (name) values (?)', 'Anna');
  expect(await names()).toEqual(['Ada', 'Grace', 'Anna']);
});

it('shows a transaction its own writes, and others only what was committed', async () => {
  const insert = (trx: Executor, name: string) =>
    run(trx, 'insert into owners (name) values (?)', name);
  await database.kysely.transaction().execute(async (trx) => {
    await Promise.all(['Anna', 'Hedy', 'Joan'].map((name) => insert(trx, name)));
    expect(await names(trx)).toEqual(['Ada', 'Grace', 'Anna', 'Hedy', 'Joan']);
    expect(await names()).toEqual(['Ada', 'Grace']);
  });
  expect(await names()).toHaveLength(5);
  const failed = database.kysely.transaction().execute(async (trx) => {
    await insert(trx, 'Nobody');
    throw new Error('as planned');
  });
  await expect(failed).rejects.toThrow('as planned');
  expect(await names()).toHaveLength(5);
});

it('loses no write and mixes none up while writing moves to the thread', async () => {
  const moving = await open('moving.db');
  await prepare(moving.kysely);
  let failed = 0;
  const pair = (number: number) =>
    moving.kysely
      .transaction()
      .execute(async (trx) => {
        await run(trx, 'insert into owners (name) values (?)', `first ${number}`);
        await run(trx, 'insert into owners (name) values (?)', `second ${number}`);
        if (number % 5 === 0) throw new Error('as planned');
      })
      .catch(() => (failed += 1));
  const writes: Promise<unknown>[] = [];
  for (let number = 1; number <= 40; number++) {
    writes.push(pair(number));
    if (number === 20) writes.push(moving.writeOnThread!());
    if (number % 10 === 0) await new Promise(setImmediate);
  }
  await Promise.all(writes);
  expect(failed).toBe(8);
  const expected = Array.from({ length: 40 }, (_, at) => at + 1)
    .filter((number) => number % 5 !== 0)
    .flatMap((number) => [`first ${number}`, `second ${number}`]);
  expect(await names(moving.kysely)).toEqual(['Ada', 'Grace', ...expected]);
});

describe('when the thread ends', () => {
  const insert = (name: string, of: Executor = database.kysely) =>
    run(of, 'insert into owners (name) values (?)', name);

  it('fails what waited for it, carries no transaction on, says so, and starts anew', async () => {
    const broken = database.kysely.transaction().execute(async (trx) => {
      await insert('Half', trx);
      await thread.terminate();
      await insert('Other half', trx);
    });
    const next = insert('Next');
    await expect(broken).rejects.toMatchObject({ name: 'WritingThreadEnded', code: 'EPIPE' });
    await next;
    expect(await names()).toEqual(['Ada', 'Grace', 'Next']);
    // Readiness tells what happened once it has tried again.
    expect(await database.diskFault!()).toBeNull();
  });

  it('is reported as a fault until a write gets through, and begins no new file', async () => {
    await thread.terminate();
    await rm(path);
    expect(await database.diskFault!()).toContain('unable to open database file');
    await expect(insert('Nobody')).rejects.toThrow('unable to open database file');
    expect(existsSync(path)).toBe(false);
  });
});

it('finishes what was asked before it closes, and refuses what comes later', async () => {
  const asked = ['Anna', 'Hedy', 'Joan'].map((name) =>
    run(database.kysely, 'insert into owners (name) values (?)', name),
  );
  await asked[0];
  const [outcomes] = await Promise.all([Promise.allSettled(asked), database.close()]);
  const late = run(database.kysely, `insert into owners (name) values ('Late')`);
  await expect(late).rejects.toThrow();
  const file = new DatabaseSync(path);
  const stored = file.prepare('select name from owners').all();
  file.close();
  const done = outcomes.filter(({ status }) => status === 'fulfilled').length;
  expect(stored).toHaveLength(2 + done);
});

it.each([
  ['with', 'await database.close();'],
  ['without', ''],
])('holds a process %s a close open for its answers and no longer', async (_, ending) => {
  const script = `
    import { sql } from 'kysely';
    import { openDatabase } from '#db/open-database.ts';
    const database = await openDatabase({ kind: 'sqlite', path: process.argv[1] });
    await database.writeOnThread();
    await sql\`insert into owners (name) values ('Last')\`.execute(database.kysely);
    ${ending}
    process.stdout.write('written');
  `;
  const node = ['--input-type=module', '--eval', script, path];
  const { stdout } = await promisify(execFile)(process.execPath, node, {
    cwd: join(import.meta.dirname, '..', '..'),
  });
  expect(stdout).toBe('written');
  expect(await names()).toEqual(['Ada', 'Grace', 'Last']);
});

it('closes while somebody else writes: what the end would tidy up waits for the next one', async () => {
  const other = new DatabaseSync(path);
  // Something for `pragma optimize` to write: a table that outgrew its statistics, and was asked by index.
  await run(database.kysely, 'create index buses_by_owner on buses (owner)');
  await run(database.kysely, 'insert into buses (owner) values (1)');
  await run(database.kysely, 'analyze');
  const many = Array.from({ length: 500 }, () => '(1)').join();
  await run(database.kysely, `insert into buses (owner) values ${many}`);
  await run(database.kysely, 'update buses set price = 1 where owner = 2');
  other.exec('begin immediate');
  try {
    await expect(database.close()).resolves.toBeUndefined();
    await expect((await open()).close()).resolves.toBeUndefined();
  } finally {
    other.exec('rollback');
    other.close();
  }
});
