import { expect, it } from 'vitest';
import type { BusDetails } from '#domain/inventory/bus-listing.ts';
import { emptyBusDetails } from '#domain/inventory/bus-listing.ts';
import { busCategories } from '#domain/inventory/categories.ts';
import * as choices from '#domain/inventory/choices.ts';
import { addListing } from '#test/factories/change-listings.ts';
import { aListing, listings } from '#test/factories/listing-factory.ts';
import { describeListings } from './listing-suite.ts';

/** Every field known, at the far end of what it may hold. */
const everything: BusDetails = {
  year: 2100,
  bodyMake: 'Bodies 客车 & Söhne',
  bodyModel: 'Ünïcode "quoted" \'single\' \\ back',
  chassisMake: 'Freightliner',
  chassisModel: 'S2C; drop table bus_listings;--',
  category: 'school-activity',
  schoolType: 'A-2',
  condition: 'reconditioned',
  title: 'A 🚌 with 👩‍👩‍👧 on board',
  description: `first line\r\nsecond\ttabbed\u2028${'long '.repeat(20_000)}`,
  stockNumber: 'Ω-1',
  vin: '1FDFE4FS8HDC12345',
  passengers: 90,
  passengersAdult: 60,
  wheelchairPositions: 0,
  rows: 15,
  windowsPerSide: 13,
  priceCents: Number.MAX_SAFE_INTEGER,
  pricePreviousCents: 1,
  quantity: 4_000_000_000,
  mileageMiles: 9_999_999_999,
  mileageStatus: 'replaced-odometer',
  engineHours: 1,
  fuel: 'hydrogen',
  engine: '6.7L',
  engineFamily: 'ISB',
  transmission: 'manual',
  transmissionModel: 'B300',
  gvwrLb: 66_000,
  brakes: 'air',
  suspension: 'rubber',
  drive: '4x4',
  lengthIn: 720,
  widthIn: 102,
  heightIn: 174,
  wheelbaseIn: 300,
  headroomIn: 80,
  lift: 'kneeling',
  liftLocation: 'mid',
  liftMake: 'Braun',
  restroom: false,
  luggage: 'interior-rack',
  airConditioning: 'other',
  seatType: 'fold-away',
  seatBelts: '3-point',
  colorExterior: 'white',
  colorInterior: 'grey',
  titleStatus: 'bill-of-sale',
  stateSpec: 'Florida',
  city: 'Coeur d’Alene',
  state: 'ID',
  zip: '00501',
  latitude: -47.677_683_123_456,
  longitude: 179.999_999_9,
  featured: true,
  videoLink: 'https://youtu.be/abcdefghijk',
  onLot: true,
};

describeListings('stored listings', (context) => {
  it('come back exactly as they were, every field known', async () => {
    const images = [
      { name: 'demo/1.webp', alt: 'Côté 客', widthPx: 1200, heightPx: 800, placeholder: null },
      { name: 'demo/2.webp', alt: '', widthPx: 1, heightPx: 1, placeholder: 'data:image/webp;x' },
    ];
    const stored = await addListing(
      context.repository,
      aListing({ details: everything, images, sourceId: 'key 1', status: 'sold' }),
    );
    expect(stored).toMatchObject({ ...everything, images, source: 'test', sourceId: 'key 1' });
    expect(await context.repository.findById(stored.id)).toEqual(stored);
  });

  it('come back exactly as they were, everything unknown', async () => {
    const stored = await addListing(
      context.repository,
      aListing({ details: emptyBusDetails, status: 'draft' }),
    );
    expect(stored).toMatchObject(emptyBusDetails);
    expect(stored).toMatchObject({ slug: 'bus', publishedAt: null, soldAt: null, revision: 1 });
    expect(await context.repository.findById(stored.id)).toEqual(stored);
  });

  it('lose the null character, which PostgreSQL cannot keep', async () => {
    const { id } = await addListing(context.repository, aListing({ details: { engine: 'a\0b' } }));
    expect(await context.repository.findById(id)).toMatchObject({ engine: 'ab' });
  });

  it('may hold every word of every vocabulary', async () => {
    const words: Partial<BusDetails>[] = [
      ...busCategories.map(({ slug }) => ({ category: slug })),
      ...wordsOf('condition', choices.conditions),
      ...wordsOf('schoolType', choices.schoolTypes),
      ...wordsOf('fuel', choices.fuels),
      ...wordsOf('transmission', choices.transmissions),
      ...wordsOf('brakes', choices.brakes),
      ...wordsOf('suspension', choices.suspensions),
      ...wordsOf('drive', choices.drives),
      ...wordsOf('lift', choices.lifts),
      ...wordsOf('liftLocation', choices.liftLocations),
      ...wordsOf('luggage', choices.luggageKinds),
      ...wordsOf('airConditioning', choices.airConditionings),
      ...wordsOf('seatType', choices.seatTypes),
      ...wordsOf('seatBelts', choices.seatBelts),
      ...wordsOf('mileageStatus', choices.mileageStatuses),
      ...wordsOf('titleStatus', choices.titleStatuses),
    ];
    const ids = await context.repository.insertMany(words.map((details) => aListing({ details })));
    expect(ids).toHaveLength(words.length);
  });

  it.each([
    ['a fuel nobody has heard of', { fuel: 'coal' }],
    ['a price of zero', { priceCents: 0 }],
    ['a mileage of zero', { mileageMiles: 0 }],
    ['no passengers', { passengers: 0 }],
    ['half a mile', { mileageMiles: 0.5 }],
    ['a state spelled out', { state: 'Ohio' }],
    ['a latitude beyond the pole', { latitude: 91 }],
  ])('cannot hold %s', async (_, details) => {
    const before = await context.inventoryVersion();
    const insert = addListing(
      context.repository,
      aListing({ details: details as Partial<BusDetails> }),
    );
    await expect(insert).rejects.toThrow();
    expect(await context.repository.count(['published'])).toBe(0);
    expect(await context.inventoryVersion()).toBe(before);
  });

  it('are numbered after ids given by hand', async () => {
    const given = await context.repository.insertMany([
      aListing({ id: 900_001 }),
      aListing(),
      aListing({ id: 900_000 }),
      aListing(),
    ]);
    expect(given[0]).toBe(900_001);
    expect(given[2]).toBe(900_000);
    expect(given[1]).toBeGreaterThan(900_001);
    expect(given[3]).toBe(given[1]! + 1);
    const next = await addListing(context.repository, aListing());
    expect(next.id).toBeGreaterThan(given[3]!);
  });

  it('keep the order of a large insert', async () => {
    const rows = listings(1500);
    const ids = await context.repository.insertMany(rows);
    const stored = await context.repository.findByIds(ids);
    expect(stored.map(({ sourceId }) => sourceId)).toEqual(rows.map(({ sourceId }) => sourceId));
  });

  it('are all refused when one of a batch is', async () => {
    const before = await context.inventoryVersion();
    const rows = [...listings(300), aListing({ sourceId: 'row-1' })];
    await expect(context.repository.insertMany(rows)).rejects.toThrow(/source/);
    expect(await context.repository.count(['published'])).toBe(0);
    expect(await context.inventoryVersion()).toBe(before);
  });
});

function wordsOf<Field extends keyof BusDetails>(
  field: Field,
  words: object,
): Partial<BusDetails>[] {
  return Object.keys(words).map((word) => ({ [field]: word }) as Partial<BusDetails>);
}
