import { busField, busFields } from '#domain/inventory/fields/bus-fields.ts';
import { displayField } from '#domain/inventory/field-display.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import type { FieldTexts } from '#domain/staff/inventory/field-texts.ts';
import type { FieldConflict } from '#domain/staff/inventory/merge-edits.ts';
import { readListingForm } from '#domain/staff/inventory/read-listing-form.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import { inventoryUrls } from './inventory-urls.ts';
import { MeanwhileList, type Meanwhile } from './meanwhile.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';

interface ConflictPageProps {
  current: StaffListing;
  /** What this editor typed, every field. */
  texts: FieldTexts;
  base: FieldTexts | null;
  conflicts: readonly FieldConflict[];
  meanwhile: Meanwhile;
}

const reasons: Readonly<Record<FieldConflict['changedBy'], string>> = {
  both: 'Both of you changed it. Choose one.',
  them: 'Only they changed it.',
  you: 'Only you changed it.',
};

/**
 * Somebody saved this listing while it was being edited here. Nothing has been overwritten and
 * nothing typed is lost: each field that differs is chosen on its own.
 */
export function ConflictPage(props: ConflictPageProps) {
  const { current, texts, base, conflicts, meanwhile } = props;
  const { listing } = current;
  const sorted = conflicts.toSorted((a, b) => rank(a) - rank(b));
  return (
    <>
      <StaffHeading
        back={<a href={inventoryUrls.listing(listing.id)}>{listingTitle(listing)}</a>}
        title="Somebody else saved this bus while you were editing it"
      />
      <div className="notice notice-problem staff-space-below">
        <p>
          Nothing of theirs has been overwritten and nothing of yours is lost. Choose what to keep{' '}
          {conflicts.length === 1
            ? 'in the one field that differs'
            : `in each of the ${conflicts.length} fields that differ`}
          , then save.
        </p>
        <MeanwhileList current={current} {...meanwhile} />
      </div>
      <form method="post" action={inventoryUrls.listing(listing.id)} className="listing-conflicts">
        <input type="hidden" name="revision" value={listing.revision} />
        <input type="hidden" name="merge" value="yes" />
        <input type="hidden" name="base" value={JSON.stringify(base ?? {})} />
        {busFields.map(({ key }) => (
          <input key={key} type="hidden" name={key} value={texts[key] ?? ''} />
        ))}
        {sorted.map((conflict) => (
          <Choice key={conflict.key} conflict={conflict} />
        ))}
        <div className="listing-save">
          <button className="button button-primary">Save what I chose</button>
          <a className="button" href={inventoryUrls.listing(listing.id)}>
            Keep theirs and drop my changes
          </a>
        </div>
      </form>
    </>
  );
}

function Choice({ conflict }: { conflict: FieldConflict }) {
  const { key, label, theirs, yours, changedBy } = conflict;
  return (
    <fieldset className={`staff-panel listing-conflict listing-conflict-${changedBy}`}>
      <legend>{label}</legend>
      <p className="hint">{reasons[changedBy]}</p>
      <div className="listing-sides">
        <label>
          <input
            type="radio"
            name={`choose.${key}`}
            value="theirs"
            aria-label={`Keep theirs: ${label}, ${shown(conflict, theirs)}`}
            required
            defaultChecked={changedBy === 'them'}
          />
          <span>
            <strong>Theirs</strong>
            <span className="listing-side-text">{shown(conflict, theirs)}</span>
          </span>
        </label>
        <label>
          <input
            type="radio"
            name={`choose.${key}`}
            value="yours"
            aria-label={`Keep yours: ${label}, ${shown(conflict, yours)}`}
            required
            defaultChecked={changedBy === 'you'}
          />
          <span>
            <strong>Yours</strong>
            <span className="listing-side-text">{shown(conflict, yours)}</span>
          </span>
        </label>
      </div>
    </fieldset>
  );
}

/** As every other page shows the value; what cannot be read, as it was typed. */
function shown({ key }: FieldConflict, text: string): string {
  const field = busField(key);
  if (field.type === 'flag')
    return text === 'yes' ? 'Yes' : text === 'no' ? 'No' : 'No or not known';
  if (text === '') return 'Empty';
  const { details, errors } = readListingForm({ [key]: text });
  return (errors.some((one) => one.field === key) ? null : displayField(field, details)) ?? text;
}

function rank({ changedBy }: FieldConflict): number {
  return changedBy === 'both' ? 0 : changedBy === 'you' ? 1 : 2;
}
