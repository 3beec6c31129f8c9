/** Kinds of faults after which trying again makes sense; https://www.postgresql.org/docs/current/errcodes-appendix.html */
export type PassingFault =
  /** Another transaction was in the way; this one has been rolled back whole. */
  | 'conflict'
  /** The connection is gone, or leads to a server that stops, starts or only reads. */
  | 'connection';

const conflicts = new Set(['40001', '40P01']);
/** 25006: read-only, the old primary after a failover; 57P01 to 57P03: it stops or starts. */
const connections = /^(25006|57P0[123]|08\w{3}|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT)$/;
/** What the driver says without a code. */
const words =
  /connection terminated|client has encountered a connection error|not queryable|read timeout/i;

/** Null for a fault that would only come again. */
export function passingFault(error: unknown): PassingFault | null {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  if (conflicts.has(code)) return 'conflict';
  return connections.test(code) || words.test(message) ? 'connection' : null;
}

/** Whether a value that may be there once was taken by another transaction meanwhile. */
export const isDuplicate = (error: unknown) => (error as { code?: string }).code === '23505';

/** SQLite's result code without what is added to it (https://www.sqlite.org/rescode.html); 0 for another error. */
export const sqliteCode = (error: unknown): number =>
  ((error as { errcode?: number }).errcode ?? 0) & 0xff;

/** SQLITE_BUSY: another has the file for itself, a program too when it takes longer than a write waits. */
export const sqliteIsBusy = (error: unknown): boolean => sqliteCode(error) === 5;

/** SQLITE_READONLY and SQLITE_CANTOPEN: this user may not write the file, or nobody may. */
export const sqliteIsShut = (error: unknown): boolean => [8, 14].includes(sqliteCode(error));

/** SQLITE_FULL, and SQLITE_IOERR_SHMSIZE for the file beside the log: no room on its disk. */
export const sqliteIsFull = (error: unknown): boolean =>
  [13, 10 | (19 << 8)].includes((error as { errcode?: number }).errcode ?? 0);

/** Whether the table that was asked for is not there, on either engine (42P01 is undefined_table). */
export const isWithoutTable = (error: unknown): boolean =>
  (error as { code?: string }).code === '42P01' ||
  (error as Error).message.startsWith('no such table');

/** Whether a fault is one of a kind, or was caused by one. */
export function isCausedBy(error: unknown, isOfKind: (fault: Error) => boolean): boolean {
  for (let each = error; each instanceof Error; each = each.cause) if (isOfKind(each)) return true;
  return false;
}

/** Whether another program has kept SQLite's file for itself. */
export const isHeldElsewhere = (error: unknown): boolean => isCausedBy(error, sqliteIsBusy);

/** SQLITE_TOOBIG, SQLITE_CONSTRAINT, SQLITE_MISMATCH: https://www.sqlite.org/rescode.html */
const sqliteRowFaults = new Set([18, 19, 20]);

/**
 * Whether the row itself is at fault and would be tomorrow, on either engine: SQLSTATE classes 22 and
 * 23. Everything else (08, 25006, 40, 53, 57, a full disk, lost connections, silence) passes.
 */
export function isForGood(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return sqliteRowFaults.has(sqliteCode(error));
  return typeof code === 'string' && /^2[23][0-9A-Z]{3}$/.test(code);
}
