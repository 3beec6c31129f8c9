import { describe, expect, it } from 'vitest';
import { say } from '#messages/i18n.ts';
import { readSellForm } from './read-sell-form.ts';
import type { SellFieldName, SellFormValues } from './sell-form.ts';

const now = new Date('2026-11-01T12:00:00.000Z');
const zipPlaces = {
  find: (zip: string) =>
    ({
      '08067': { city: 'Pedricktown', state: 'NJ' },
      '00501': { city: 'Holtsville', state: 'NY' },
    })[zip] ?? null,
};
const least: SellFormValues = { name: 'Ruth', phone: '856 555 0142', make: 'Ford', state: 'NJ' };
const read = (typed: SellFormValues) => readSellForm(typed, { now, zipPlaces });
const details = (typed: SellFormValues) => {
  const reading = read({ ...least, ...typed });
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
  return reading.details;
};
const faults = (typed: SellFormValues): SellFieldName[] => {
  const reading = read({ ...least, ...typed });
  return reading.ok ? [] : reading.errors.map(({ field }) => field);
};

describe('what is needed', () => {
  it('is a name, one way to be reached, make or VIN, state or ZIP', () => {
    expect(read(least).ok).toBe(true);
    expect(
      read({ name: 'R', email: 'r@example.com', vin: '1FDFE4FS5FDA00001', zipCode: '08067' }).ok,
    ).toBe(true);
    const empty = read({});
    expect(empty.ok ? [] : empty.errors.map(({ field }) => field)).toEqual([
      'make',
      'zipCode',
      'name',
      'phone',
    ]);
  });

  it.each([' ', '\t', '\u00a0', '\u3164', '\u2800', '\u200b', '\ufeff', '\u180e', '\u0301'])(
    'is not %j',
    (blank) => expect(faults({ name: blank, make: blank })).toEqual(['make', 'name']),
  );

  it('includes the way the seller wants to be reached by', () => {
    expect(faults({ contactWay: 'email' })).toEqual(['email']);
    expect(faults({ phone: '', email: 'r@example.com', contactWay: 'text' })).toEqual(['phone']);
  });
});

describe('the address of a video', () => {
  it.each([
    'https://youtu.be/abcdefghijk?t=5',
    'www.youtube.com/watch?v=abcdefghijk&list=x',
    'https://m.youtube.com/shorts/abcdefghijk',
  ])('is kept plainly: %s', (typed) => {
    expect(details({ video: typed }).video).toBe('https://www.youtube.com/watch?v=abcdefghijk');
  });
  it.each([
    'my phone',
    'https://vimeo.com/12345',
    'https://youtube.com.example/watch?v=abcdefghijk',
  ])('is asked for again: %s', (typed) => expect(faults({ video: typed })).toEqual(['video']));
});

describe('figures as people write them', () => {
  it.each([
    ['12,345 mi', 12_345],
    ['12.5k', 12_500],
    ['0', null],
    ['unknown', null],
    ['TMU', null],
    ['', null],
  ])('reads %j miles', (typed, miles) => {
    expect(details({ odometerMileage: typed }).mileageMiles).toBe(miles);
  });
  it.each(['-5', '1e9', '999999999999', 'lots', '84,5', '84.5'])(
    'asks again for %j miles',
    (typed) => {
      expect(faults({ odometerMileage: typed })).toEqual(['odometerMileage']);
    },
  );

  it.each(['0', '99999', '1899', '2029', '15', 'two thousand'])(
    'asks again for year %j',
    (typed) => {
      expect(faults({ year: typed })).toEqual(['year']);
    },
  );
  it.each([
    ['2027', 2027],
    ['2028', 2028],
    ['1940', 1940],
    ['no sé', null],
    ['n/a', null],
    ['', null],
  ])('reads year %j', (typed, year) => expect(details({ year: typed }).year).toBe(year));

  it.each([
    ['24', 24, null],
    ['24+2', 24, 2],
    ['12 + 2 WC', 12, 2],
    ['24 plus 2', 24, 2],
    ['24 and 2', 24, 2],
    ['24 y 2', 24, 2],
    ['24 et 2', 24, 2],
    ['24 & 2', 24, 2],
    ['24 y 2 sillas de ruedas', 24, 2],
    ['24 places et 2 fauteuils', 24, 2],
    ['0+4', null, 4],
    ['2 sillas', null, 2],
    ['2 wheelchair', null, 2],
    ['14 pass', 14, null],
    ['0', null, null],
  ])('reads %j passengers', (typed, passengers, wheelchairPlaces) => {
    expect(details({ passengers: typed })).toMatchObject({ passengers, wheelchairPlaces });
  });
  it.each(['-1', '1e6', '14.5', 'many'])('asks again for %j passengers', (typed) => {
    expect(faults({ passengers: typed })).toEqual(['passengers']);
  });

  it.each([
    ['$24,500', 2_450_000],
    ['24.5k OBO', 2_450_000],
    ['Call', null],
    ['', null],
  ])('reads price %j', (typed, cents) => {
    expect(details({ askingPrice: typed }).askingPriceCents).toBe(cents);
  });
  it.each(['$-1', '$1,2,3', '1e309', '5', '99999999999'])('asks again for price %j', (typed) => {
    expect(faults({ askingPrice: typed })).toEqual(['askingPrice']);
  });

  it('reads quantities', () => {
    expect(details({ quantity: '' }).quantity).toBe(1);
    expect(details({ quantity: '12 buses' }).quantity).toBe(12);
    for (const typed of ['0', '-1', '1.5', '1000', '1e3'])
      expect(faults({ quantity: typed }), typed).toEqual(['quantity']);
  });
});

