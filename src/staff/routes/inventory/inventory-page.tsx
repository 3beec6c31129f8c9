import type { InventoryPage } from '#domain/staff/inventory/inventory-service.ts';
import type { StaffView } from '#domain/staff/inventory/staff-views.ts';
import type { TableColumn } from '#domain/staff/inventory/table-columns.ts';
import { isFiltered, tableParams, type TableQuery } from '#domain/staff/inventory/table-query.ts';
import { listingActs } from '#domain/staff/inventory/listing-workflow.ts';
import { ErrorSummary } from '#site/ui/error-summary.tsx';
import { BulkBar, type BulkDraft } from '#staff/islands/bulk-bar/bulk-bar.tsx';
import { StaffIsland } from '#staff/islands/staff-island.tsx';
import { inspectionUrls } from '../inspections/inspection-urls.ts';
import { InventoryTable, TablePages } from './inventory-table.tsx';
import { inventoryUrls } from './inventory-urls.ts';
import { TableFilters } from './table-filters.tsx';
import { StatusTabs, TableViews } from './table-tabs.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';

/** A change of many listings that could not be reviewed, as it was asked for. */
export interface RefusedBulk {
  draft: BulkDraft;
  ids: ReadonlySet<number>;
}

interface InventoryPageProps {
  query: TableQuery;
  found: InventoryPage;
  views: readonly StaffView[];
  /** The one that is open. */
  view: StaffView | null;
  columns: readonly TableColumn[];
  staleDays: number;
  can: { edit: boolean; price: boolean; bulk: boolean };
  refused: RefusedBulk | null;
}

/** Every listing the company has, whatever its status. */
export function InventoryPageView(props: InventoryPageProps) {
  const { query, found, views, view, columns, staleDays, can, refused } = props;
  const rows = (
    <>
      {can.bulk ? (
        <StaffIsland
          name="bulk-bar"
          when="idle"
          component={BulkBar}
          props={{
            // With the page, where the ticks are found again after a mistake.
            params: tableParams(query).toString(),
            total: found.total,
            acts: listingActs,
            draft: refused?.draft ?? null,
          }}
        />
      ) : null}
      <InventoryTable
        query={query}
        listings={found.listings}
        columns={columns}
        canPrice={can.price}
        canBulk={can.bulk}
        ticked={refused?.ids ?? null}
      />
    </>
  );
  return (
    <>
      {refused ? (
        <ErrorSummary
          errors={[{ href: `#bulk-${refused.draft.field}`, text: refused.draft.error }]}
        />
      ) : null}
      <StaffHeading title="Inventory">
        <p className="actions">
          <a className="button button-small" href={inspectionUrls.list()}>
            Inspections
          </a>
          <a className="button button-small" href={inventoryUrls.stale()}>
            Stale listings
          </a>
          {can.bulk ? (
            <a className="button button-small" href={inventoryUrls.changes()}>
              Bulk changes
            </a>
          ) : null}
          {can.edit ? (
            <a className="button button-primary button-small" href={inventoryUrls.add()}>
              New listing
            </a>
          ) : null}
        </p>
      </StaffHeading>
      <TableFilters query={query} makes={found.makes} staleDays={staleDays} />
      <div className="stock-above">
        <StatusTabs query={query} counts={found.tabs} />
        <TableViews query={query} views={views} view={view} columns={columns} />
      </div>
      {found.total === 0 ? (
        <div className="staff-panel staff-empty">
          <p>
            {isFiltered(query) ? (
              <>
                No listing matches. Look in another tab, or{' '}
                <a href={inventoryUrls.list()}>show all listings</a>.
              </>
            ) : (
              'Nothing here yet.'
            )}
          </p>
        </div>
      ) : (
        <div className="staff-panel staff-panel-flush">
          <p role="status" aria-live="polite" className="stock-said" data-said="" />
          {can.price ? (
            <form id="quick-edit">
              <input type="hidden" name="back" value={inventoryUrls.list(query)} />
            </form>
          ) : null}
          {can.bulk ? <form action={inventoryUrls.bulkPreview()}>{rows}</form> : rows}
          <TablePages
            query={query}
            page={found.page}
            pageCount={found.pageCount}
            total={found.total}
            canBulk={can.bulk}
          />
        </div>
      )}
    </>
  );
}
