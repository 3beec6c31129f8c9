import { formatDollars, formatNumber } from '#domain/inventory/display-values.ts';
import { tableFileEndings } from '#domain/inventory/import/table-file.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import { summarizeLot } from '#domain/inventory/lots/lot-summary.ts';
import { mostUnits, type LotUnit } from '#domain/inventory/lots/lot-unit.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import { ErrorSummary } from '#site/ui/error-summary.tsx';
import { inputState, LineField, StaffField } from '../../forms/staff-field.tsx';
import { inventoryUrls } from '../inventory/inventory-urls.ts';
import { HolderFields, UnitStanding, type TypedHolder } from './unit-parts.tsx';
import { StaffTable } from '../../ui/table-head.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';

interface UnitsPageProps {
  current: StaffListing;
  units: readonly LotUnit[];
  doubts: readonly string[];
  /** Selling roles change units, as they change prices and states. */
  canSell: boolean;
  /** What was wrong with the form below that was sent. */
  error?: { href: string; text: string };
  /** Of the form that reserves several, as it was typed. */
  typed?: TypedHolder & { count: string };
  /** A fresh key for the form that reserves several. */
  reservationKey: string;
}

/** The units of one listing, and what can be done with several of them. */
export function UnitsPage(props: UnitsPageProps) {
  const { current, units, doubts, canSell, error } = props;
  const { listing } = current;
  const { id } = listing;
  return (
    <>
      <ErrorSummary errors={error ? [error] : []} />
      <StaffHeading
        back={<a href={inventoryUrls.listing(id)}>{listingTitle(listing)}</a>}
        title="Units of the lot"
        note={summary(units)}
      >
        <p className="actions">
          {canSell && units.length > 0 ? (
            <a className="button button-small" href={inventoryUrls.unitFile(id)}>
              Download as CSV
            </a>
          ) : null}
          {canSell && units.length < mostUnits ? (
            <a className="button button-small button-primary" href={inventoryUrls.unit(id)}>
              Add a unit
            </a>
          ) : null}
        </p>
      </StaffHeading>
      <LotDoubts doubts={doubts} />
      <AllSold current={current} units={units} />
      {units.length === 0 ? (
        <p className="staff-panel">
          No units yet. While a lot has none, visitors are told what the listing itself says of
          number, price and miles.
        </p>
      ) : (
        <UnitTable listingId={id} units={units} />
      )}
      {canSell ? <Forms {...props} /> : null}
    </>
  );
}

function summary(units: readonly LotUnit[]): string {
  const lot = summarizeLot(units);
  if (lot === null) return 'A lot of alike buses, each with its own VIN, miles, price and state.';
  return `${units.length} in all: ${lot.forSale} for sale, ${lot.reserved} reserved, ${lot.sold} sold.`;
}

/** Said, never settled by itself: which of the two is right, staff know. */
export function LotDoubts({ doubts }: { doubts: readonly string[] }) {
  if (doubts.length === 0) return null;
  return (
    <div className="notice notice-problem staff-space-below" role="status">
      <p>
        <strong>The units contradict what else is said of this lot.</strong>
      </p>
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
    </div>
  );
}

/** The listing is offered to be marked, not marked: further units may come. */
function AllSold({ current: { listing }, units }: Pick<UnitsPageProps, 'current' | 'units'>) {
  const allSold = units.length > 0 && units.every(({ state }) => state === 'sold');
  if (!allSold || listing.status === 'sold') return null;
  return (
    <p className="notice staff-space-below" role="status">
      All units are sold, and the listing is still in the lists.{' '}
      <a href={inventoryUrls.sold(listing.id)}>Mark the listing as sold</a>
    </p>
  );
}

function UnitTable({ listingId, units }: { listingId: number; units: readonly LotUnit[] }) {
  return (
    <div className="staff-panel table-box">
      <StaffTable
        columns={['Unit', 'VIN', { figures: 'Miles' }, { figures: 'Price' }, 'Color', 'State']}
      >
        {units.map((unit) => (
          <tr key={unit.id}>
            <th scope="row">
              <a href={inventoryUrls.unit(listingId, unit.id)}>Unit {unit.number}</a>
            </th>
            <td data-label="VIN">{unit.vin ?? '–'}</td>
            <td data-label="Miles" className="number">
              {unit.mileageMiles === null ? '–' : formatNumber(unit.mileageMiles)}
            </td>
            <td data-label="Price" className="number">
              {unit.priceCents === null ? 'as the listing' : formatDollars(unit.priceCents)}
            </td>
            <td data-label="Color">{unit.color ?? '–'}</td>
            <td data-label="State">
              <UnitStanding unit={unit} />
            </td>
          </tr>
        ))}
      </StaffTable>
    </div>
  );
}

function Forms({ current, units, error, typed, reservationKey }: UnitsPageProps) {
  const { id, status } = current.listing;
  const forSale = units.filter(({ state }) => state === 'for-sale').length;
  const problem = (href: string) => (error?.href === href ? error.text : null);
  const holder = { forWhom: '', lead: '', ...typed, error: problem('#reserve-lead') ?? undefined };
  const file = {
    id: 'units-file',
    hint: 'With a header: unit, VIN, miles, price, color, condition, photos, state. The next page shows what it would change; units that it does not name stay.',
    error: problem('#units-file'),
  };
  return (
    <>
      {forSale > 0 && status === 'published' ? (
        <form
          method="post"
          action={inventoryUrls.reserveUnits(id)}
          className="staff-panel form stock-quick"
          noValidate
        >
          <h2>Reserve several</h2>
          <input type="hidden" name="key" value={reservationKey} />
          <LineField
            id="reserve-count"
            label={`How many, of ${forSale} for sale`}
            hint="Those with the lowest numbers. To reserve exact ones, open them."
            error={problem('#reserve-count')}
            name="count"
            inputMode="numeric"
            defaultValue={typed?.count}
          />
          <HolderFields id="reserve" holder={holder} />
          <p className="actions">
            <button className="button">Reserve them</button>
          </p>
        </form>
      ) : null}
      <form
        method="post"
        action={inventoryUrls.unitFile(id)}
        encType="multipart/form-data"
        className="staff-panel form stock-quick"
      >
        <h2>Units from a file</h2>
        <StaffField {...file} label="CSV, TSV, XLSX, XML or JSON">
          <input
            name="file"
            type="file"
            accept={tableFileEndings}
            className="field-input"
            {...inputState(file)}
          />
        </StaffField>
        <p className="actions">
          <button className="button">Look at it</button>
        </p>
      </form>
    </>
  );
}
