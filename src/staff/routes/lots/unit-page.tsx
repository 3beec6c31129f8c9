import { listingTitle } from '#domain/inventory/listing-title.ts';
import type { LotUnit } from '#domain/inventory/lots/lot-unit.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import { canDo, unitActs, type UnitAct } from '#domain/staff/lots/unit-acts.ts';
import {
  unitColumnKeys,
  unitColumns,
  type UnitColumn,
  type UnitTextError,
} from '#domain/staff/lots/unit-columns.ts';
import { ErrorSummary } from '#site/ui/error-summary.tsx';
import { inputState, StaffField } from '../../forms/staff-field.tsx';
import { inventoryUrls } from '../inventory/inventory-urls.ts';
import {
  HolderFields,
  holderOf,
  takesHolder,
  UnitStanding,
  type TypedHolder,
} from './unit-parts.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';

interface UnitPageProps {
  current: StaffListing;
  /** Null while it is being added. */
  unit: LotUnit | null;
  texts: Readonly<Record<UnitColumn, string>>;
  errors: readonly UnitTextError[];
  /** As it was typed, with what is wrong with it; else that of the unit. */
  holder?: TypedHolder | undefined;
  /** Somebody else changed the unit since the form was opened. */
  isConflict: boolean;
  canSell: boolean;
}

/** One bus of a lot: what is said of it, and what can be done with it. */
export function UnitPage(props: UnitPageProps) {
  const { current, unit, texts, errors, holder, isConflict, canSell } = props;
  const { listing } = current;
  const { id } = listing;
  const name = unit ? `Unit ${unit.number}` : 'A new unit';
  return (
    <>
      <ErrorSummary
        errors={[
          ...errors.map(({ column, text }) => ({ href: `#unit-${column}`, text })),
          ...(holder?.error ? [{ href: '#holder-lead', text: holder.error }] : []),
        ]}
      />
      <StaffHeading
        back={<a href={inventoryUrls.units(id)}>Units of {listingTitle(listing)}</a>}
        title={name}
        note={unit ? <UnitStanding unit={unit} /> : null}
      />
      {isConflict ? (
        <p className="notice notice-problem staff-space-below" role="alert">
          <strong>Somebody else changed this unit in the meantime.</strong> Nothing of yours was
          done; it stands above as it is now. What you typed stands below: send it again to put it
          in place of theirs.
        </p>
      ) : null}
      <form method="post" action={inventoryUrls.unit(id, unit?.id)} noValidate>
        <input type="hidden" name="unit" value={unit?.id ?? ''} />
        <input type="hidden" name="revision" value={unit?.revision ?? 0} />
        <div className="staff-panel form">
          <fieldset disabled={!canSell} className="listing-whole">
            <legend className="sr-only">What is said of it</legend>
            <div className="listing-fields">
              {unitColumnKeys.map((column) => (
                <UnitField
                  key={column}
                  column={column}
                  text={texts[column]}
                  error={errors.find((error) => error.column === column)?.text ?? null}
                />
              ))}
            </div>
          </fieldset>
          {canSell ? (
            <p className="actions">
              <button className="button button-primary">{unit ? 'Save the unit' : 'Add it'}</button>
            </p>
          ) : null}
        </div>
        {unit && canSell ? <Acts listingId={id} unit={unit} holder={holder} /> : null}
      </form>
    </>
  );
}

const hints: Readonly<Partial<Record<UnitColumn, string>>> = {
  priceCents: 'Leave empty if it costs what the listing says.',
  condition: 'For everybody to read, on this unit alone.',
  pictures: 'Numbers of the listing’s photos that show it, like 1, 3.',
};

function UnitField(props: { column: UnitColumn; text: string; error: string | null }) {
  const { column, text, error } = props;
  const notes = { id: `unit-${column}`, hint: hints[column] ?? null, error };
  const attributes = {
    name: column,
    className: 'field-input',
    defaultValue: text,
    autoComplete: 'off',
    ...inputState(notes),
  };
  const isLong = column === 'condition';
  return (
    <StaffField {...notes} label={unitColumns[column].label} wide={isLong}>
      {isLong ? <textarea {...attributes} rows={3} /> : <input {...attributes} />}
    </StaffField>
  );
}

function Acts(props: { listingId: number; unit: LotUnit; holder: TypedHolder | undefined }) {
  const { listingId, unit, holder = holderOf(unit) } = props;
  const acts = (Object.keys(unitActs) as UnitAct[]).filter((act) => canDo(act, unit));
  return (
    <section className="staff-panel form stock-quick">
      <h2>Where it stands</h2>
      {takesHolder(unit) ? <HolderFields id="holder" holder={holder} /> : null}
      <p className="actions">
        {acts.map((act) => (
          <button
            key={act}
            formAction={inventoryUrls.unitAct(listingId, unit.id)}
            name="act"
            value={act}
            className={act === 'remove' ? 'button button-danger' : 'button'}
          >
            {unitActs[act].label}
          </button>
        ))}
      </p>
    </section>
  );
}
