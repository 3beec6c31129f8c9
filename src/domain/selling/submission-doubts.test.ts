import { describe, expect, it } from 'vitest';
import { submissionDoubts } from './submission-doubts.ts';
import type { SubmissionDetails } from './submission.ts';
import { vinFacts } from './vin-facts.ts';

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
    },
  ).map(({ field, text }) => `${field}: ${text}`);

/** A Ford cutaway of 2015 whose check digit fits. */
const cutaway = '1FDFE4FSXFDA00001';

describe('facts of a VIN', () => {
  it('are check digit, model year and maker', () => {
    expect(vinFacts(cutaway, 2026)).toEqual({
      checkDigitFits: true,
      year: 2015,
      maker: 'Ford',
      chassisOnly: true,
    });
    // The sample number of 49 CFR 565 explanations: all ones.
    expect(vinFacts('1'.repeat(17), 2026)?.checkDigitFits).toBe(true);
  });

  it('tell small makers apart by characters 12 to 14', () => {
    expect(vinFacts('1A9XXXXXXEX925001', 2026)?.maker).toBe('Arboc');
    expect(vinFacts('1A9XXXXXXEX000001', 2026)?.maker).toBeNull();
  });

  it('take the later cycle of years as long as it can be', () => {
    const year = (letter: string) => vinFacts(`1BAXXXXXX${letter}F123456`, 2026)?.year;
    expect([year('A'), year('S'), year('T'), year('Y'), year('1'), year('9')]).toEqual([
      2010, 2025, 2026, 2000, 2001, 2009,
    ]);
    expect(year('0')).toBeNull();
  });

  it('are none for what is no whole VIN', () => {
    for (const vin of ['', '1FD', '1FDFE4FSXFDA0000I', `${cutaway}1`]) {
      expect(vinFacts(vin, 2026), vin).toBeNull();
    }
  });
});

describe('doubts', () => {
  it('are none about an ordinary bus, nor about a body maker on a chassis', () => {
    expect(doubts({ vin: cutaway })).toEqual([]);
    expect(doubts({ vin: cutaway, make: 'Starcraft' })).toEqual([]);
    expect(doubts({ vin: cutaway, make: 'Somebody Unknown' })).toEqual([]);
  });

  it('offer what the VIN says', () => {
    expect(doubts({ vin: cutaway, year: null, make: null })).toEqual([
      'year: The VIN stands for model year 2015. Is that right?',
      'make: The VIN belongs to a Ford chassis. Is that the make?',
    ]);
    expect(doubts({ vin: cutaway, make: 'Freightliner' })[0]).toContain('you wrote Freightliner');
  });

  it('name a wrong character, a wrong length and letters that no VIN has', () => {
    expect(doubts({ vin: cutaway.replace('FSX', 'FS7') })[0]).toContain('seems to be wrong');
    expect(doubts({ vin: '1FDFE4FSXFDA0000' })[0]).toContain('this has 16');
    expect(doubts({ vin: '1FDFE4FSXFDA0000O' })[0]).toContain('I, O or Q');
    expect(doubts({ vin: 'PD41061234', year: 1962 })).toEqual([]);
  });

  it('point out a VIN that is here already, and nothing about whose it is', () => {
    const [first] = doubts({ vin: cutaway }, true);
    expect(first).toContain('already with us');
    expect(first).not.toContain('Ruth');
  });

  it('see a ZIP code of another state, and figures that are a lot', () => {
    expect(doubts({ zipCode: '90210' })).toEqual([
      'state: ZIP code 90210 is in California, you chose New Jersey.',
    ]);
    expect(doubts({ year: 2028, mileageMiles: 400_000 })[0]).toContain('a lot for a bus of 2028');
    expect(doubts({ passengers: 110 })).toHaveLength(1);
  });
});
