import { msg, plural, t } from '@lingui/core/macro';
import { isReduced, type ListingBadge } from '#domain/inventory/badges.ts';
import type { CdlNeed } from '#domain/inventory/cdl.ts';
import { canBeHad, isKnown, whyNotOffered } from '#domain/inventory/display-values.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import type { LotFigures } from '#domain/inventory/lots/as-it-stands.ts';
import { sayDollars, sayMeasure, sayMeasureRange, sayNumber } from '#messages/figures.ts';
import { say, type Message } from '#messages/i18n.ts';
import { fromTo } from './range-words.ts';

type Offered = Pick<BusCard, 'priceCents' | 'lot' | 'sold'>;

/** A card's reading: "Call for price" when there is none (spec §2 bus card). */
export const sayPrice = (priceCents: number | null): string =>
  isKnown(priceCents) ? sayDollars(priceCents) : t`Call for price`;

/** What a card says of a price: the lowest of a lot whose units differ, and that it is that. */
export function sayOffer(bus: Offered): string {
  const gone = whyNotOffered(bus);
  if (gone) return goneWord(gone);
  const price = sayPrice(bus.priceCents);
  const range = bus.lot?.priceCents ?? null;
  return range && range.low < range.high ? t`From ${price}` : price;
}

/** The reading of a bus's own page: "Contact for Price" (spec §2, §9). */
export const sayPriceOfDetail = (priceCents: number | null): string =>
  isKnown(priceCents) ? sayDollars(priceCents) : t`Contact for Price`;

/** On a bus's own page: of a lot whose units differ, the lowest and the highest. */
export function sayOfferOfDetail(bus: Offered): string {
  const gone = whyNotOffered(bus);
  if (gone) return goneWord(gone);
  const range = bus.lot?.priceCents ?? null;
  return range && range.low < range.high
    ? fromTo(sayDollars(range.low), sayDollars(range.high))
    : sayPriceOfDetail(bus.priceCents);
}

/** In the place of a price. */
const goneWord = (gone: 'sold' | 'reserved'): string =>
  gone === 'reserved' ? t({ message: 'Reserved', context: 'a bus' }) : soldWord();

/** The price before it dropped; null when it did not, or nothing is asked. */
export function sayPriceBefore(bus: Offered & Pick<BusCard, 'pricePreviousCents'>): string | null {
  return canBeHad(bus) && isReduced(bus) ? sayDollars(bus.pricePreviousCents!) : null;
}

/** "109,000–126,000 mi"; null while nobody knows the miles of a unit for sale. */
export const sayMilesOfLot = ({ mileageMiles: range }: LotFigures): string | null =>
  range && sayMeasureRange(range.low, range.high, 'mile');

/** "84,210 mi", or the fewest and the most of a lot's units; null when not known. */
export function sayMiles({ mileageMiles, lot }: Pick<BusCard, 'mileageMiles' | 'lot'>) {
  const ofLot = lot && sayMilesOfLot(lot);
  if (ofLot) return ofLot;
  return isKnown(mileageMiles) ? sayMeasure(mileageMiles, 'mile') : null;
}

/** What stands in the place of a figure that nobody knows (spec §5). */
export const notAvailable = (): string => t`N/A`;

/** "25", or "N/A" when unknown or zero (spec §5). */
export const saySeats = (passengers: number | null): string =>
  isKnown(passengers) ? sayNumber(passengers) : notAvailable();

/** "25 passengers + 2 wheelchair" or null. Passengers exclude the driver. */
export function sayCapacity(bus: Pick<BusCard, 'passengers' | 'wheelchairPositions'>) {
  const { passengers, wheelchairPositions: places } = bus;
  if (passengers === null) return places ? t`${places} wheelchair` : null;
  return places
    ? t`${plural(passengers, { one: '# passenger', other: '# passengers' })} + ${places} wheelchair`
    : t`${plural(passengers, { one: '# passenger', other: '# passengers' })}`;
}

/** "Columbus, OH", the same in every language; null when neither is known. */
export const placeOf = ({ city, state }: Pick<BusCard, 'city' | 'state'>): string | null =>
  [city, state].filter(Boolean).join(', ') || null;

export const soldWord = (): string => t({ message: 'Sold', context: 'a bus' });

/** The one mark of a card (spec §4). */
export function badgeWord(badge: ListingBadge): string {
  switch (badge.type) {
    case 'bulk': {
      const { quantity } = badge;
      return t`Only ${quantity} left`;
    }
    case 'featured':
      return t({ message: 'Featured', context: 'a bus' });
    case 'new-arrival':
      return t`New Arrival`;
  }
}

const shortAnswers: Record<CdlNeed, Message> = {
  yes: msg`CDL needed`,
  no: msg`No CDL`,
  'likely-no': msg`Probably no CDL`,
  unknown: msg`Ask about CDL`,
};

const sentences: Record<CdlNeed, Message> = {
  yes: msg`CDL needed: built for 16 or more people with the driver, or rated over 26,000 lb.`,
  no: msg`No CDL needed under the federal rule: at most 15 people with the driver and no more than 26,000 lb.`,
  'likely-no': msg`Probably no CDL: at most 15 people with the driver. Check the weight rating on the door plate.`,
  unknown: msg`CDL: not enough known about this bus. Ask us for the seat count and weight rating.`,
};

/** "CDL needed" */
export const cdlAnswer = (need: CdlNeed): string => say(shortAnswers[need]);
/** One plain sentence for a buyer. */
export const cdlSentence = (need: CdlNeed): string => say(sentences[need]);

/** What a bus of which no model is known is called: by its year and make, or its VIN. */
export function busWithoutModel(known: string, vin: string | null): string {
  if (vin) return known ? t`${known} bus, VIN ${vin}` : t`bus, VIN ${vin}`;
  return known ? t`${known} bus` : t`bus`;
}
