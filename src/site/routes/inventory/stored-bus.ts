import { plural, t } from '@lingui/core/macro';
import { isKnown } from '#domain/inventory/display-values.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import type { StoredBus } from '#site/islands/saved-buses/stored-buses.ts';
import { urls } from '#site/urls.ts';
import { placeOf } from '#site/words/bus-words.ts';
import { cardPicture } from './bus-picture.ts';

/** What a browser keeps of a bus. Never a price, which would grow stale. */
export function storedBus(bus: BusCard): StoredBus {
  const { passengers } = bus;
  const seats =
    isKnown(passengers) && t`${plural(passengers, { one: '# seat', other: '# seats' })}`;
  return {
    id: bus.id,
    title: bus.title,
    href: urls.bus(bus),
    picture: cardPicture(bus).src,
    line: [seats, placeOf(bus)].filter(Boolean).join(' · '),
  };
}
