import { describe, expect, it } from 'vitest';
import { readVinTable } from '#server/wiring/inventory/read-vin-table.ts';
import { submissionDoubts } from './submission-doubts.ts';
import type { SubmissionDetails } from './submission.ts';

const details: SubmissionDetails = {
  name: 'Ruth',
  phone: '856 555 0142',
  phoneE164: null,
  email: null,
  contactWay: 'any',
  bestTime: 'any',
  year: 2015,
  make: 'Ford',
  model: null,
  bodyManufacturer: null,
  mileageMiles: null,
  vin: null,
  description: null,
  passengers: null,
  wheelchairPlaces: null,
  wheelchairAccess: null,
  state: 'NJ',
  city: null,
  zipCode: null,
  askingPriceCents: null,
  quantity: 1,
};
const doubts = (change: Partial<SubmissionDetails>, vinKnown = false) =>
  submissionDoubts(
    { ...details, ...change },
    {
      now: new Date('2026-11-01T12:00:00.000Z'),
      zipPlaces: {
        find: (zip) => (zip === '90210' ? { city: 'Beverly Hills', state: 'CA' } : null),
      },
      vinKnown,
      vinTable: readVinTable,
    },
  );

/** A Ford cutaway of 2015 whose check digit fits. */
const cutaway = '1FDFE4FSXFDA00001';

describe('doubts', () => {
  it('are none about an ordinary bus, nor about a body maker on a chassis', () => {
    expect(doubts({ vin: cutaway })).toEqual([]);
    expect(doubts({ vin: cutaway, make: 'Starcraft' })).toEqual([]);
    expect(doubts({ vin: cutaway, make: 'Somebody Unknown' })).toEqual([]);
  });

  it('offer what the VIN says', () => {
    expect(doubts({ vin: cutaway, year: null, make: null })).toEqual([
      { field: 'year', is: 'year', year: 2015, orYear: null, typed: null },
      { field: 'make', is: 'make', maker: 'Ford', isChassis: true, typed: null },
    ]);
    expect(doubts({ vin: cutaway, make: 'Freightliner' })).toMatchObject([
      { is: 'make', maker: 'Ford', typed: 'Freightliner' },
    ]);
  });

  it('name a wrong character, a wrong length and letters that no VIN has', () => {
    const about = (vin: string) => doubts({ vin })[0];
    expect(about(cutaway.replace('FSX', 'FS7'))).toEqual({
      field: 'vin',
      is: 'vin-character',
      likely: [{ position: 8, from: 'S', to: '5' }],
    });
    expect(about('1FDFE4FSXFDA0000')).toMatchObject({ is: 'vin-length', characters: 16 });
    expect(about('1'.repeat(17))).toEqual({ field: 'vin', is: 'vin-placeholder' });
    expect(about('1FDFE4FSXFDA0000O')).toEqual({ field: 'vin', is: 'vin-letters' });
    expect(doubts({ vin: 'PD41061234', year: 1962 })).toEqual([]);
  });

  it('point out a VIN that is here already, and nothing about whose it is', () => {
    expect(doubts({ vin: cutaway }, true)).toEqual([{ field: 'vin', is: 'vin-known' }]);
  });

  it('see a ZIP code of another state, and figures that are a lot', () => {
    expect(doubts({ zipCode: '90210' })).toEqual([
      { field: 'state', is: 'state', zipCode: '90210', there: 'CA', here: 'NJ' },
    ]);
    expect(doubts({ zipCode: '00000' })).toEqual([
      { field: 'zipCode', is: 'zip', zipCode: '00000' },
    ]);
    expect(doubts({ year: 2028, mileageMiles: 400_000 })).toMatchObject([
      { is: 'miles', miles: 400_000, year: 2028 },
    ]);
    expect(doubts({ year: 2007, mileageMiles: 120 })).toMatchObject([
      { is: 'few-miles', miles: 120, year: 2007 },
    ]);
    expect(doubts({ year: 2026, mileageMiles: 120 })).toEqual([]);
    expect(doubts({ passengers: 110 })).toMatchObject([{ is: 'seats', seats: 110 }]);
  });

  it.each([
    ['earl@gmial.com', 'earl@gmail.com'],
    ['earl@gmail.con', 'earl@gmail.com'],
    ['earl@hotmail.co', 'earl@hotmail.com'],
    ['earl@yaho.com', 'earl@yahoo.com'],
  ])('ask whether %s is %s: the private link goes there', (email, likely) => {
    expect(doubts({ email })).toEqual([{ field: 'email', is: 'email', email, likely }]);
  });

  it.each(['earl@gmail.com', 'earl@mail.com', 'earl@church.example', 'earl@hotmail.fr'])(
    'have nothing against %s',
    (email) => expect(doubts({ email })).toEqual([]),
  );
});
