import { z } from 'zod';
import { comparedFigures, type AskedPrices } from '#domain/inventory/asked-prices.ts';
import { busCategories } from '#domain/inventory/categories.ts';
import { busUrl } from '../records/listed-bus.ts';

const cents = z.int().describe('In whole US cents');
const bounds = z.object({ min: z.int(), max: z.int() });
const within = z
  .object({
    category: z.enum(busCategories.map(({ slug }) => slug)),
    year: bounds,
    passengers: bounds,
    mileageMiles: bounds,
  })
  .describe('What comparable means here');

const comparableBus = z
  .object({
    id: z.int(),
    url: z.url(),
    title: z.string(),
    year: z.int(),
    passengers: z.int(),
    mileageMiles: z.int(),
    priceCents: cents,
    quantity: z.int().nullable().describe('Of a lot, each at this price'),
    listedAt: z.iso.datetime(),
    soldAt: z.iso.datetime().nullable().describe('Null while it is for sale'),
  })
  .meta({ id: 'ComparableBus' });

/** What is asked for buses like one: never what was paid, and never a single figure. */
export const comparablePricesSchema = z
  .discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('told'),
      within,
      count: z.int(),
      sold: z.int().describe('Of them, those that are sold'),
      lowestCents: cents,
      lowerQuarterCents: cents,
      middleCents: cents,
      upperQuarterCents: cents,
      highestCents: cents,
      listedFrom: z.iso.datetime(),
      listedTo: z.iso.datetime(),
      buses: z.array(comparableBus).describe('The most alike, the cheapest first'),
    }),
    z.object({
      outcome: z.literal('too-few'),
      within,
      count: z.int(),
      needed: z.int(),
    }),
    z.object({
      outcome: z.literal('unknown'),
      missing: z.array(z.enum(comparedFigures)).describe('Figures of the bus that nobody told'),
    }),
  ])
  .meta({ id: 'ComparablePrices' });

const boundsOf = ({ min, max }: { min: number; max: number }) => ({ min, max });

/** The rule's own limits aside, which are nobody's business. */
const withinOf = ({ within: of }: Exclude<AskedPrices, { outcome: 'unknown' }>) => ({
  category: of.category,
  year: boundsOf(of.year),
  passengers: boundsOf(of.passengers),
  mileageMiles: boundsOf(of.mileageMiles),
});

export function comparablePrices(
  prices: AskedPrices,
  siteUrl: string,
): z.infer<typeof comparablePricesSchema> {
  if (prices.outcome === 'unknown') return { outcome: 'unknown', missing: prices.missing };
  const { count } = prices;
  if (prices.outcome === 'too-few')
    return { outcome: 'too-few', within: withinOf(prices), count, needed: prices.needed };
  return {
    outcome: 'told',
    within: withinOf(prices),
    count,
    sold: prices.sold,
    lowestCents: prices.lowestCents,
    lowerQuarterCents: prices.lowerQuarterCents,
    middleCents: prices.middleCents,
    upperQuarterCents: prices.upperQuarterCents,
    highestCents: prices.highestCents,
    listedFrom: prices.listedFrom,
    listedTo: prices.listedTo,
    buses: prices.shown.map((bus) => ({
      id: bus.id,
      url: busUrl(bus, siteUrl),
      title: bus.title,
      year: bus.year,
      passengers: bus.passengers,
      mileageMiles: bus.mileageMiles,
      priceCents: bus.priceCents,
      quantity: bus.quantity,
      listedAt: bus.listedAt,
      soldAt: bus.soldAt,
    })),
  };
}
