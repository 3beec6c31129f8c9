import { listingStatuses } from '#domain/inventory/choices.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import { ErrorSummary } from '#site/ui/error-summary.tsx';
import { ChoiceOptions } from '#site/forms/form-field.tsx';
import { inputState, LineField, StaffField } from '../../forms/staff-field.tsx';
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
  const status = { id: 'quick-status', error: problem('status') };
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
        <LineField
          id="quick-price"
          label="Price in dollars"
          error={problem('price')}
          name="price"
          inputMode="decimal"
          defaultValue={texts.price}
        />
        <StaffField {...status} label="Status">
          <select
            name="status"
            className="field-input"
            defaultValue={texts.status}
            {...inputState(status)}
          >
            <ChoiceOptions choices={listingStatuses} />
          </select>
        </StaffField>
        {listing.lot === null ? (
          <LineField
            id="quick-quantity"
            label="Units available"
            error={problem('quantity')}
            name="quantity"
            inputMode="decimal"
            defaultValue={texts.quantity}
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
