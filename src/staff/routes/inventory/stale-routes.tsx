import { formatNumber } from '#domain/inventory/display-values.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import { daysSince, vouchedAt } from '#domain/staff/inventory/staff-listing.ts';
import { readTableQuery } from '#domain/staff/inventory/table-query.ts';
import { renderStaffPage } from '#staff/layout/render-staff-page.tsx';
import { route } from '#staff/staff-route.ts';
import { inventoryUrls } from './inventory-urls.ts';
import { inventoryRights } from './show-inventory.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';

/** Published listings that nobody has vouched for lately, the oldest first; one click each. */
export const staleRoute = route('GET', inventoryUrls.stale, 'inventory.read', async (c) => {
  const { inventory } = c.get('staff');
  const params = new URLSearchParams({ stale: '1', status: 'published', sort: 'confirmed' });
  const page = c.req.query('page');
  if (page !== undefined) params.set('page', page);
  const query = readTableQuery(params);
  const found = await inventory.page(query);
  const now = c.get('services').now();
  const { price, bulk } = inventoryRights(c);
  return renderStaffPage(c, {
    title: 'Stale listings',
    children: (
      <>
        <StaffHeading back={<a href={inventoryUrls.list()}>Inventory</a>} title="Stale listings">
          {found.total > 0 ? (
            <a className="button button-small" href={inventoryUrls.list(query)}>
              {bulk ? 'Open in the table, to change many' : 'Open in the table'}
            </a>
          ) : null}
        </StaffHeading>
        <p className="staff-space-below">
          {found.total === 0
            ? `Every published bus was confirmed in the last ${inventory.staleDays} days.`
            : `${formatNumber(found.total)} published ${found.total === 1 ? 'bus has' : 'buses have'} not been confirmed for ${inventory.staleDays} days or more.`}
        </p>
        {found.total > 0 ? (
          <ul className="staff-panel staff-panel-flush stale-list" data-key-list="">
            {found.listings.map(({ listing, facts }) => (
              <li key={listing.id}>
                <div>
                  <a href={inventoryUrls.listing(listing.id)} data-key-open="">
                    {listingTitle(listing)}
                  </a>
                  <p className="text-muted">
                    {listing.stockNumber ? `Stock ${listing.stockNumber} · ` : ''}
                    {daysSince(vouchedAt(listing, facts), now)} days
                  </p>
                </div>
                {price ? (
                  <form method="post" action={inventoryUrls.act(listing.id)}>
                    <input type="hidden" name="revision" value={listing.revision} />
                    <input type="hidden" name="back" value={inventoryUrls.stale()} />
                    <button name="act" value="confirm" className="button button-small">
                      Still available
                    </button>{' '}
                    <a className="button button-small" href={inventoryUrls.sold(listing.id)}>
                      Sold…
                    </a>{' '}
                    <button name="act" value="withdraw" className="button button-small">
                      Withdraw
                    </button>
                  </form>
                ) : null}
              </li>
            ))}
          </ul>
        ) : null}
        {found.page < found.pageCount ? (
          <a href={`${inventoryUrls.stale()}?page=${found.page + 1}`}>
            Older ones first; next page
          </a>
        ) : null}
      </>
    ),
  });
});
