import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Kysely, sql } from 'kysely';
import { makeFolder } from '#files/make-folder.ts';
import type { Database } from './database.ts';
import { sqliteIsBusy } from './database-faults.ts';
import type { Schema } from './schema/schema.ts';
import type { SqliteHandles } from './sqlite-dialect/sqlite-connection.ts';
import { CurrentWriter } from './sqlite-dialect/current-writer.ts';
import { NodeSqliteDialect } from './sqlite-dialect/sqlite-dialect.ts';
import { writeHere } from './sqlite-dialect/sqlite-writer.ts';
import { StatementCache } from './sqlite-dialect/statement-cache.ts';
import { WriteHandle } from './sqlite-dialect/write-handle.ts';
import { WriteTurn } from './sqlite-dialect/write-turn.ts';
import { WritingThread } from './sqlite-dialect/writing-thread.ts';

/** An import beside the server may hold the write lock this long before a write gives up. */
const writeWaitMs = 15_000;
/** Whoever asks whether a fault is over waits no longer for the disk. */
const tryWaitMs = 1_000;

/**
 * Opens or creates the file at `path` with everything that survives a power cut: WAL and a full
 * sync on every commit. Throws when the file is no database or cannot be written.
 */
export async function openSqlite(path: string): Promise<Database> {
  let writer: DatabaseSync | null = null;
  try {
    makeFolder(dirname(path), 0o700);
    writer = new DatabaseSync(path, { timeout: 5000 });
    writer.exec('pragma journal_mode = wal');
    configure(writer);
    // From here on the driver waits for other writers itself, without blocking the process.
    writer.exec('pragma busy_timeout = 0');
    requireWritable(writer);
    const reader = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
    configure(reader);
    return database(path, writer, reader);
  } catch (error) {
    writer?.close();
    throw new Error(`Cannot open the SQLite database ${path}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Of every connection. */
const settings = [
  'synchronous = full',
  'foreign_keys = on',
  // Keeps the WAL file from staying as large as the largest import made it.
  `journal_size_limit = ${64 * 1024 * 1024}`,
  // Two connections of 8 MB; what does not fit comes from the system's own cache, in microseconds.
  'cache_size = -8192',
  'temp_store = memory',
];

function configure(connection: DatabaseSync): void {
  for (const setting of settings) connection.exec(`pragma ${setting}`);
}

/**
 * SQLite opens a file that this user may not write all the same, for reading: the first message of a
 * visitor would be the first to be told. Whoever holds the file now may write it, and so may we.
 */
function requireWritable(connection: DatabaseSync): void {
  try {
    connection.exec('begin immediate; pragma user_version = 0; rollback');
  } catch (error) {
    if (!sqliteIsBusy(error)) throw error;
  }
}

function database(path: string, first: DatabaseSync, reader: DatabaseSync): Database {
  let fault: string | null = null;
  const turn = new WriteTurn();
  const startThread = () =>
    WritingThread.start({ url: pathToFileURL(path).href, settings }, ({ message }) => {
      fault = message;
    });
  const here = writeHere(new WriteHandle(first, new StatementCache(first)));
  const writer = new CurrentWriter(here, turn, startThread);
  const handles: SqliteHandles = {
    writer,
    reader: new StatementCache(reader),
    readerDatabase: reader,
    turn,
    writeWaitMs,
    onDiskFault(found) {
      fault = found;
    },
  };
  const kysely = new Kysely<Schema>({ dialect: new NodeSqliteDialect(handles) });
  let trying: Promise<void> | null = null;
  const tryDisk = async () => {
    try {
      await writeSomething(kysely);
      fault = null;
    } catch (error) {
      fault = (error as Error).message;
    } finally {
      trying = null;
    }
  };
  return {
    kysely,
    bookkeeping: new Kysely<Schema>({ dialect: new NodeSqliteDialect(handles, 'with-the-next') }),
    engine: 'sqlite',
    async diskFault() {
      if (fault === null) return null;
      trying ??= tryDisk();
      // A disk that hangs is still at fault.
      await Promise.race([trying, pause(tryWaitMs, undefined, { ref: false })]);
      return fault;
    },
    writeOnThread: () => writer.move(),
    async close() {
      await kysely.destroy();
      if (reader.isOpen) reader.close();
      await writer.close();
    },
  };
}

/** Changes a number in the file's head that nobody reads: SQLite skips writes that change nothing. */
async function writeSomething(kysely: Kysely<Schema>): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(trx);
    const next = ((rows[0]?.user_version ?? 0) + 1) % 1_000_000;
    await sql`pragma user_version = ${sql.lit(next)}`.execute(trx);
  });
}
