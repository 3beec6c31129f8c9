import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inspectDurability, roleNeeded } from '#db/inspect-database.ts';
import { examineSqlite } from '#db/backup/sqlite-worker.ts';
import type { Database } from '#db/database.ts';
import { sqliteCode, sqliteIsBusy, sqliteIsFull, sqliteIsShut } from '#db/database-faults.ts';
import { openDatabase } from '#db/open-database.ts';
import { backupTime } from '#domain/backup/backup-manifest.ts';
import { fileFault } from '#files/file-fault.ts';
import { makeFolder } from '#files/make-folder.ts';
import type { DatabaseTarget, Env } from '../env.ts';
import type { Logger } from '../../ops/log/logger.ts';
import { interruptedRestore } from '../../ops/restore-marker.ts';

/** The first visitor need not wait longer for the check of a large file; it then goes on beside. */
const checkWaitMs = 1_000;
const retryEveryMs = 500;

/** The start cannot go on; the message is the one line for the operator. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

const restoreAdvice =
  'Stop here and run: npx omnibus restore latest (npx omnibus backup list shows what there is)';

/** Throws `StartRefused` when there is no such folder and none can be made. */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir, 0o700);
  } catch (error) {
    throw new StartRefused(unusable(dataDir, error));
  }
}

/** The line for a file of the data folder that cannot be read or written; null for other faults. */
export function dataFolderFaultLine(error: unknown, dataDir: string): string | null {
  const { path } = error as NodeJS.ErrnoException;
  const inside = path === dataDir || path?.startsWith(join(dataDir, '/'));
  return inside ? unusable(path!, error) : null;
}

function unusable(path: string, error: unknown): string {
  return `${path} cannot be used: ${fileFault(error)}. Give this user a folder to write to, or set DATA_DIR to another one.`;
}

type Configured = Pick<Env, 'database' | 'dataDir' | 'backup'>;

/**
 * The line for SQLite's file that is gone though it was there before, or that a restore was putting
 * in its place when it was cut short: whoever opened it now would begin an empty one.
 */
export function lostSqliteFile({ database: target, dataDir, backup }: Configured): string | null {
  if (target.kind !== 'sqlite') return null;
  const cutShort = interruptedRestore(dataDir);
  if (cutShort !== null || existsSync(target.path)) return cutShort;
  const trace = existsSync(`${target.path}-wal`)
    ? `${target.path}-wal is there`
    : newestBackup(backup.folder);
  if (trace === null) return null;
  return `${target.path} is gone, though ${trace}. ${restoreAdvice}. To begin anew, move that away first.`;
}

/**
 * Looks at SQLite's file before and while it is opened. Throws `StartRefused` when it is lost.
 * `settled` throws when the file is damaged, as soon as that is known or after a second; what is found
 * later goes to `onDamage`.
 */
export function checkSqliteFile(
  env: Configured,
  onDamage: (line: string) => void,
): { settled(): Promise<void> } {
  const lost = lostSqliteFile(env);
  if (lost !== null) throw new StartRefused(lost);
  const { database: target } = env;
  if (target.kind !== 'sqlite' || !existsSync(target.path)) return { async settled() {} };
  let waiting = true;
  const check = examineSqlite(target.path, { thorough: false }).then(({ problem }) => {
    if (problem === null) return;
    const line = damageLine(target.path, problem);
    if (waiting) throw new StartRefused(line);
    onDamage(line);
  });
  // Until somebody waits for it, and when nobody does because the start failed earlier.
  check.catch(() => {});
  return {
    async settled() {
      await Promise.race([check, pause(checkWaitMs, undefined, { ref: false })]);
      waiting = false;
    },
  };
}

/** What to do where SQLite's file or its folder is another user's, root's after a command for example. */
export const writeAdvice = (path: string): string =>
  `Give the file, those beside it and their folder to the user of the server (chown USER ${path}*), or mount the disk for writing`;

