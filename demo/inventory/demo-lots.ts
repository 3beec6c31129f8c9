import type { LotUnit } from '#domain/inventory/lots/lot-unit.ts';
import { demoVin } from './demo-vin.ts';

/** What is said of one bus of a lot; its year and maker are those of the lot. */
interface DemoUnit {
  mileageMiles: number;
  priceCents: number;
  color: string;
  condition?: string;
  /** How many days ago it was reserved. */
  reservedDays?: number;
}

/** By the number of the showcase bus whose text tells of them; VINs are made of `wmi` and `year`. */
const lots: readonly { showcase: number; wmi: string; year: number; units: readonly DemoUnit[] }[] =
  [
    {
      showcase: 3,
      wmi: '1BA',
      year: 2014,
      units: [
        { mileageMiles: 109_000, priceCents: 18_500_00, color: 'School bus yellow' },
        { mileageMiles: 114_200, priceCents: 17_900_00, color: 'School bus yellow' },
        {
          mileageMiles: 118_000,
          priceCents: 16_900_00,
          color: 'School bus yellow',
          condition: 'Rear quarter panel replaced and painted to match.',
        },
        { mileageMiles: 126_000, priceCents: 17_400_00, color: 'School bus yellow' },
      ],
    },
    {
      showcase: 9,
      wmi: '15G',
      year: 2013,
      units: [
        { mileageMiles: 398_200, priceCents: 25_500_00, color: 'White with blue stripe' },
        { mileageMiles: 407_900, priceCents: 25_500_00, color: 'White with blue stripe' },
        {
          mileageMiles: 419_300,
          priceCents: 24_500_00,
          color: 'White with blue stripe',
          reservedDays: 2,
        },
        { mileageMiles: 431_000, priceCents: 24_500_00, color: 'White with blue stripe' },
        {
          mileageMiles: 446_800,
          priceCents: 22_900_00,
          color: 'White with blue stripe',
          condition: 'Oil seep at the front cover.',
        },
        { mileageMiles: 452_100, priceCents: 23_500_00, color: 'White with blue stripe' },
      ],
    },
  ];

/** VINs of units count from here, clear of every other demo bus. */
const firstSerial = 950_000;
const dayMs = 24 * 60 * 60 * 1000;

/** The units of the showcase's lots, not stored yet. */
export function demoLots(
  listings: readonly { id: number; sourceId: string | null }[],
  now: Date,
): { listingId: number; units: LotUnit[] }[] {
  return lots.flatMap(({ showcase, wmi, year, units }) => {
    const listing = listings.find(({ sourceId }) => sourceId === `showcase-${showcase}`);
    if (!listing) return [];
    const made = units.map(({ reservedDays, condition = null, ...facts }, at): LotUnit => ({
      id: 0,
      listingId: listing.id,
      number: at + 1,
      vin: demoVin({ wmi, year, seed: 0, index: firstSerial + showcase * 100 + at }),
      ...facts,
      condition,
      pictures: [],
      state: reservedDays === undefined ? 'for-sale' : 'reserved',
      stateAt:
        reservedDays === undefined
          ? null
          : new Date(now.getTime() - reservedDays * dayMs).toISOString(),
      forWhom: reservedDays === undefined ? null : 'A stadium, for its parking lots',
      leadReference: null,
      reservationKey: null,
      revision: 0,
    }));
    return [{ listingId: listing.id, units: made }];
  });
}
