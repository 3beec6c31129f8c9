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
    quantity: z.int().nullable().describe('Of a lot; none for sale asks less than this price'),
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

/** The rule's own limits aside, which are nobody's business: the schema names what leaves. */
export function comparablePrices(
  prices: AskedPrices,
  siteUrl: string,
): z.infer<typeof comparablePricesSchema> {
  const shown = prices.outcome === 'told' ? prices.shown : [];
  const buses = shown.map((bus) => ({ ...bus, url: busUrl(bus, siteUrl) }));
  return comparablePricesSchema.parse({ ...prices, buses });
}
