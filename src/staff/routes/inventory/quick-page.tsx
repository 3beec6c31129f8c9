import { listingStatuses } from '#domain/inventory/choices.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import { ErrorSummary } from '#site/ui/error-summary.tsx';
import { inventoryUrls } from './inventory-urls.ts';
import { CountedUnits } from './counted-units.tsx';
import { MeanwhileNotice, type Meanwhile } from './meanwhile.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';

export interface QuickTexts {
  price: string;
  status: string;
  featured: boolean;
  quantity: string;
}

interface QuickPageProps {
  current: StaffListing;
  texts: QuickTexts;
  errors: readonly { field: string; text: string }[];
  /** Somebody else saved it since the form was opened. */
  meanwhile: Meanwhile | null;
  back: string;
}

/** Price, status, featured and units of one listing: what the table changes in place with scripts. */
export function QuickPage({ current, texts, errors, meanwhile, back }: QuickPageProps) {
  const { listing } = current;
  const problem = (field: string) => errors.find((error) => error.field === field)?.text ?? null;
  return (
    <>
      <ErrorSummary errors={errors.map(({ field, text }) => ({ href: `#quick-${field}`, text }))} />
      <StaffHeading
        back={<a href={back}>Inventory</a>}
        title={<>Quick edit: {listingTitle(listing)}</>}
      />
      {meanwhile ? (
        <MeanwhileNotice current={current} {...meanwhile}>
          What you typed stands below; save to put it in place of theirs.
        </MeanwhileNotice>
      ) : null}
      <form
        method="post"
        action={inventoryUrls.quick(listing.id)}
        className="staff-panel form stock-quick"
        noValidate
      >
        <input type="hidden" name="revision" value={listing.revision} />
        <input type="hidden" name="back" value={back} />
        <input type="hidden" name="whole" value="yes" />
        <QuickInput
          name="price"
          label="Price in dollars"
          text={texts.price}
          error={problem('price')}
        />
        <label className="field">
          Status
          <select
            id="quick-status"
            name="status"
            className="field-input"
            defaultValue={texts.status}
            aria-invalid={problem('status') ? true : undefined}
          >
            {Object.entries(listingStatuses).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {problem('status') ? <span className="field-error">{problem('status')}</span> : null}
        </label>
        {listing.lot === null ? (
          <QuickInput
            name="quantity"
            label="Units available"
            text={texts.quantity}
            error={problem('quantity')}
          />
        ) : (
          <CountedUnits
            id="quick-quantity"
            listing={listing}
            lot={listing.lot}
            error={problem('quantity')}
          />
        )}
        <label className="check">
          <input type="checkbox" name="featured" value="yes" defaultChecked={texts.featured} />
          Featured
        </label>
        <p className="actions">
          <button className="button button-primary">Save</button>
          <a className="button" href={back}>
            Cancel
          </a>
          <a href={inventoryUrls.listing(listing.id)}>Open the whole listing</a>
        </p>
      </form>
    </>
  );
}

function QuickInput(props: { name: string; label: string; text: string; error: string | null }) {
  const { name, label, text, error } = props;
  return (
    <label className="field">
      {label}
      <input
        id={`quick-${name}`}
        name={name}
        className="field-input"
        inputMode="decimal"
        defaultValue={text}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
      />
      {error ? <span className="field-error">{error}</span> : null}
    </label>
  );
}
