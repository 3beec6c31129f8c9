import type { BusDetails } from '#domain/inventory/bus-listing.ts';
import type { VinAnswer } from '#domain/inventory/vin/look-up-vin.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import { publicStatuses } from '#domain/inventory/listing-card.ts';
import { fieldTexts, type FieldTexts } from '#domain/staff/inventory/field-texts.ts';
import type { ListingFieldError } from '#domain/staff/inventory/read-listing-form.ts';
import type { PossibleDuplicate } from '#domain/staff/inventory/staff-inventory-repository.ts';
import { ErrorSummary } from '#site/ui/error-summary.tsx';
import { urls } from '#site/urls.ts';
import { LotDoubts } from '../lots/units-page.tsx';
import { inspectionUrls } from '../inspections/inspection-urls.ts';
import { inventoryUrls } from './inventory-urls.ts';
import { StaffVinFacts } from './vin-facts.tsx';
import { GroupLinks, ListingFields, listingFormId } from './listing-form.tsx';
import { DuplicateWarning, ListingSide, type ListingSideProps } from './listing-side.tsx';
import { StatusTag, statusWord } from '#staff/ui/status-tag.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';
import { Problem } from '../../ui/problem.tsx';

export interface ListingPageProps extends ListingSideProps {
  texts: FieldTexts;
  /** Why a step beside the editor was not taken. */
  problem: string | null;
  /** What a form that is shown again began with; absent, with the listing as it is. */
  begun?: { revision: number; base: string };
  errors: readonly ListingFieldError[];
  duplicates: readonly PossibleDuplicate[];
  /** Where its units contradict it. */
  doubts: readonly string[];
  /** What was filled in from it, not saved yet, in words; null where nobody asked. */
  filled: string | null;
}

/** Everything about one listing: the form, and beside it what can be done with it. */
export function ListingPage(props: ListingPageProps) {
  const { current, texts, errors, duplicates, doubts, can, filled, problem } = props;
  const { listing, facts } = current;
  const stored = { revision: listing.revision, base: JSON.stringify(fieldTexts(listing)) };
  const { begun = stored } = props;
  return (
    <>
      <ErrorSummary errors={errors.map(({ field, text }) => ({ href: `#field-${field}`, text }))} />
      <StaffHeading
        back={<a href={inventoryUrls.list()}>Inventory</a>}
        title={listingTitle(listing)}
        note={
          <>
            <StatusTag
              status={listing.status}
              text={statusWord(listing.status, current.facts.archivedAt !== null)}
            />{' '}
            Listing {listing.id}
            {listing.stockNumber ? ` · stock ${listing.stockNumber}` : ''}
          </>
        }
      >
        <p className="actions">
          <a className="button button-small" href={inventoryUrls.photos(listing.id)}>
            Photos ({listing.images.length})
          </a>
          <a className="button button-small" href={inventoryUrls.units(listing.id)}>
            Units{listing.lot ? ` (${listing.lot.forSale} for sale)` : ''}
          </a>
          <a className="button button-small" href={inspectionUrls.list({ listing: listing.id })}>
            Inspections
          </a>
          <a className="button button-small" href={inventoryUrls.preview(listing.id)}>
            Preview
          </a>
          {publicStatuses.includes(listing.status) && facts.archivedAt === null ? (
            <a className="button button-small" href={urls.bus(listing)}>
              Public page
            </a>
          ) : null}
          {can.edit ? (
            <a className="button button-small" href={inventoryUrls.add(listing.id)}>
              Duplicate as new
            </a>
          ) : null}
        </p>
      </StaffHeading>
      <Problem text={problem} className="staff-space-below" />
      <DuplicateWarning duplicates={duplicates} />
      <LotDoubts doubts={doubts} />
      <FilledNotice filled={filled} />
      <div className="listing-columns">
        <form
          id={listingFormId}
          method="post"
          action={inventoryUrls.listing(listing.id)}
          className="listing-editor"
          noValidate
        >
          <GroupLinks
            more={[
              ...(can.price ? [{ href: '#status-heading', label: 'Status' }] : []),
              { href: '#prices-heading', label: 'Price history' },
            ]}
          />
          <input type="hidden" name="revision" value={begun.revision} />
          <input type="hidden" name="base" value={begun.base} />
          <fieldset disabled={!can.edit} className="listing-whole">
            <legend className="sr-only">The listing</legend>
            <ListingFields texts={texts} errors={errors} canPrice={can.price} listing={listing} />
          </fieldset>
          {can.edit ? (
            <div className="listing-save">
              <button className="button button-primary">Save changes</button>
              <FillButton />
            </div>
          ) : null}
        </form>
        <ListingSide {...props} />
      </div>
    </>
  );
}

/** The same form without a listing behind it. */
export function NewListingPage(props: {
  texts: FieldTexts;
  errors: readonly ListingFieldError[];
  duplicates: readonly PossibleDuplicate[];
  fromTitle: string | null;
  /** The member was warned of duplicates and may go on. */
  warned: boolean;
  canPrice: boolean;
  /** Null without a VIN; `seller` is what was typed, as it reads. */
  vin: VinAnswer | null;
  seller: BusDetails;
  filled: string | null;
}) {
  const { texts, errors, duplicates, fromTitle, warned, canPrice, vin, seller, filled } = props;
  return (
    <>
      <ErrorSummary errors={errors.map(({ field, text }) => ({ href: `#field-${field}`, text }))} />
      <StaffHeading
        back={<a href={inventoryUrls.list()}>Inventory</a>}
        title="New listing"
        note={
          fromTitle ? <>Copied from {fromTitle}, without its stock number, VIN and photos.</> : null
        }
      />
      <DuplicateWarning duplicates={duplicates} />
      <FilledNotice filled={filled} />
      {vin && seller.vin ? (
        <section className="staff-panel staff-space-below" aria-labelledby="vin-heading">
          <h2 id="vin-heading">What the VIN says</h2>
          <StaffVinFacts answer={vin} typed={seller.vin} seller={seller} />
        </section>
      ) : null}
      <form method="post" action={inventoryUrls.add()} className="listing-editor" noValidate>
        <GroupLinks />
        {warned ? <input type="hidden" name="anyway" value="yes" /> : null}
        <ListingFields texts={texts} errors={errors} canPrice={canPrice} listing={null} />
        <div className="listing-save">
          <button className="button button-primary">
            {warned ? 'Save it anyway, as a draft' : 'Save as a draft'}
          </button>
          <FillButton />
        </div>
      </form>
    </>
  );
}

/** After the button that saves, which the Enter key presses. */
const FillButton = () => (
  <button className="button" name="fill" value="vin">
    Fill empty fields from the VIN
  </button>
);

const FilledNotice = ({ filled }: { filled: string | null }) =>
  filled === null ? null : (
    <p className="notice staff-space-below" role="status">
      {filled} Nothing is saved yet.
    </p>
  );
