import { describe, expect, it } from 'vitest';
import { emptyBusDetails, type BusDetails } from './bus-listing.ts';
import { capacityLine, listingSlug, listingTitle } from './listing-title.ts';

const details = (some: Partial<BusDetails>): BusDetails => ({ ...emptyBusDetails, ...some });
const allstar = details({
  year: 2018,
  bodyMake: 'Starcraft',
  bodyModel: 'Allstar',
  chassisMake: 'Ford',
  chassisModel: 'E-450',
  passengers: 25,
  category: 'shuttle',
});

describe('titles and slugs', () => {
  it('falls back to year, make and model (spec §2)', () => {
    expect(listingTitle(allstar)).toBe('2018 Starcraft Allstar');
    expect(listingTitle({ ...allstar, title: ' Clean church bus ' })).toBe('Clean church bus');
    expect(listingTitle(details({ chassisMake: 'Ford', chassisModel: 'E-350' }))).toBe(
      'Ford E-350',
    );
    const unnamed = { ...allstar, bodyModel: null };
    expect(listingTitle(unnamed)).toBe('2018 Ford E-450 Starcraft');
    expect(listingTitle({ ...unnamed, bodyMake: 'Ford' })).toBe('2018 Ford E-450');
    expect(listingTitle({ ...unnamed, chassisMake: null, chassisModel: null })).toBe(
      '2018 Starcraft',
    );
    expect(listingTitle(details({ category: 'trolley' }))).toBe('Trolley bus');
    expect(listingTitle(emptyBusDetails)).toBe('Bus');
  });

  it('makes readable addresses', () => {
    expect(listingSlug(allstar)).toBe('2018-starcraft-allstar-25-passenger-shuttle');
    expect(listingSlug({ ...allstar, title: 'Café “Größe” — №5!' })).toBe('cafe-gro-e-no5');
    expect(listingSlug(details({ title: '🚌🚌' }))).toBe('bus');
    expect(listingSlug(details({ title: 'x'.repeat(300) })).length).toBeLessThanOrEqual(96);
  });

  it('says who fits in', () => {
    expect(capacityLine({ passengers: 12, wheelchairPositions: 2 })).toBe(
      '12 passengers + 2 wheelchair',
    );
    expect(capacityLine({ passengers: 1, wheelchairPositions: 0 })).toBe('1 passenger');
    expect(capacityLine({ passengers: null, wheelchairPositions: null })).toBeNull();
  });
});
