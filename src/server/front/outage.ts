/**
 * SQLITE_BUSY, SQLITE_IOERR, SQLITE_CORRUPT (which is also what it says when a read fails) and
 * SQLITE_FULL: https://www.sqlite.org/rescode.html
 */
const sqliteOutages = new Set([5, 10, 11, 13]);
/** SQLSTATE classes 08, 53, 57 and read-only servers, locks that were waited for, and lost lines. */
const codes = /^(08\w{3}|53\w{3}|57\w{3}|25006|55P03|ECONN(RESET|REFUSED)|EPIPE|ETIMEDOUT)$/;
/** What the PostgreSQL driver says without a code. */
const words = /connection terminated|not queryable|timeout exceeded|read timeout|^cannot reach/i;

/** Whether the database is at fault and may be there again in a moment: 503, not 500. */
export function isOutage(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code, errcode } = each as { code?: unknown; errcode?: unknown };
    if (typeof errcode === 'number' && sqliteOutages.has(errcode & 0xff)) return true;
    if (typeof code === 'string' && codes.test(code)) return true;
    if (words.test(each.message)) return true;
  }
  return false;
}
