import {
  differenceName,
  vinDifferences,
  vinSettlements,
} from '#domain/inventory/vin/settled-doubts.ts';
import { readId } from '#staff/forms/read-id.ts';
import { notFoundPage } from '#staff/gate-answers.tsx';
import { orNotFound } from '#staff/or-not-found.ts';
import { route } from '#staff/staff-route.ts';
import { inventoryUrls } from './inventory-urls.ts';
import { backToListing, openListing, vinOf } from './listing-routes.tsx';
import { readInventoryForm } from './read-inventory-form.ts';

/** What a VIN and its listing tell differently is settled, or opened again, as it was shown. */
export const settleRoute = route('POST', inventoryUrls.settleVin, 'inventory.edit', async (c) => {
  const id = readId(c.req.param('id'));
  const form = await readInventoryForm(c.req.raw);
  const as = vinSettlements.find((one) => one === form.get('as')) ?? null;
  // A page that was opened before an update sends what it showed as a field.
  const shown = c.req.query('shown') ?? form.get('shown');
  if (id === null || (as === null && form.get('as') !== 'open')) return notFoundPage(c);
  const settled = await c
    .get('staff')
    .inventory.settle({ author: c.get('member'), id, as }, (listing) => {
      const says = vinOf(c, listing)?.says;
      if (!says || listing.vin === null) return null;
      const differences = vinDifferences(listing.vin, says, listing);
      return differences.find((one) => differenceName(one) === shown) ?? null;
    });
  const current = orNotFound(settled === 'missing' ? null : await openListing(c));
  if (settled === 'moved')
    return backToListing(c, current, form, {
      problem: 'Somebody changed the VIN or the listing meanwhile. Look at it again.',
    });
  return backToListing(c, current, form, {
    done: as === null ? 'Open again.' : 'Settled. The page of the bus says so.',
  });
});
