/** SQLITE_READONLY, SQLITE_IOERR and SQLITE_FULL: https://www.sqlite.org/rescode.html */
const sqliteDiskFaults = new Set([8, 10, 13]);
/** SQLITE_BUSY, and SQLITE_CORRUPT, which is also what it says when a read fails. */
const sqliteOutages = new Set([5, 11]);
/** The same of files that we write ourselves, and of the disk of a PostgreSQL server. */
const diskCodes = /^(ENOSPC|EDQUOT|EROFS|EIO|53100)$/;
/**
 * SQLSTATE classes 08, 53, 57 and read-only servers, locks that were waited for, lost lines, and a
 * process that has as many files open as it may.
 */
const codes = /^(08\w{3}|53\w{3}|57\w{3}|25006|55P03|ECONN(RESET|REFUSED)|EPIPE|ETIMEDOUT|EMFILE)$/;
/** What the PostgreSQL driver says without a code. */
const words = /connection terminated|not queryable|timeout exceeded|read timeout|^cannot reach/i;

/**
 * What is at fault and may be there again in a moment: 503, not 500. The disk takes nothing that is
 * written when it is full, failing, or became read-only. Null for a fault that would only come again.
 */
export function outageOf(error: unknown): 'disk' | 'database' | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code, errcode } = each as { code?: unknown; errcode?: unknown };
    const sqlite = typeof errcode === 'number' ? errcode & 0xff : 0;
    const other = typeof code === 'string' ? code : '';
    if (sqliteDiskFaults.has(sqlite) || diskCodes.test(other)) return 'disk';
    if (sqliteOutages.has(sqlite) || codes.test(other) || words.test(each.message))
      return 'database';
  }
  return null;
}
