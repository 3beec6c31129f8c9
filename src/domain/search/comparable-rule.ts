import {
  comparedFigures,
  type ComparedFigure,
  type PricedListing,
  type PricedRange,
  type PricedSubject,
} from '#domain/inventory/asked-prices.ts';
import { slackOf, type Slack } from './closeness.ts';

/**
 * Which buses are comparable, so that their prices say something about another's. Like what counts as
 * close in a search (`closeness.ts`), but wider: there a buyer says what he needs, here a price is
 * looked for, and age and miles are told beside it. A fixed rule: whether a bus counts never depends
 * on how many others do.
 *
 * | What             | Rule |
 * |---               |---|
 * | kind             | the same; salvage and parts buses with each other only |
 * | size             | a quarter more or fewer seats, at least 4 |
 * | age              | 5 model years |
 * | miles            | half as many more or fewer, at least 50,000 |
 * | sold             | within two years, by the price that was asked last |
 * | price            | known, and more than what is written to fill a field |
 * | a lot            | counts once, whatever is in it: by its price, or the lowest and the fewest miles of its units |
 * | figures missing  | of the other: it is left out; of this bus: nothing is said |
 * | demo data        | with each other only |
 * | drafts, withdrawn | never |
 * | the bus itself   | never, under the same VIN in another listing neither |
 */
const slack: Readonly<Record<'year' | 'passengers' | 'mileageMiles', Slack>> = {
  year: { share: 0, least: 5 },
  passengers: { share: 0.25, least: 4 },
  mileageMiles: { share: 0.5, least: 50_000 },
};
const soldMonths = 24;
const leastPriceCents = 50_000;

/** Far more than any bus has: a reading that never ends would wait for the largest inventory. */
const mostRead = 5_000;

/** What the rule allows beside a figure; pages say the rule by it. */
const comparableSlack = (figure: keyof typeof slack, value: number): number =>
  slackOf(slack[figure], value);

type Compared = { [Figure in ComparedFigure]: NonNullable<PricedSubject[Figure]> };

/** The figures that are compared, or which of them nobody told. */
export function readCompared(subject: PricedSubject): Compared | ComparedFigure[] {
  const missing = comparedFigures.filter((figure) => subject[figure] === null);
  return missing.length > 0 ? missing : (subject as Compared);
}

/** Where in the inventory to look; everything comparable lies within. */
export function comparableRange(of: Compared, now: Date): PricedRange {
  const around = (figure: keyof typeof slack) => {
    const by = comparableSlack(figure, of[figure]);
    return { min: Math.ceil(of[figure] - by), max: Math.floor(of[figure] + by) };
  };
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - soldMonths);
  return {
    category: of.category,
    year: around('year'),
    passengers: around('passengers'),
    mileageMiles: around('mileageMiles'),
    leastPriceCents,
    soldSince: since.toISOString(),
    limit: mostRead,
  };
}

const isDemo = ({ source }: { source: string }) => source === 'demo';
const isWreck = ({ condition }: Pick<PricedListing, 'condition'>) =>
  condition === 'salvage' || condition === 'parts';
const isWithin = (value: number | null, { min, max }: { min: number; max: number }) =>
  value !== null && value >= min && value <= max;

/** Whether what another listing asks says something about this bus. */
export function isComparable(
  subject: PricedSubject,
  range: PricedRange,
  other: PricedListing,
): boolean {
  const isItself = other.id === subject.id || (subject.vin !== null && other.vin === subject.vin);
  const isListed =
    other.status === 'published' ||
    (other.status === 'sold' && (other.soldAt ?? '') >= range.soldSince);
  return (
    !isItself &&
    isListed &&
    other.publishedAt !== null &&
    other.category === range.category &&
    isWithin(other.year, range.year) &&
    isWithin(other.passengers, range.passengers) &&
    isWithin(other.mileageMiles, range.mileageMiles) &&
    (other.priceCents ?? 0) >= range.leastPriceCents &&
    isDemo(other) === isDemo(subject) &&
    isWreck(other) === isWreck(subject)
  );
}

/** How far from being the same: 0 alike, 1 at the edge of the rule in one figure, 3 in all. */
export const unlikeness = (of: Compared, other: Pick<Compared, keyof typeof slack>): number =>
  (['year', 'passengers', 'mileageMiles'] as const)
    .map((figure) => Math.abs(other[figure] - of[figure]) / comparableSlack(figure, of[figure]))
    .reduce((sum, one) => sum + one, 0);
