import { t } from '@lingui/core/macro';
import type { PricesTold } from '#domain/inventory/asked-prices.ts';
import { sayDollars } from '#messages/figures.ts';
import { dotSize, layPriceDots, pictureWidth } from './lay-price-dots.ts';

interface PriceDotsProps {
  prices: PricesTold;
  /** Of the bus that is compared; null: it has none, and no mark. */
  priceCents: number | null;
}

const radius = 3;
/** Under the line: the mark of this bus. */
const markHeight = 14;

/** Every price a dot, the middle half of them behind. The list beside it says the same in words. */
export function PriceDots({ prices, priceCents }: PriceDotsProps) {
  const { lowerQuarterCents, middleCents, upperQuarterCents, lowestCents, highestCents } = prices;
  const own = priceCents === null ? [] : [priceCents];
  const { at, dots, height } = layPriceDots(
    prices.shown.map((bus) => bus.priceCents),
    [lowestCents, highestCents, ...own],
  );
  const line = height + dotSize;
  const low = sayDollars(lowestCents);
  const high = sayDollars(highestCents);
  const from = at(lowerQuarterCents);
  return (
    <svg
      className="price-dots"
      viewBox={`0 0 ${pictureWidth} ${line + markHeight}`}
      role="img"
      aria-label={t`A dot for each price, from ${low} to ${high}; the list below says the same`}
    >
      <rect x={from} width={Math.max(2, at(upperQuarterCents) - from)} height={line} />
      <path d={`M0 ${line}h${pictureWidth}M${at(middleCents)} 0v${line}`} />
      {prices.shown.map(({ id, soldAt }, index) => {
        const { x = 0, above = 0 } = dots[index] ?? {};
        const cy = line - above;
        return soldAt === null ? (
          <circle key={id} cx={x} cy={cy} r={radius} />
        ) : (
          <circle key={id} cx={x} cy={cy} r={radius - 0.5} className="price-dot-sold" />
        );
      })}
      {own.map((cents) => (
        <path key="own" d={`M${at(cents)} ${line + 1}l7 12h-14z`} className="price-dot-own" />
      ))}
    </svg>
  );
}
