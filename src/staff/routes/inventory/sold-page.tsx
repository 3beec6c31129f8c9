import { listingTitle } from '#domain/inventory/listing-title.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import { ErrorSummary } from '#site/ui/error-summary.tsx';
import { inventoryUrls } from './inventory-urls.ts';

interface SoldPageProps {
  current: StaffListing;
  soldOn: string;
  note: string;
  error: string | null;
}

/** When the bus was sold, and a note on the buyer that stays in the back office. */
export function SoldPage({ current: { listing }, soldOn, note, error }: SoldPageProps) {
  return (
    <>
      <ErrorSummary errors={error ? [{ href: '#sold-on', text: error }] : []} />
      <div className="staff-heading">
        <div>
          <p className="lead-back">
            <a href={inventoryUrls.listing(listing.id)}>{listingTitle(listing)}</a>
          </p>
          <h1>Mark as sold</h1>
        </div>
      </div>
      <form
        method="post"
        action={inventoryUrls.sold(listing.id)}
        className="staff-panel staff-form stock-quick"
        noValidate
      >
        <input type="hidden" name="revision" value={listing.revision} />
        <div className="staff-field">
          <label htmlFor="sold-on">Date of the sale</label>
          <input
            id="sold-on"
            type="date"
            name="sold-on"
            className="staff-input"
            defaultValue={soldOn}
            aria-invalid={error ? true : undefined}
          />
          {error ? <p className="staff-field-problem">{error}</p> : null}
        </div>
        <div className="staff-field">
          <label htmlFor="buyer-note">Buyer, for staff only</label>
          <textarea
            id="buyer-note"
            name="buyer-note"
            className="staff-input"
            rows={4}
            maxLength={2_000}
            defaultValue={note}
          />
          <p className="staff-hint">Never shown on the site, and not kept in the audit log.</p>
        </div>
        <p className="staff-hint">
          The page stays up and says that the bus is sold; it leaves every list.
        </p>
        <p className="staff-actions">
          <button className="staff-button staff-button-primary">Mark as sold</button>
          <a href={inventoryUrls.listing(listing.id)}>Not now</a>
        </p>
      </form>
    </>
  );
}
