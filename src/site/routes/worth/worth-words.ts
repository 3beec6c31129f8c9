import { kindInSentence } from '#domain/inventory/categories.ts';
import { plural, t } from '@lingui/core/macro';
import type {
  ComparableBus,
  ComparedFigure,
  ComparedWithin,
  PricesTold,
} from '#domain/inventory/asked-prices.ts';
import {
  sayDollars,
  sayList,
  sayLongDate,
  sayMeasure,
  sayMeasureRange,
} from '#messages/figures.ts';
import { categoryPlural, fieldName } from '#site/words/trade-words.ts';

/** How many there are, since when, and the range that they ask. */
export function sayRange(prices: PricesTold): string {
  const { count } = prices;
  const buses = plural({ count }, { one: '# bus', other: '# buses' });
  const from = sayLongDate(prices.listedFrom);
  const to = sayLongDate(prices.listedTo);
  const lowest = sayDollars(prices.lowestCents);
  const lower = sayDollars(prices.lowerQuarterCents);
  const middle = sayDollars(prices.middleCents);
  const upper = sayDollars(prices.upperQuarterCents);
  const highest = sayDollars(prices.highestCents);
  return t`${buses}, listed between ${from} and ${to}, ask ${lowest} to ${highest}. The middle half of them asks ${lower} to ${upper}, and half of all ${middle} or less.`;
}

/** What was compared. */
export function sayWithin({ category, year, passengers, mileageMiles }: ComparedWithin): string {
  const kind = kindInSentence(categoryPlural(category));
  const from = String(year.min);
  const to = String(year.max);
  const fewest = passengers.min;
  const most = passengers.max;
  const miles = sayMeasureRange(Math.max(0, mileageMiles.min), mileageMiles.max, 'mile');
  return t`Comparable are ${kind} of the model years ${from} to ${to} with ${fewest} to ${most} seats and ${miles}.`;
}

/** Nobody knows what was paid. */
export function saySold({ sold }: PricesTold): string {
  const asked = t`All are asked prices; nobody knows what was paid.`;
  if (sold === 0) return asked;
  const some = plural(
    { sold },
    {
      one: '# of them is sold, and stands there with what was asked last.',
      other: '# of them are sold, and stand there with what was asked last.',
    },
  );
  return `${some} ${asked}`;
}

/** Why there is no range. */
export function sayTooFew(count: number, needed: number): string {
  if (count === 0)
    return t`No comparable bus with a price is listed here or was sold in the last two years. We name a range from ${needed} on.`;
  return plural(
    { count },
    {
      one: `Only # comparable bus with a price is listed here or was sold in the last two years. We name a range from ${needed} on.`,
      other: `Only # comparable buses with a price are listed here or were sold in the last two years. We name a range from ${needed} on.`,
    },
  );
}

/** Which figures are not known. */
export function sayMissing(missing: readonly ComparedFigure[]): string {
  const figures = sayList(missing.map(fieldName));
  return t`Not stated: ${figures}. Without that no rule says which buses are comparable, so we name no range.`;
}

/** What is told of one beside its name. */
export function sayComparable(bus: ComparableBus): string {
  const price = sayDollars(bus.priceCents);
  const miles = sayMeasure(bus.mileageMiles, 'mile');
  const { passengers, quantity } = bus;
  const seats = plural({ passengers }, { one: '# seat', other: '# seats' });
  const listed = sayLongDate(bus.listedAt);
  const facts = bus.soldAt
    ? t`${price}, ${miles}, ${seats}, listed ${listed}, sold ${{ sold: sayLongDate(bus.soldAt) }}`
    : t`${price}, ${miles}, ${seats}, listed ${listed}`;
  return quantity !== null && quantity > 1
    ? t`${facts}; a lot of ${quantity}, from this price`
    : facts;
}