/** The line for a fault of opening or reading SQLite; null when it is another kind of fault. */
export function sqliteFaultLine(error: unknown, target: DatabaseTarget): string | null {
  if (target.kind !== 'sqlite') return null;
  for (let each = error; each instanceof Error; each = each.cause) {
    // https://www.sqlite.org/rescode.html: 11 SQLITE_CORRUPT, 26 SQLITE_NOTADB.
    const kind = sqliteCode(each);
    if (sqliteIsBusy(each))
      return `${target.path} is held by another program. End that one (fuser ${target.path} names it) and start again.`;
    if (kind === 11 || kind === 26) return damageLine(target.path, each.message);
    if (sqliteIsShut(each))
      return `${target.path} cannot be written (${each.message}). ${writeAdvice(target.path)}.`;
    if (sqliteIsFull(each)) return `the disk of ${target.path} is full. Make room and start again.`;
  }
  return null;
}

/** The line for what this process or its role may not do; null when it is another kind of fault. */
export function rightsFaultLine(error: unknown): string | null {
  for (let each = error; each instanceof Error; each = each.cause as unknown) {
    const { code } = each as NodeJS.ErrnoException;
    if (code === 'EMFILE' || code === 'ENFILE')
      return `this process may not open enough files (${code}). Allow 16384 or more: ulimit -n, or LimitNOFILE of systemd.`;
    // insufficient_privilege and read_only_sql_transaction of PostgreSQL.
    if (code === '42501' || code === '25006')
      return `PostgreSQL refuses to write (${each.message.split('\n')[0]}). The ${roleNeeded}.`;
  }
  return null;
}

/**
 * Opens the database; PostgreSQL may come up after us, so it is waited for. Throws `StartRefused`
 * after `waitMs`, and at once when the address, the name or the password is refused.
 */
export async function openWhenThere(
  target: DatabaseTarget,
  waitMs: number,
  tell: (line: string) => void,
): Promise<Database> {
  const giveUpAt = performance.now() + waitMs;
  let told = false;
  for (;;) {
    try {
      return await openDatabase(target);
    } catch (error) {
      if (target.kind !== 'postgres') throw error;
      const line = (error as Error).message.split('\n')[0] ?? '';
      if (!mayComeBack((error as Error).cause)) throw new StartRefused(line);
      if (performance.now() >= giveUpAt)
        throw new StartRefused(`${line}. Waited ${Math.round(waitMs / 1_000)} s for it.`);
      if (!told) tell(`${line}; waiting up to ${Math.round(waitMs / 1_000)} s for it`);
      told = true;
      await pause(retryEveryMs);
    }
  }
}

/** Throws `StartRefused` when an acknowledged lead could be lost in a power cut. */
export async function requireDurability(
  database: Database,
  options: { mayBeUnsafe: boolean; log: Pick<Logger, 'warn'> },
): Promise<void> {
  const unsafe = (await inspectDurability(database)).filter(
    ({ value, wanted }) => value !== wanted,
  );
  if (unsafe.length === 0) return;
  const settings = unsafe.map(({ name, value }) => `${name}=${value}`).join(', ');
  if (!options.mayBeUnsafe)
    throw new StartRefused(
      `the database may lose acknowledged data in a power cut (${settings}). Change that, or set ALLOW_UNSAFE_DATABASE=1.`,
    );
  options.log.warn({ settings }, 'the database may lose acknowledged data in a power cut');
}

/** Codes of the system and of PostgreSQL (Appendix A) that mean: not there yet. */
function mayComeBack(cause: unknown): boolean {
  const { code = '', message = '', syscall } = (cause ?? {}) as NodeJS.ErrnoException;
  // A certificate that DATABASE_URL names, not the server's socket.
  if (syscall === 'open') return false;
  return (
    /^(ECONNREFUSED|ECONNRESET|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|EPIPE)$/.test(
      code,
    ) ||
    /^(57P0[123]|53300|08\w{3})$/.test(code) ||
    /timeout|terminated/i.test(message)
  );
}

function newestBackup(folder: string): string | null {
  try {
    const names = readdirSync(folder).filter((name) => backupTime(name) !== null);
    return names.length === 0 ? null : `there are backups in ${folder}`;
  } catch {
    // No folder, no backups.
    return null;
  }
}

/** The line for SQLite's file in which `problem` was found. */
export function damageLine(path: string, problem: string): string {
  // SQLite quotes from the file, which may hold anything.
  const said = problem
    .replace(/[^\x20-\x7e]+/g, ' ')
    .slice(0, 120)
    .trim();
  return `${path} is damaged (${said}). ${restoreAdvice}. Without a backup, docs/operations.md says how to read out what is left.`;
}
