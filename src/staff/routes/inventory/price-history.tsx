import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { formatDollars } from '#domain/inventory/display-values.ts';
import type { PriceChange } from '#domain/staff/inventory/staff-inventory-repository.ts';
import { day } from './stock-rows.ts';

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
      <StepLine steps={steps} now={now} />
      <div className="table-box">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col" className="number">
                Price
              </th>
              <th scope="col">By</th>
            </tr>
          </thead>
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
              <td>first price</td>
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}

const width = 260;
const height = 64;
const inset = 5;

function StepLine({
  steps,
  now,
}: {
  steps: readonly { at: string; cents: number | null }[];
  now: Date;
}) {
  const known = steps.filter((step): step is { at: string; cents: number } => step.cents !== null);
  if (known.length < 2) return null;
  const from = Date.parse(known[0]!.at);
  const span = Math.max(1, now.getTime() - from);
  const cents = known.map((step) => step.cents);
  const low = Math.min(...cents);
  const high = Math.max(...cents);
  const x = (at: string) =>
    inset + ((Math.min(Date.parse(at), now.getTime()) - from) / span) * (width - 2 * inset);
  const y = (value: number) =>
    height - inset - ((value - low) / Math.max(1, high - low)) * (height - 2 * inset);
  const path = known
    .map(({ at, cents: value }, index) =>
      index === 0
        ? `M${x(at).toFixed(1)} ${y(value).toFixed(1)}`
        : `H${x(at).toFixed(1)}V${y(value).toFixed(1)}`,
    )
    .join('');
  return (
    <svg
      className="listing-prices"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Price from ${formatDollars(cents[0]!)} to ${formatDollars(cents.at(-1)!)}, lowest ${formatDollars(low)}, highest ${formatDollars(high)}`}
    >
      <path d={`${path}H${width - inset}`} />
      {known.map(({ at, cents: value }) => (
        <circle key={at} cx={x(at)} cy={y(value)} r={3} />
      ))}
    </svg>
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
