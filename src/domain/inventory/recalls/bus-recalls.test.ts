import { describe, expect, it } from 'vitest';
import { isStaleFile, recalledVehicles } from './bus-recalls.ts';

const bus = {
  year: 2015,
  bodyMake: 'Starcraft',
  bodyModel: 'Allstar',
  chassisMake: 'Ford',
  chassisModel: 'E-450',
  fuel: null,
  brakes: null,
  gvwrLb: null,
};
const noVinSays = {
  series: null,
  maker: 'A maker',
  bodyClass: null,
  weightClass: null,
  fuel: null,
  engineMaker: null,
  engineModel: null,
  displacementLiters: null,
  cylinders: null,
  brakes: null,
  plantCity: null,
  plantState: null,
  plantCountry: null,
};
const answer = (says: { make: string; model: string; vehicleType: string; years: number[] }) => ({
  reading: { is: 'vin' as const, vin: '1FDFE4FS7EDA23699' },
  years: says.years,
  says: { ...noVinSays, ...says, year: says.years[0] ?? null },
});

describe('what campaigns are looked up for', () => {
  it('is the body and the chassis, each by its own maker', () => {
    expect(recalledVehicles(bus, null)).toEqual([
      { part: 'body', make: 'Starcraft', model: 'Allstar', year: 2015 },
      { part: 'chassis', make: 'Ford', model: 'E-450', year: 2015 },
    ]);
  });

  it('is one vehicle where one maker built it', () => {
    const whole = { ...bus, bodyMake: 'Blue Bird', bodyModel: 'Vision', chassisMake: null };
    expect(recalledVehicles(whole, null)).toEqual([
      { part: 'vehicle', make: 'Blue Bird', model: 'Vision', year: 2015 },
    ]);
  });

  it('takes the year of the chassis from the VIN, which a body year later hides', () => {
    const ford = { make: 'Ford', model: 'E-450', vehicleType: 'Incomplete Vehicle' };
    const { reading, ...vin } = answer({ ...ford, years: [2014] });
    expect(recalledVehicles(bus, { reading, ...vin })[1]).toEqual({
      part: 'chassis',
      make: 'Ford',
      model: 'E-450',
      year: 2014,
    });
  });

  it('finds the chassis that the seller does not name', () => {
    const told = { ...bus, chassisMake: null, chassisModel: null };
    const ford = answer({
      make: 'Ford',
      model: 'E-450',
      vehicleType: 'Incomplete Vehicle',
      years: [2015],
    });
    expect(recalledVehicles(told, ford).map(({ part, make }) => `${part} ${make}`)).toEqual([
      'body Starcraft',
      'chassis Ford',
    ]);
  });

  it.each([
    ['no year', { year: null }],
    ['makes nobody knows', { bodyMake: 'Acme', chassisMake: 'Bleu Bird' }],
    ['no models', { bodyModel: null, chassisModel: ' ' }],
  ])('is nothing with %s', (_, told) => {
    expect(recalledVehicles({ ...bus, ...told }, null)).toEqual([]);
  });
});

it('a file is stale after 90 days', () => {
  expect(isStaleFile('2026-08-03', new Date('2026-11-01T00:00:00Z'))).toBe(false);
  expect(isStaleFile('2026-08-03', new Date('2026-11-01T00:00:01Z'))).toBe(true);
});
