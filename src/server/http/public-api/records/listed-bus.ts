import { z } from 'zod';
import { busCategories } from '#domain/inventory/categories.ts';
import type { ListingImage } from '#domain/inventory/bus-listing.ts';
import { isKnown } from '#domain/inventory/display-values.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import { pages } from '#pages/page-table.ts';

const text = (about: string) => z.string().nullable().describe(about);
const count = (about: string) => z.int().nullable().describe(about);
const cents = (about: string) => count(`${about}, in whole US cents: 4250000 is $42,500.00`);

const span = (about: string) =>
  z.object({ low: z.int(), high: z.int() }).nullable().describe(about);

/** `/media` answers `cross-origin-resource-policy: same-origin`; programs cannot know it before they fail. */
export const pictureUse =
  'Copy pictures to your own server: browsers do not show ours on pages of other sites.';

export const pictureSchema = z
  .object({
    url: z.url().describe(pictureUse),
    alt: z.string().describe('What it shows, in English'),
    widthPx: z.int(),
    heightPx: z.int(),
  })
  .meta({ id: 'Picture' });

const slugs = busCategories.map(({ slug }) => slug);

/**
 * What every program is told of a bus: the API, and whoever else hands buses to machines. Built of the
 * public card alone, member by member, so that a new column of the table reaches nobody by accident.
 */
export const listedBusSchema = z
  .object({
    id: z.int().describe('Stays the same for as long as the bus is listed'),
    url: z.url().describe('Its page, for people'),
    title: z.string(),
    year: count('Model year'),
    make: text('Of the body, else of the chassis'),
    model: text('Of the body, else of the chassis'),
    category: z.enum(slugs).nullable(),
    stockNumber: text('Of the dealer'),
    priceCents: cents('What is asked; of a lot the lowest, of a sold bus nothing'),
    previousPriceCents: cents('What was asked before'),
    currency: z.literal('USD'),
    mileageMiles: count('Of a lot the lowest'),
    passengers: count('Seats without the driver'),
    adultPassengers: count('Where a school bus seats fewer grown people than children'),
    wheelchairPositions: count('Places for wheelchairs'),
    licenseNeeded: z
      .enum(['yes', 'no', 'likely-no', 'unknown'])
      .describe('Whether driving it generally takes a commercial license (CDL)'),
    city: text('Where it stands'),
    state: text('USPS code of the state where it stands'),
    isOnLot: z.boolean().describe("Stands on the dealer's own lot"),
    isSold: z.boolean(),
    milesAway: z
      .number()
      .nullable()
      .describe('From the place that was asked for, as the crow flies'),
    lot: z
      .object({
        forSale: z.int(),
        reserved: z.int(),
        sold: z.int(),
        priceCents: span('Of those for sale, in whole US cents'),
        mileageMiles: span('Of those for sale'),
      })
      .nullable()
      .describe('Several alike buses under one number; null for a single one'),
    picture: pictureSchema.nullable().describe('Null: there is no photo yet'),
  })
  .meta({ id: 'ListedBus' });

export type ListedBus = z.infer<typeof listedBusSchema>;

export const pictureOf = (
  { name, alt, widthPx, heightPx }: ListingImage,
  siteUrl: string,
): z.infer<typeof pictureSchema> => ({ url: `${siteUrl}/media/${name}`, alt, widthPx, heightPx });

/** The English page of a bus: one bus has one address for programs. */
export const busUrl = ({ id, slug }: Pick<BusCard, 'id' | 'slug'>, siteUrl: string): string =>
  siteUrl + pages.bus.pattern.replace(':key', `${id}-${slug}`);

/** Zero says in some files what nobody knew; pages do not show it either. */
const known = (figure: number | null) => (isKnown(figure) ? figure : null);

/** Null is unknown, never none. */
export function listedBus(card: BusCard, siteUrl: string): ListedBus {
  const { lot } = card;
  return {
    id: card.id,
    url: busUrl(card, siteUrl),
    title: card.title,
    year: card.year,
    make: card.make,
    model: card.model,
    category: slugs.find((slug) => slug === card.category) ?? null,
    stockNumber: card.stockNumber,
    priceCents: known(card.priceCents),
    previousPriceCents: known(card.pricePreviousCents),
    currency: 'USD',
    mileageMiles: known(card.mileageMiles),
    passengers: known(card.passengers),
    adultPassengers: known(card.passengersAdult),
    wheelchairPositions: card.wheelchairPositions,
    licenseNeeded: card.cdl,
    city: card.city,
    state: card.state,
    isOnLot: card.onLot,
    isSold: card.sold,
    milesAway: card.milesAway ?? null,
    lot: lot && {
      forSale: lot.forSale,
      reserved: lot.reserved,
      sold: lot.sold,
      priceCents: lot.priceCents && { low: lot.priceCents.low, high: lot.priceCents.high },
      mileageMiles: lot.mileageMiles && { low: lot.mileageMiles.low, high: lot.mileageMiles.high },
    },
    picture: card.image && pictureOf(card.image, siteUrl),
  };
}