describe('places', () => {
  it('come from the ZIP code, which keeps its leading zero', () => {
    expect(details({ state: '', zipCode: '08067' })).toMatchObject({
      state: 'NJ',
      city: 'Pedricktown',
      zipCode: '08067',
    });
    expect(details({ state: '', zipCode: '00501-1234' }).zipCode).toBe('00501-1234');
  });

  it('are the seller’s own where both are given', () => {
    expect(details({ state: 'CA', zipCode: '08067', city: 'Elk' })).toMatchObject({
      state: 'CA',
      city: 'Elk',
    });
  });

  it.each(['ABC', "08067-0000'--", '0806', '8067a'])('are asked for again at %j', (zipCode) => {
    expect(faults({ zipCode })).toEqual(['zipCode']);
  });
});

describe('texts', () => {
  it('keep what was typed, without control characters', () => {
    const typed = "Robert'); DROP TABLE--\r\nBcc: x@example.com \u0000\u202e{{7*7}}";
    expect(details({ model: typed }).model).toBe(
      "Robert'); DROP TABLE-- Bcc: x@example.com {{7*7}}",
    );
    expect(details({ description: 'a\r\nb\u2028c\u0007' }).description).toBe('a\nb\nc');
  });

  it('are asked to be shorter past their cap, by how much', () => {
    const reading = read({ ...least, description: '😀'.repeat(10_001) });
    expect(reading.ok ? [] : reading.errors.map(({ text }) => say(text))).toEqual([
      'Description must be 10,000 characters or fewer; remove 1',
    ]);
  });

  it('take VINs with spaces, dashes and prefix, and odd ones', () => {
    expect(details({ vin: 'VIN: 1fdfe4fs-5fda 00001' }).vin).toBe('1FDFE4FS5FDA00001');
    expect(details({ vin: 'PD4106-1234', year: '1962' }).vin).toBe('PD41061234');
    expect(details({ vin: 'n/a' }).vin).toBeNull();
    expect(faults({ vin: '1FDFE4FS5FDA000011' })).toEqual(['vin']);
    expect(faults({ vin: '<script>' })).toEqual(['vin']);
  });

  it.each([
    ['1234', 'This is too short for a VIN: 17 characters, or at least 5 before 1981'],
    ['a-b c', 'This is too short for a VIN: 17 characters, or at least 5 before 1981'],
    ['not sure', 'Enter the VIN as it stands on the plate: letters and digits only'],
    ['I don’t have it', 'Enter the VIN as it stands on the plate: letters and digits only'],
    ['12?4', 'Enter the VIN as it stands on the plate: letters and digits only'],
    ['---', 'Enter the VIN as it stands on the plate: letters and digits only'],
    ['1FDFE4FS5FDA000011', 'A VIN has 17 characters; this has 18'],
  ])('say what is wrong with the VIN %s', (vin, words) => {
    const reading = read({ ...least, vin });
    expect(reading.ok ? [] : reading.errors.map(({ text }) => say(text))).toEqual([words]);
  });

  it('ignore choices that are none of ours', () => {
    expect(details({ wheelchairAccess: '__proto__', bestTime: 'constructor' })).toMatchObject({
      wheelchairAccess: null,
      bestTime: 'any',
    });
  });
});
