import type { BusCard } from '#domain/inventory/listing-card.ts';

/** A card's bus for the component page; nothing here is in the inventory. */
function sampleBus(id: number, overrides: Partial<BusCard> = {}): BusCard {
  return {
    id,
    slug: 'sample',
    title: '2018 Starcraft Allstar 25-Passenger Shuttle',
    year: 2018,
    make: 'Starcraft',
    model: 'Allstar',
    category: 'shuttle',
    stockNumber: 'S100234',
    priceCents: 4_950_000,
    pricePreviousCents: null,
    mileageMiles: 88_412,
    lot: null,
    passengers: 25,
    passengersAdult: null,
    wheelchairPositions: null,
    groupSeats: 25,
    cdl: 'yes',
    city: 'Columbus',
    state: 'OH',
    onLot: false,
    sold: false,
    image: null,
    badge: null,
    ...overrides,
  };
}

/** Every badge, price and fact that a card can show. */
export const sampleBuses: readonly BusCard[] = [
  sampleBus(1, { badge: { type: 'featured' }, onLot: true }),
  sampleBus(2, { badge: { type: 'bulk', quantity: 3 }, category: 'school' }),
  sampleBus(3, { badge: { type: 'new-arrival' }, category: 'coach' }),
  sampleBus(4, { pricePreviousCents: 5_500_000, wheelchairPositions: 2, cdl: 'no' }),
  sampleBus(5, {
    priceCents: null,
    mileageMiles: null,
    passengers: null,
    cdl: 'unknown',
    city: null,
    state: null,
    stockNumber: null,
    category: 'trolley',
  }),
  sampleBus(6, { sold: true, category: 'transit' }),
  sampleBus(7, {
    title:
      '2007 Freightliner M2 106 Champion Defender Executive 29-Passenger Coach with Restroom and Rear Luggage',
    category: 'mini-coach',
    city: 'Rancho Santa Margarita',
    state: 'CA',
  }),
  sampleBus(8, { wheelchairPositions: 1, category: 'van', passengers: 8, cdl: 'likely-no' }),
];
