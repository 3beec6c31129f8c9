import { describe, expect, it } from 'vitest';
import { busField, busFields } from '../../fields/bus-fields.ts';
import { readCapacity } from './read-capacity.ts';
import { readChoice } from './read-choice.ts';
import { readDate } from './read-date.ts';
import { readFlag } from './read-flag.ts';
import { readKey, readVinCell, vinCheckDigitHolds } from './read-identity.ts';
import { readFilmCell } from './read-film.ts';
import { readPlace, readTown, readZipCell } from './read-place.ts';
import { csvLine } from '../listing-cells.ts';
import { calmCase, readCellText, withFormulaGuard, withoutFormulaGuard } from './read-cell-text.ts';
import { cleanCell, saysUnknown } from './cell-reading.ts';
import { readYear } from './read-year.ts';

describe('choices', () => {
  it.each([
    ['fuel', 'gasoline', 'gas'],
    ['fuel', 'bio-diesel', 'diesel'],
    ['fuel', 'hybrid-diesel', 'hybrid'],
    ['fuel', 'Diesel/Electric', 'hybrid'],
    ['fuel', 'LPG', 'propane'],
    ['fuel', 'Compressed Natural Gas', 'cng'],
    ['fuel', 'BEV', 'electric'],
    ['transmission', 'Allison 2000 PTS', 'automatic'],
    ['transmission', '5 spd manual', 'manual'],
    ['airConditioning', 'Front & Rear', 'both'],
    ['airConditioning', 'No', 'none'],
    ['lift', 'Braun rear lift', 'lift'],
    ['lift', 'no ramp', 'none'],
    ['condition', 'Pre-Owned', 'used'],
    ['condition', 'NEW', 'new'],
    ['titleStatus', 'Clear', 'clean'],
    ['seatBelts', 'lap/shoulder', '3-point'],
    ['drive', '4WD', '4x4'],
  ] as const)('%s "%s" is %s', (key, text, value) => {
    const field = busField(key);
    const { choices, importWords } = field.type === 'choice' ? field : { choices: {} };
    expect(readChoice(text, choices, importWords)).toEqual({ value, problem: null });
  });

  it('names the possible values when a word is none of them', () => {
    expect(readChoice('steam', { diesel: 'Diesel', gas: 'Gasoline' }).problem).toBe(
      'is not one of Diesel, Gasoline',
    );
  });

  it('offers only values that the fields know', () => {
    for (const field of busFields) {
      if (field.type !== 'choice') continue;
      const values = Object.keys(field.choices);
      for (const [, value] of field.importWords ?? []) expect(values, field.key).toContain(value);
    }
  });

  it('reads yes and no', () => {
    expect(['Yes', 'x', '1', 'TRUE', 'N', 'none'].map((text) => readFlag(text).value)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(readFlag('maybe').problem).toBe('is neither yes nor no');
  });
});

const seats = (text: string) => readCapacity(text, { min: 1, max: 200 });

describe('seats', () => {
  it.each([
    ['24', { passengers: 24 }],
    ['24 passengers', { passengers: 24 }],
    ['24+2', { passengers: 24, wheelchairPositions: 2 }],
    ['12 + 2 WC', { passengers: 12, wheelchairPositions: 2 }],
    ['16 seats or 12 + 4 wheelchairs', { passengers: 16, wheelchairPositions: 4 }],
    ['14 Row 84 Student or 56 Adult', { passengers: 84, passengersAdult: 56, rows: 14 }],
    ['77/52', { passengers: 77, passengersAdult: 52 }],
    ['25 incl. driver', { passengers: 24 }],
    ['24 + driver', { passengers: 24 }],
    ['up to 15', { passengers: 15 }],
    ['24 - 28', { passengers: 28 }],
    ['71.0', { passengers: 71 }],
    ['seats for  24  passengers', { passengers: 24 }],
    ['12 rows', { rows: 12 }],
    ['14 row, 56 adults', { passengers: 56, passengersAdult: 56, rows: 14 }],
    ['0, 12 rows', { rows: 12 }],
  ])('%s', (text, expected) => {
    const none = { passengers: null, passengersAdult: null, wheelchairPositions: null, rows: null };
    expect(seats(text)).toEqual({ value: { ...none, ...expected }, problem: null });
  });

  it('refuses what holds no number, and impossible ones', () => {
    expect(seats('many').problem).toBe('is not a number of seats');
    expect(seats('2008').problem).toBe('is not a number of seats');
    expect(seats('500').problem).toBe('is outside 1 to 200 seats');
    expect(seats('0')).toEqual({ value: null, problem: null });
  });
});

describe('years and dates', () => {
  it.each([
    ['2008', 2008],
    ['2008.0', 2008],
    ["'08", 2008],
    ['86', 1986],
    ['1998–99', 1998],
    ['2000-2001', 2000],
    ['MY2015', 2015],
    ['2028', 2028],
    ['2029', null],
    ['1908', null],
    ['20155', null],
  ])('model year %s → %s', (text, year) => {
    expect(readYear(text, 2026, 1940).value).toBe(year);
  });

  it.each([
    ['2022-09-29', '2022-09-29T00:00:00.000Z'],
    ['2022-09-29T10:20:30.400Z', '2022-09-29T10:20:30.400Z'],
    ['3/28/2013', '2013-03-28T00:00:00.000Z'],
    ['12-Mar-09', '2009-03-12T00:00:00.000Z'],
    ['Mar 12, 2009', '2009-03-12T00:00:00.000Z'],
    ['2/30/2013', null],
    ['soon', null],
  ])('date %s → %s', (text, iso) => {
    expect(readDate(text).value).toBe(iso);
  });
});

describe('keys and places', () => {
  it('reads VINs by their rules', () => {
    expect(readVinCell(' 1fdee3fs 0gdc12345 ', 2016).value).toBe('1FDEE3FS0GDC12345');
    expect(readVinCell('1FDEE3FS0GDC1234O', 2016).problem).toBe('has I, O or Q, which no VIN has');
    expect(readVinCell('12345', 2016).problem).toBe(
      'is not a VIN (17 letters and digits; this has 5)',
    );
    expect(readVinCell('VIN: 1FDEE3FS.0GDC\u{2011}12345', 2016).value).toBe('1FDEE3FS0GDC12345');
    expect(readVinCell('S4M12345', 1972).value).toBe('S4M12345');
    expect(vinCheckDigitHolds('1M8GDM9AXKP042788')).toBe(true);
    expect(vinCheckDigitHolds('1M8GDM9A1KP042788')).toBe(false);
  });

  it('refuses keys that a spreadsheet has mangled', () => {
    expect(readKey('1.23E+11', 40).problem).toBe('was shortened by a spreadsheet');
    expect(readKey('# A-17', 40).value).toBe('A-17');
  });

  it('finds state, city and ZIP', () => {
    expect(readPlace('N.J.').value?.state).toBe('NJ');
    expect(readPlace('CHICAGO, IL 60605').value).toEqual({
      city: 'Chicago',
      state: 'IL',
      zip: '60605',
    });
    expect(readPlace('Salem, New Hampshire').value).toMatchObject({ city: 'Salem', state: 'NH' });
    expect(readPlace('Akansas').problem).toBe('may be Arkansas or Kansas');
    expect(readPlace('Ontario').problem).toBe('is not a US state');
    expect(readPlace('Washington, DC').value).toMatchObject({ city: 'Washington', state: 'DC' });
    expect(readPlace('30301').value).toEqual({ city: null, state: null, zip: '30301' });
    expect(readZipCell('8067').value).toBe('08067');
    expect(readZipCell('60605-1234').value).toBe('60605-1234');
    expect(readZipCell('K1A 0B1').problem).toBe('is not a US ZIP code');
  });
});

describe('towns', () => {
  it.each([
    ['Newark, NJ', 'Newark', 'NJ', null],
    ['NEWARK NJ', 'Newark', 'NJ', null],
    ['Newark, New Jersey, USA', 'Newark', 'NJ', null],
    ['Atlanta GA 30301', 'Atlanta', 'GA', '30301'],
    ['30301', null, null, '30301'],
    ['Washington, DC', 'Washington', 'DC', null],
    ['Washington DC', 'Washington', 'DC', null],
    ['New York', 'New York', null, null],
    ['East Texas', 'East Texas', null, null],
    ['Toronto, ON', 'Toronto, ON', null, null],
  ])('%s → %s, %s, %s', (text, city, state, zip) => {
    expect(readTown(text)).toEqual({ value: { city, state, zip }, problem: null });
  });

  it('leaves the street out and says so', () => {
    expect(readTown('12 Main St, Newark, NJ 07102')).toEqual({
      value: { city: 'Newark', state: 'NJ', zip: '07102' },
      problem: 'has a street, which was left out',
    });
  });
});

describe('text', () => {
  it('cleans cells of what nobody sees', () => {
    expect(cleanCell('\uFEFF Blue\u00A0Bird\u200B ')).toBe('Blue Bird');
    expect(cleanCell('Pre\u0301vost')).toBe('Prévost');
    expect(saysUnknown('—')).toBe(true);
    expect(saysUnknown('A-1')).toBe(false);
  });

  it('guards against formulas and takes exactly one guard off again', () => {
    for (const text of ['=1+1', '+1 555', '-5', '@SUM(A1)', "'=x", "''=x"])
      expect(withoutFormulaGuard(withFormulaGuard(text))).toBe(text);
    expect(withFormulaGuard('=HYPERLINK("x")')).toBe(`'=HYPERLINK("x")`);
    expect(withFormulaGuard("'08 Ford")).toBe("'08 Ford");
  });

  it.each([...'=+-@＝＋－＠﹦﹢﹣﹫'])(
    'guards against %j, behind what is dropped as well',
    (sign) => {
      for (const text of [
        `${sign}1+1`,
        `'${sign}1`,
        `\u200b${sign}1`,
        `\ufeff ${sign}1`,
        `\0${sign}1`,
      ]) {
        expect(withFormulaGuard(text)).toBe(`'${text}`);
        expect(withoutFormulaGuard(withFormulaGuard(text))).toBe(text);
      }
    },
  );

  it.each(['\t', '\r', '\n'])('guards against a cell that begins with %j', (control) => {
    expect(withFormulaGuard(`${control}=1`)).toBe(`'${control}=1`);
    expect(withFormulaGuard(`${control}a`)).toBe(`'${control}a`);
  });

  it('quotes whatever parts cells, in any program', () => {
    const cells = ['a;=1', 'a\tb', 'a,b', 'a"b', 'a\nb', 'a\rb', ' a', 'ab'];
    expect(csvLine(cells)).toBe('"a;=1","a\tb","a,b","a""b","a\nb","a\rb"," a",ab');
  });

  it('calms shouting and keeps codes', () => {
    expect(calmCase('RED/GREEN')).toBe('Red/Green');
    expect(calmCase('EARLVILLE')).toBe('Earlville');
    expect(calmCase('McCook')).toBe('McCook');
    expect(readCellText('a\r\nb', { maxLength: 10, multiline: true }).value).toBe('a\nb');
    expect(readCellText('a'.repeat(11), { maxLength: 10 }).problem).toBe(
      'is longer than 10 characters',
    );
  });
});

describe('films', () => {
  it('are addresses that the page of a bus can play', () => {
    const whole = 'https://youtu.be/abcdefghijk?t=5';
    expect(readFilmCell(whole)).toEqual({ value: whole, problem: null });
    const plain = 'https://www.youtube.com/watch?v=abc-DEF_123';
    for (const text of [
      'abc-DEF_123',
      'youtube.com/watch?v=abc-DEF_123',
      'm.youtube.com/shorts/abc-DEF_123',
    ])
      expect(readFilmCell(text).value).toBe(plain);
    expect(readFilmCell('n/a')).toEqual({ value: null, problem: null });
    for (const text of [
      'hello world',
      'inspections',
      'http://example.com/x',
      'https://youtu.be/short',
    ])
      expect(readFilmCell(text).problem).toContain('is not the address of a video on YouTube');
  });
});
