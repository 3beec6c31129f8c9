import { listingStatuses } from '#domain/inventory/choices.ts';
import { presentUnit } from '#domain/inventory/lots/lot-unit.ts';
import { presentDetail } from '#domain/inventory/listing-detail.ts';
import { renderPage } from '#site/render-page.tsx';
import { BusDetailPage } from '#site/routes/inventory/bus-detail-page.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { urls } from '#site/urls.ts';
import { route } from '#staff/staff-route.ts';
import { inventoryUrls } from './inventory-urls.ts';
import { openListing } from './listing-routes.tsx';

/** The public page of any listing, drafts too; staff only, and no search engine keeps it. */
export const previewRoute = route('GET', inventoryUrls.preview, 'inventory.read', async (c) => {
  const current = await openListing(c);
  const { settings, now } = c.get('services');
  const { listing } = current;
  const units = await c.get('staff').inventory.lots.units(listing.id);
  const bus = presentDetail(listing, now(), units.map(presentUnit));
  const page = renderPage(c as unknown as Parameters<typeof renderPage>[0], {
    meta: {
      title: `Preview: ${bus.title}`,
      description: 'Only staff can see this page.',
      canonicalPath: urls.bus(listing),
      robots: 'noindex',
    },
    current: 'buses',
    body: (
      <>
        <div className="page-width">
          <Notice>
            Preview for staff: {listingStatuses[listing.status].toLowerCase()}, as the public{' '}
            {listing.status === 'published' ? 'sees it' : 'would see it'}.{' '}
            <a href={inventoryUrls.listing(listing.id)}>Back to editing</a>
          </Notice>
        </div>
        <BusDetailPage model={{ bus, similar: [] }} settings={settings} />
      </>
    ),
  });
  page.headers.set('cache-control', 'no-store');
  page.headers.set('x-robots-tag', 'noindex');
  return page;
});
