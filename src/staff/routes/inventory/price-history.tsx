import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { formatDollars } from '#domain/inventory/display-values.ts';
import {
  mostPriceChanges,
  type PriceChange,
} from '#domain/staff/inventory/staff-inventory-repository.ts';
import { PriceLine } from '#site/ui/price-line.tsx';
import { day } from './stock-rows.ts';
import { TableHead } from '../../ui/table-head.tsx';

interface PriceHistoryProps {
  listing: Pick<BusListing, 'createdAt' | 'priceCents'>;
  /** Oldest first. */
  changes: readonly PriceChange[];
  now: Date;
}

/** Every price the listing has had, as a step line and as a table. */
export function PriceHistory({ listing, changes, now }: PriceHistoryProps) {
  const first = changes[0]?.fromCents ?? (changes.length === 0 ? listing.priceCents : null);
  const steps = [
    { at: listing.createdAt, cents: first },
    ...changes.map(({ at, toCents }) => ({ at, cents: toCents })),
  ];
  return (
    <>
      <PriceLine
        steps={steps}
        until={now}
        label={`Price from ${price(first)} to ${price(listing.priceCents)}; each stands below.`}
      />
      <div className="table-box">
        <table className="table">
          <TableHead columns={['Date', { figures: 'Price' }, 'By']} />
          <tbody>
            {changes.toReversed().map(({ at, fromCents, toCents, memberName }) => (
              <tr key={at}>
                <td>{day(at)}</td>
                <td className="number">
                  {price(toCents)}
                  {fromCents !== null && toCents !== null ? (
                    <small className="listing-step">{difference(fromCents, toCents)}</small>
                  ) : null}
                </td>
                <td>{memberName ?? 'not staff'}</td>
              </tr>
            ))}
            <tr>
              <td>{day(listing.createdAt)}</td>
              <td className="number">{price(first)}</td>
              <td>
                {changes.length > mostPriceChanges
                  ? `first price; of those that followed, the newest ${mostPriceChanges} stand here`
                  : 'first price'}
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}

function price(cents: number | null): string {
  return cents === null ? 'No price' : formatDollars(cents);
}

function difference(fromCents: number, toCents: number): string {
  const change = toCents - fromCents;
  const percent = Math.round((change / fromCents) * 1000) / 10;
  return `${change < 0 ? '−' : '+'}${formatDollars(Math.abs(change))}, ${change < 0 ? '−' : '+'}${Math.abs(percent)}%`;
}
