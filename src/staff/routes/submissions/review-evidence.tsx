import { listingStatuses } from '#domain/inventory/choices.ts';
import type { Review } from '#domain/staff/submissions/review-service.ts';
import { StaffVinFacts } from '../inventory/vin-facts.tsx';
import { inventoryUrls } from '../inventory/inventory-urls.ts';
import { SubmissionStateBadge } from './submission-state.tsx';
import { submissionUrls } from './submission-urls.ts';
import { TableHead } from '../../ui/table-head.tsx';

const dollars = (cents: number) => `$${Math.round(cents / 100).toLocaleString('en-US')}`;

/** What the VIN says beside the seller's words. */
export function VinPanel({ review: { vin, submission, draft } }: { review: Review }) {
  const typed = submission.details.vin;
  if (vin === null || typed === null) return null;
  return (
    <section className="staff-panel">
      <h2>What the VIN says</h2>
      <StaffVinFacts answer={vin} typed={typed} seller={draft} />
    </section>
  );
}

/** The same bus, here before; or what may be the same. */
export function Duplicates({ review: { twins, duplicates } }: { review: Review }) {
  if (twins.length + duplicates.length === 0) return null;
  const isSure = duplicates.length > 0 || twins.some(({ same }) => same === 'vin');
  return (
    <section className="staff-panel review-warning">
      <h2>This bus {isSure ? 'is' : 'may be'} here already</h2>
      <ul>
        {duplicates.map(({ id, title, status, same }) => (
          <li key={`listing ${id}`} className="staff-list-row">
            <span>
              <a href={inventoryUrls.listing(id)}>{title}</a>
              <span className="hint staff-block">
                Listing {id}, same {same === 'vin' ? 'VIN' : same}
              </span>
            </span>
            <span className="tag">{listingStatuses[status]}</span>
          </li>
        ))}
        {twins.map(({ reference, title, state, same }) => (
          <li key={reference} className="staff-list-row">
            <span>
              <a href={submissionUrls.one(reference)}>{title}</a>
              <span className="hint staff-block">
                Submission {reference}, same {same === 'vin' ? 'VIN' : 'seller and model year'}
              </span>
            </span>
            <SubmissionStateBadge state={state} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The price beside our own listings that are like it. */
export function Comparables({ review }: { review: Review }) {
  const { comparables, range, submission } = review;
  const asked = submission.details.askingPriceCents;
  if (!range) {
    return (
      <section className="staff-panel">
        <h2>What it may be worth</h2>
        <p>We have no priced bus of its kind and age to compare with.</p>
      </section>
    );
  }
  return (
    <section className="staff-panel">
      <h2>What it may be worth</h2>
      <p className="review-range">
        <strong>{dollars(range.medianCents)}</strong> is the middle of {range.count}{' '}
        {range.count === 1 ? 'listing' : 'listings'} of its kind and age,{' '}
        {dollars(range.lowestCents)} to {dollars(range.highestCents)}.
        {asked === null
          ? null
          : ` The seller wants ${dollars(asked)}${against(asked, range.medianCents)}.`}
      </p>
      <div className="table-box">
        <table className="table">
          <TableHead
            columns={[
              'Similar bus',
              { figures: 'Seats' },
              { figures: 'Miles' },
              { figures: 'Price' },
            ]}
          />
          <tbody>
            {comparables.map(({ id, title, status, passengers, mileageMiles, priceCents }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={inventoryUrls.listing(id)}>{title}</a>
                  {status === 'sold' ? <span className="tag">Sold</span> : null}
                </th>
                <td className="number">{passengers ?? '–'}</td>
                <td className="number">{mileageMiles?.toLocaleString('en-US') ?? '–'}</td>
                <td className="number">{dollars(priceCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function against(asked: number, median: number): string {
  const percent = Math.round((asked / median - 1) * 100);
  if (percent === 0) return ', just that';
  return percent > 0 ? `, ${percent}% more` : `, ${-percent}% less`;
}
