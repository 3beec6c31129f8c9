import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AskedPrices, ComparableBus, PricesTold } from '#domain/inventory/asked-prices.ts';
import { sayDollars } from '#messages/figures.ts';
import { urls } from '#site/urls.ts';
import { PriceDots } from './price-dots.tsx';
import {
  sayComparable,
  sayMissing,
  sayRange,
  saySold,
  sayTooFew,
  sayWithin,
} from './worth-words.ts';

export interface AskedPricesProps {
  prices: AskedPrices;
  /** Of the bus that is compared; null: it has none. */
  priceCents: number | null;
}

/** What comparable buses ask: a range with its number and dates, or why there is none. */
export function AskedPricesView({ prices, priceCents }: AskedPricesProps) {
  switch (prices.outcome) {
    case 'unknown':
      return <p>{sayMissing(prices.missing)}</p>;
    case 'too-few':
      return (
        <p>
          {sayTooFew(prices.count, prices.needed)} {sayWithin(prices.within)}
        </p>
      );
    case 'told':
      return (
        <>
          <p className="figures">{sayRange(prices)}</p>
          <PriceDots prices={prices} priceCents={priceCents} />
          <p>
            {legend(priceCents)} {saySold(prices)} {sayWithin(prices.within)}
          </p>
          <ComparableList prices={prices} />
        </>
      );
  }
}

function legend(priceCents: number | null): string {
  const dots = t`Each dot is a bus, an empty one is sold; gray is the middle half.`;
  if (priceCents === null) return dots;
  const price = sayDollars(priceCents);
  return `${dots} ${t`The yellow mark is this bus at ${price}.`}`;
}

/** The figures of every dot, with the way to those that can still be bought. */
function ComparableList({ prices: { shown, count } }: { prices: PricesTold }) {
  const dots = shown.length;
  const isAll = dots === count;
  return (
    <details>
      <summary className="text-link">
        {isAll ? t`The ${dots} buses one by one` : t`The ${dots} most like it one by one`}
      </summary>
      <ul>
        {shown.map((bus) => (
          <li key={bus.id}>
            <ComparableLine bus={bus} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function ComparableLine({ bus }: { bus: ComparableBus }) {
  const name =
    bus.soldAt === null ? (
      <a href={urls.bus(bus)} className="text-link">
        {bus.title}
      </a>
    ) : (
      bus.title
    );
  const value = sayComparable(bus);
  return (
    <Trans>
      {name}: {value}
    </Trans>
  );
}
