import { formatNumber } from '#domain/inventory/display-values.ts';
import type { TableColumn } from '#domain/staff/inventory/table-columns.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import type { TableQuery } from '#domain/staff/inventory/table-query.ts';
import { StaffIsland } from '#staff/islands/staff-island.tsx';
import { InventoryRow } from '#staff/islands/inventory-row/inventory-row.tsx';
import { inventoryUrls } from './inventory-urls.ts';
import { stockRow } from './stock-rows.ts';

interface InventoryTableProps {
  query: TableQuery;
  listings: readonly StaffListing[];
  columns: readonly TableColumn[];
  /** May change prices and states: those cells are buttons. */
  canPrice: boolean;
  canBulk: boolean;
  /** Ids of rows that stay ticked after a mistake. */
  ticked: ReadonlySet<number> | null;
}

/** The rows with their boxes to tick; every header sorts. */
export function InventoryTable(props: InventoryTableProps) {
  const { query, listings, columns, canPrice, canBulk, ticked } = props;
  return (
    <div className="table-box">
      <table className="table table-cards stock-table" data-key-list="">
        <thead>
          <tr>
            {canBulk ? (
              <th scope="col" className="stock-tick" data-tick-all="">
                <span className="sr-only">Select</span>
              </th>
            ) : null}
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} query={query} />
            ))}
          </tr>
        </thead>
        <tbody>
          {listings.map((current) => (
            <StaffIsland
              key={current.listing.id}
              name="inventory-row"
              as="tr"
              when="intent"
              component={InventoryRow}
              props={{
                ...stockRow(current, columns),
                canPrice,
                canBulk,
                isTicked: ticked?.has(current.listing.id),
              }}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SortHeader({ column, query }: { column: TableColumn; query: TableQuery }) {
  const { key, label, numeric } = column;
  const current = query.sort.key === key;
  const descending = current ? !query.sort.descending : false;
  return (
    <th
      scope="col"
      className={numeric ? 'number' : undefined}
      aria-sort={current ? (query.sort.descending ? 'descending' : 'ascending') : undefined}
    >
      <a
        className="stock-sort"
        href={inventoryUrls.list({ ...query, sort: { key, descending }, page: 1 })}
      >
        {label}
        {current ? <span aria-hidden="true">{query.sort.descending ? ' ↓' : ' ↑'}</span> : null}
      </a>
    </th>
  );
}

/** Which page this is, its neighbours, and the way up to what can be done with the ticked rows. */
export function TablePages(props: {
  query: TableQuery;
  page: number;
  pageCount: number;
  total: number;
  canBulk: boolean;
}) {
  const { query, page, pageCount, total, canBulk } = props;
  const first = (page - 1) * query.perPage + 1;
  const last = Math.min(total, page * query.perPage);
  return (
    <nav aria-label="Pages" className="stock-pages">
      <p className="figures">
        {`${formatNumber(first)}–${formatNumber(last)} of ${formatNumber(total)}`}
      </p>
      {canBulk ? <a href="#bulk-do">Change the selected</a> : null}
      {pageCount > 1 ? (
        <p className="actions">
          {page > 1 ? (
            <a
              className="button button-small"
              rel="prev"
              href={inventoryUrls.list({ ...query, page: page - 1 })}
            >
              Previous
            </a>
          ) : null}
          {page < pageCount ? (
            <a
              className="button button-small"
              rel="next"
              href={inventoryUrls.list({ ...query, page: page + 1 })}
            >
              Next
            </a>
          ) : null}
        </p>
      ) : null}
    </nav>
  );
}
