import { describe, expect, it } from 'vitest';
import { readVinTable } from '#server/wiring/inventory/read-vin-table.ts';
import { compareVin, sellersPart, type SellerSays } from './compare-vin.ts';
import { lookUpVin } from './look-up-vin.ts';
import { readWeightClass } from './weight-class.ts';

const nothing: SellerSays = {
  year: null,
  bodyMake: null,
  bodyModel: null,
  chassisMake: null,
  chassisModel: null,
  fuel: null,
  brakes: null,
  gvwrLb: null,
};
const saysOf = (vin: string) =>
  lookUpVin(vin, { table: readVinTable, now: new Date('2026-11-22T12:00:00.000Z') }).says!;
/** Ford E-450 cutaway of 2014, class 4, gasoline, hydraulic brakes. */
const cutaway = saysOf('1FDFE4FS7EDA23699');
const verdicts = (seller: Partial<SellerSays>, says = cutaway) =>
  Object.fromEntries(compareVin(says, { ...nothing, ...seller }));

describe('what a VIN and a seller say', () => {
  it('is held against each other where both tell', () => {
    expect(verdicts({})).toEqual({});
    expect(
      verdicts({
        year: 2014,
        bodyMake: 'Starcraft',
        chassisMake: 'Ford',
        chassisModel: 'E450 Super Duty',
        fuel: 'gas',
        brakes: 'hydraulic',
        gvwrLb: 14_500,
      }),
    ).toEqual({
      year: 'same',
      make: 'same',
      model: 'same',
      fuel: 'same',
      brakes: 'same',
      weightClass: 'same',
    });
    expect(
      verdicts({
        year: 2015,
        chassisMake: 'Chevrolet',
        fuel: 'diesel',
        brakes: 'air',
        gvwrLb: 26_000,
      }),
    ).toEqual({
      year: 'differs',
      make: 'differs',
      fuel: 'differs',
      brakes: 'differs',
      weightClass: 'differs',
    });
    expect(verdicts({ chassisMake: 'Ford', chassisModel: 'E-350' })).toMatchObject({
      model: 'differs',
    });
  });

  it('is no contradiction where a body maker stands over a chassis', () => {
    const seller = { ...nothing, bodyMake: 'Starcraft', bodyModel: 'Allstar' };
    expect(verdicts(seller)).toEqual({});
    expect(sellersPart(cutaway, seller)).toEqual({ make: null, model: null });
  });

  it('is left open where the words cannot be held against each other', () => {
    const school = saysOf('1BAKGCPA1EF296813');
    expect(verdicts({ bodyMake: 'Blue Bird', bodyModel: 'Vision' }, school)).toEqual({
      make: 'same',
      model: 'unclear',
    });
    expect(verdicts({ chassisMake: 'Somebody Unknown', fuel: 'hybrid' })).toEqual({
      make: 'unclear',
      fuel: 'unclear',
    });
  });
});

it.each([
  ['Class 4: 14,001 - 16,000 lb (6,350 - 7,258 kg)', { name: '4', fromLb: 14_001, toLb: 16_000 }],
  ['Class 8: 33,001 lb and above (14,969 kg and above)', { name: '8', fromLb: 33_001, toLb: null }],
  ['Class 1: 6,000 lb or less (2,722 kg or less)', { name: '1', fromLb: 0, toLb: 6_000 }],
  ['Heavy', null],
])('the weight class %s is a range', (text, range) => {
  expect(readWeightClass(text)).toEqual(range);
});
