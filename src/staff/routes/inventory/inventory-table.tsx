import { formatNumber } from '#domain/inventory/display-values.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import type { TableColumn } from '#domain/staff/inventory/table-columns.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import type { TableQuery } from '#domain/staff/inventory/table-query.ts';
import { inventoryUrls } from './inventory-urls.ts';
import { quickColumns, tableCell } from './table-cells.tsx';

interface InventoryTableProps {
  query: TableQuery;
  listings: readonly StaffListing[];
  columns: readonly TableColumn[];
  total: number;
  /** May change prices and states; rows get their small form, and editing in place. */
  canPrice: boolean;
  canBulk: boolean;
}

/** The rows with their boxes to tick; every header sorts. */
export function InventoryTable(props: InventoryTableProps) {
  const { query, listings, columns, canPrice, canBulk } = props;
  return (
    <div className="table-box">
      <table
        className="table table-cards stock-table"
        data-inline-edit={canPrice ? '' : undefined}
        data-key-list=""
      >
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
            {canPrice ? (
              <th scope="col" className="stock-quick-link">
                <span className="sr-only">Quick edit</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {listings.map((current) => (
            <Row key={current.listing.id} current={current} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Texts that are read as one piece. */
const codes = new Set(['stock', 'added', 'changed', 'confirmed', 'place']);

function Row({
  current,
  columns,
  canPrice,
  canBulk,
}: InventoryTableProps & { current: StaffListing }) {
  const { id, revision } = current.listing;
  const title = listingTitle(current.listing);
  return (
    <tr data-row={id} data-revision={revision} data-title={title}>
      {canBulk ? (
        <td className="stock-tick">
          <input type="checkbox" name="id" value={id} aria-label={`Select ${title}`} data-tick="" />
        </td>
      ) : null}
      {columns.map(({ key, label, numeric }) => {
        const { content, value } = tableCell(key, current);
        const field = quickColumns[key];
        return (
          <td
            key={key}
            className={numeric ? 'number' : codes.has(key) ? 'stock-code' : undefined}
            data-label={key === 'bus' ? undefined : label}
            data-quick={canPrice ? field : undefined}
            data-value={canPrice && field ? value : undefined}
          >
            {content}
          </td>
        );
      })}
      {canPrice ? (
        <td className="stock-quick-link">
          <a href={inventoryUrls.quick(id)} aria-label={`Quick edit ${title}`}>
            Quick edit
          </a>
        </td>
      ) : null}
    </tr>
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

/** Which page this is, and its neighbours. */
export function TablePages(props: {
  query: TableQuery;
  page: number;
  pageCount: number;
  total: number;
}) {
  const { query, page, pageCount, total } = props;
  const first = (page - 1) * query.perPage + 1;
  const last = Math.min(total, page * query.perPage);
  return (
    <nav aria-label="Pages" className="stock-pages">
      <p className="figures">
        {`${formatNumber(first)}–${formatNumber(last)} of ${formatNumber(total)}`}
      </p>
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
