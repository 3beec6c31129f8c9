import { listingTitle } from '#domain/inventory/listing-title.ts';
import { saleProblem } from '#domain/staff/inventory/listing-workflow.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import { ErrorSummary } from '#site/ui/error-summary.tsx';
import { inputState, LineField, StaffField } from '../../forms/staff-field.tsx';
import { inventoryUrls } from './inventory-urls.ts';
import { MeanwhileNotice, type Meanwhile } from './meanwhile.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';

interface SoldPageProps {
  current: StaffListing;
  soldOn: string;
  note: string;
  /** What it was when the form was opened, where that is not now. */
  noteBefore?: string;
  error?: string;
  /** Somebody else saved the bus since the form was opened; what was typed stands in it. */
  meanwhile?: Meanwhile;
}

/** When the bus was sold, and a note on the buyer that stays in the back office. */
export function SoldPage({ current, soldOn, note, noteBefore, error, meanwhile }: SoldPageProps) {
  const { listing, facts } = current;
  const problem = saleProblem(current);
  const hint = 'Never shown on the site, and not kept in the audit log.';
  const buyer = { id: 'buyer-note', hint };
  return (
    <>
      <ErrorSummary errors={error ? [{ href: '#sold-on', text: error }] : []} />
      <StaffHeading
        back={<a href={inventoryUrls.listing(listing.id)}>{listingTitle(listing)}</a>}
        title="Mark as sold"
      />
      {meanwhile ? (
        <MeanwhileNotice current={current} {...meanwhile}>
          Nothing of yours was done yet; what you typed stands below.
        </MeanwhileNotice>
      ) : null}
      <form
        method="post"
        action={inventoryUrls.sold(listing.id)}
        className="staff-panel form stock-quick"
        noValidate
      >
        <input type="hidden" name="revision" value={listing.revision} />
        <input type="hidden" name="note-before" value={noteBefore ?? facts.buyerNote ?? ''} />
        <LineField
          id="sold-on"
          label="Date of the sale"
          error={error}
          type="date"
          name="sold-on"
          defaultValue={soldOn}
        />
        <StaffField {...buyer} label="Buyer, for staff only">
          <textarea
            {...inputState(buyer)}
            name="buyer-note"
            className="field-input"
            rows={4}
            maxLength={2_000}
            defaultValue={note}
          />
        </StaffField>
        <p className="hint">
          The page stays up and says that the bus is sold; it leaves every list.
        </p>
        <p className="actions">
          {problem === null ? (
            <button className="button button-primary">
              {listing.status === 'sold' ? 'Save the sale' : 'Mark as sold'}
            </button>
          ) : (
            <span className="field-error">{problem}</span>
          )}
          <a href={inventoryUrls.listing(listing.id)}>Not now</a>
        </p>
      </form>
    </>
  );
}
