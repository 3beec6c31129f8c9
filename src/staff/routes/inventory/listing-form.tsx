import { fieldGroupLabels, type FieldGroup } from '#domain/inventory/fields/bus-field.ts';
import { busFields, publishRules, type BusField } from '#domain/inventory/fields/bus-fields.ts';
import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { isCheckbox, type FieldTexts } from '#domain/staff/inventory/field-texts.ts';
import { pricedFields, type ListingFieldError } from '#domain/staff/inventory/read-listing-form.ts';
import { listingField } from '#domain/staff/inventory/listing-fields.ts';
import { StaffInput } from '../../forms/staff-input.tsx';
import { CountedUnits } from './counted-units.tsx';

/** Every step beside the editor sends its form, so that what is typed there comes back. */
export const listingFormId = 'listing-form';

interface FieldsProps {
  texts: FieldTexts;
  errors: readonly ListingFieldError[];
  /** False locks the fields of price and featuring. */
  canPrice: boolean;
  /** Null while the listing is new. */
  listing: Pick<BusListing, 'id' | 'lot'> | null;
}

/** Every field of a listing by its descriptor, group by group. */
export function ListingFields({ texts, errors, canPrice, listing }: FieldsProps) {
  const errorOf = ({ key }: BusField) => errors.find(({ field }) => field === key)?.text ?? null;
  const groups = Map.groupBy(busFields, (field) => field.group);
  return [...groups].map(([group, fields]) => (
    <fieldset key={group} className="staff-panel listing-group" id={`group-${group}`}>
      <legend>{fieldGroupLabels[group]}</legend>
      <div className="listing-fields">
        {fields.map((field) =>
          field.key === 'quantity' && listing?.lot ? (
            <CountedUnits
              key={field.key}
              id={`field-${field.key}`}
              listing={listing}
              lot={listing.lot}
              error={errorOf(field)}
            />
          ) : (
            <ListingInput
              key={field.key}
              of={field}
              text={texts[field.key] ?? ''}
              error={errorOf(field)}
              locked={!canPrice && pricedFields.includes(field.key)}
            />
          ),
        )}
      </div>
    </fieldset>
  ));
}

/** The groups as links, for a form that is longer than a screen. */
export function GroupLinks({ more = [] }: { more?: readonly { href: string; label: string }[] }) {
  const groups = new Set<FieldGroup>(busFields.map(({ group }) => group));
  return (
    <nav aria-label="Sections of the form" className="chips listing-jumps">
      {more.map(({ href, label }) => (
        <a key={href} className="chip" href={href}>
          {label}
        </a>
      ))}
      {[...groups].map((group) => (
        <a key={group} className="chip" href={`#group-${group}`}>
          {fieldGroupLabels[group]}
        </a>
      ))}
    </nav>
  );
}

interface ListingInputProps {
  of: BusField;
  text: string;
  error: string | null;
  locked?: boolean;
}

/** A field of a bus as the table defines it. */
export function ListingInput({ of, text, error, locked }: ListingInputProps) {
  const rule = of.requiredToPublish;
  return (
    <StaffInput
      field={listingField(of)}
      text={text}
      error={error}
      locked={locked}
      wide={of.type === 'text' && (of.multiline || of.maxLength > 100)}
      label={
        rule && !isCheckbox(of) ? (
          <>
            {of.label}
            <span className="listing-needed"> ({publishRules[rule].words})</span>
          </>
        ) : undefined
      }
    />
  );
}
