import { listingTitle } from '#domain/inventory/listing-title.ts';
import type { BusListing } from '#domain/inventory/bus-listing.ts';
import type { PlannedUnit, UnitPlan, UnitRow } from '#domain/staff/lots/plan-units.ts';
import { unitStateWords } from '#domain/staff/lots/unit-acts.ts';
import { unitColumnKeys, unitColumns, unitTexts } from '#domain/staff/lots/unit-columns.ts';
import { inventoryUrls } from '../inventory/inventory-urls.ts';
import { StaffTable } from '../../ui/table-head.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';

export interface UnitPlanPageProps {
  listing: BusListing;
  plan: UnitPlan;
  rows: readonly UnitRow[];
  /** Columns that nothing was made of. */
  ignored: readonly string[];
  /** The lot has changed since the file was first looked at. */
  isStale: boolean;
}

/** What a file would make of a lot; nothing is changed yet. */
export function UnitPlanPage({ listing, plan, rows, ignored, isStale }: UnitPlanPageProps) {
  const { id, revision } = listing;
  const added = plan.rows.filter(({ before }) => before === null).length;
  const changed = plan.rows.filter((row) => changesOf(row, listing).length > 0).length - added;
  return (
    <>
      <StaffHeading
        back={<a href={inventoryUrls.units(id)}>Units of {listingTitle(listing)}</a>}
        title="Units from a file"
        note={
          <>
            {plan.rows.length} {plan.rows.length === 1 ? 'row' : 'rows'}: {added} new, {changed}{' '}
            changed, {plan.rows.length - added - changed} as they are.
          </>
        }
      />
      {isStale ? (
        <p className="notice notice-problem staff-space-below" role="alert">
          The lot has changed since you looked. Nothing of the file was taken; below is what it
          would make of the lot now.
        </p>
      ) : null}
      {plan.problems > 0 ? (
        <p className="notice notice-problem staff-space-below" role="alert">
          {plan.problems === 1 ? 'One thing is' : `${plan.problems} things are`} wrong, so nothing
          of the file is taken. Correct the rows and send it again.
        </p>
      ) : null}
      {ignored.length > 0 ? (
        <p className="notice staff-space-below">
          Not read, because nothing of a unit is called that: {ignored.join(', ')}.
        </p>
      ) : null}
      <div className="staff-panel table-box">
        <StaffTable columns={['Line', 'Unit', 'What happens']}>
          {plan.rows.map((row) => (
            <tr key={row.line}>
              <td data-label="Line">{row.line}</td>
              <td data-label="Unit">{row.after.number}</td>
              <td data-label="What happens">
                <RowNews row={row} listing={listing} />
              </td>
            </tr>
          ))}
        </StaffTable>
      </div>
      {plan.problems === 0 ? (
        <form method="post" action={inventoryUrls.unitRows(id)}>
          <input type="hidden" name="revision" value={revision} />
          <input type="hidden" name="rows" value={JSON.stringify(rows)} />
          <p className="actions">
            <button className="button button-primary">Take all {plan.rows.length}</button>
            <a href={inventoryUrls.units(id)}>Leave the lot as it is</a>
          </p>
        </form>
      ) : null}
    </>
  );
}

function RowNews({ row, listing }: { row: PlannedUnit; listing: BusListing }) {
  if (row.problems.length > 0)
    return (
      <ul>
        {row.problems.map((problem) => (
          <li key={problem} className="field-error">
            {problem}
          </li>
        ))}
      </ul>
    );
  const changes = changesOf(row, listing);
  if (row.before === null) return `New: ${changes.join(', ')}`;
  return changes.length === 0 ? 'As it is' : changes.join(', ');
}

/** What differs, in words: of a new unit all that is known. */
function changesOf({ before, after }: PlannedUnit, listing: BusListing): string[] {
  const next = unitTexts(after, listing);
  const was = before && unitTexts(before, listing);
  const facts = unitColumnKeys.flatMap((column) => {
    const label = unitColumns[column].label;
    const from = was?.[column] ?? '';
    const to = next[column];
    if (from === to) return [];
    return was ? `${label} ${from || 'none'} → ${to || 'none'}` : `${label} ${to}`;
  });
  return before ? facts : [...facts, unitStateWords[after.state]];
}
