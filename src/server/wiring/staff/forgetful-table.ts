import type { FreshListingTable } from '#domain/staff/inventory/fresh-listing-table.ts';

/**
 * The staff table, made with the first question and forgotten when nobody asked for `idleMs`: an idle
 * server holds no rows for people who are not there.
 */
export function forgetfulTable(make: () => FreshListingTable, idleMs: number): FreshListingTable {
  let table: FreshListingTable | null = null;
  let timer: NodeJS.Timeout | null = null;
  return {
    current() {
      table ??= make();
      timer ??= setTimeout(() => {
        table = null;
        timer = null;
      }, idleMs).unref();
      timer.refresh();
      return table.current();
    },
  };
}
