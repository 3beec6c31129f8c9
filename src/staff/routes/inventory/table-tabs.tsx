import { listingStatuses } from '#domain/inventory/choices.ts';
import { formatNumber } from '#domain/inventory/display-values.ts';
import { tableColumns, type TableColumn } from '#domain/staff/inventory/table-columns.ts';
import type { TablePage } from '#domain/staff/inventory/listing-table.ts';
import { longestViewName, type StaffView } from '#domain/staff/inventory/staff-views.ts';
import { viewParams, type TableQuery } from '#domain/staff/inventory/table-query.ts';
import { inventoryUrls } from './inventory-urls.ts';

/** One tab a status, and everything. */
export const statusTabs = [
  { status: null, tab: 'all', label: 'All' },
  ...(['published', 'draft', 'sold', 'withdrawn'] as const).map((status) => ({
    status,
    tab: status,
    label: listingStatuses[status],
  })),
  { status: 'archive', tab: 'archive', label: 'Archive' },
] as const;

/** Each tab with what the other filters find there. */
export function StatusTabs({ query, counts }: { query: TableQuery; counts: TablePage['tabs'] }) {
  return (
    <nav aria-label="Status" className="stock-tabs">
      {statusTabs.map(({ status, tab, label }) => (
        <a
          key={tab}
          className="chip"
          href={inventoryUrls.list({ ...query, status, page: 1 })}
          aria-current={query.status === status ? 'page' : undefined}
        >
          {label} <span className="figures">{formatNumber(counts[tab])}</span>
        </a>
      ))}
    </nav>
  );
}

interface TableViewsProps {
  query: TableQuery;
  views: readonly StaffView[];
  /** The one that is open. */
  view: StaffView | null;
  columns: readonly TableColumn[];
}

/** Kept searches, and which columns are shown. */
export function TableViews({ query, views, view, columns }: TableViewsProps) {
  const open = view && <input type="hidden" name="view" value={view.id} />;
  return (
    <div className="stock-views">
      {views.length > 0 ? (
        <nav aria-label="Saved views" className="chips">
          {views.map((one) => (
            <span key={one.id} className="stock-view">
              <a
                className="chip"
                href={inventoryUrls.saved(one, views)}
                aria-current={one === view ? 'page' : undefined}
              >
                {one.name}
              </a>
              {one === view ? (
                <form method="post" action={inventoryUrls.deleteView(one.id)}>
                  <button className="link-button">Delete view</button>
                </form>
              ) : null}
            </span>
          ))}
        </nav>
      ) : null}
      <details className="stock-menu">
        <summary className="button button-small">Save view</summary>
        <form method="post" action={inventoryUrls.views()} className="stock-menu-sheet form">
          <input type="hidden" name="params" value={viewParams(query)} />
          {open}
          <label>
            Name of this view
            <input
              className="field-input"
              name="name"
              required
              maxLength={longestViewName}
              placeholder="Shuttles without photos"
            />
          </label>
          <p className="hint">Keeps the search, the sorting and the columns, for you only.</p>
          <button className="button button-small">Save</button>
        </form>
      </details>
      <details className="stock-menu">
        <summary className="button button-small">Columns</summary>
        <form method="post" action={inventoryUrls.columns()} className="stock-menu-sheet form">
          <input type="hidden" name="back" value={inventoryUrls.list(query)} />
          {open}
          <fieldset className="stock-columns">
            <legend className="sr-only">Shown columns</legend>
            {tableColumns.map(({ key, label }) => (
              <label key={key} className="check">
                <input
                  type="checkbox"
                  name="column"
                  value={key}
                  defaultChecked={columns.some((column) => column.key === key)}
                />
                {label}
              </label>
            ))}
          </fieldset>
          <button className="button button-small">Show these</button>
        </form>
      </details>
    </div>
  );
}
