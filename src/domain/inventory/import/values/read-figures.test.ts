import { describe, expect, it } from 'vitest';
import { readLength } from './read-length.ts';
import { readMileage } from './read-mileage.ts';
import { plainNumber, readCount, readDecimal } from './read-number.ts';
import { isAskingPrice, readPrice } from './read-price.ts';
import { readWeight } from './read-weight.ts';

const money = { min: 1, max: 1_000_000_000 };
const miles = { min: 1, max: 9_999_999 };
const busLength = { min: 100, max: 1_000 };

describe('plain numbers', () => {
  it.each([
    ['123,456', 123_456],
    ['1 234 567', 1_234_567],
    ['45.900', 45_900],
    ['45.900,50', 45_900.5],
    ['12,5', 12.5],
    ['198K', 198_000],
    ['1.2m', 1_200_000],
    ['.5', 0.5],
    ['12.345678', 12.345678],
    ['1,23,456', null],
    ['12 apples', null],
    ['', null],
    ['9'.repeat(400), null],
  ])('%s → %s', (text, value) => {
    expect(plainNumber(text)).toBe(value);
  });

  it('counts whole things; zero is unknown', () => {
    expect(readCount('12', { min: 1, max: 30 }).value).toBe(12);
    expect(readCount('0', { min: 1, max: 30 })).toEqual({ value: null, problem: null });
    expect(readCount('4.000', { min: 1, max: 9_999 }).value, 'as in prices').toBe(4_000);
    expect(readCount('4.00', { min: 1, max: 9_999 }).value).toBe(4);
    expect(readCount('31', { min: 1, max: 30 }).problem).toBe('is outside 1 to 30');
    expect(readCount('2.5', { min: 1, max: 30 }).problem).toBe('is not a whole number');
    expect(readDecimal('-74.0060', { min: -180, max: 180 }).value).toBe(-74.006);
    expect(readDecimal('0', { min: -180, max: 180 }).value).toBe(0);
  });
});

describe('prices', () => {
  it.each([
    ['$45,900', 4_590_000],
    ['45.9k', 4_590_000],
    ['USD 45 900.00', 4_590_000],
    ['$ 45,900.50 OBO', 4_590_050],
    ['Asking $12,500 firm', 1_250_000],
    ['370357.5', 37_035_750],
    ['$1.2M', 120_000_000],
    ['US$ 9,500', 950_000],
    ['45900.-', 4_590_000],
    ['$15,000 negotiable', 1_500_000],
    ['15.000 dólares', 1_500_000],
    ['15 mil', 1_500_000],
    ['about 15,000', 1_500_000],
    ['unos $15,000', 1_500_000],
    ['environ 15 000 $', 1_500_000],
    ['24 500 $ à discuter', 2_450_000],
    ['~$45,900*', 4_590_000],
    ['$100', 10_000],
  ])('%s → %s cents', (text, cents) => {
    expect(readPrice(text, money)).toEqual({ value: cents, problem: null });
  });

  it.each(['0', '$0.00', 'N/A', '-', '', 'TBD', '$', '#REF!'])('%s is unknown', (text) => {
    const reading = readPrice(text, money);
    expect(text === '$' ? reading.problem : reading.value).toBe(
      text === '$' ? 'is not a price' : null,
    );
    if (text !== '$') expect(reading.problem).toBeNull();
  });

  it.each(['Call', 'Call for price', 'POA', 'contact us', 'Make an offer', 'À discuter'])(
    '%s clears',
    (text) => {
      expect(readPrice(text, money)).toEqual({ value: null, problem: null, clears: true });
    },
  );

  it.each([
    ['C$45,900', 'is not in US dollars'],
    ['€20.000', 'is not in US dollars'],
    ['$20,000 - $25,000', 'is a range, not a price'],
    ['$99.99', 'is too low to be the price of a bus'],
    ['-5000', 'is not a price'],
    ['nice bus', 'is not a price'],
    ['999999999999', 'is too high to be a price'],
  ])('%s %s', (text, problem) => {
    expect(readPrice(text, money)).toMatchObject({ value: null, problem });
  });

  it('knows what is asked from what was paid', () => {
    expect(isAskingPrice('new contract base price')).toBe(true);
    expect(isAskingPrice('acquisition cost')).toBe(false);
    expect(isAskingPrice('auction sale')).toBe(false);
  });
});

describe('mileage', () => {
  it.each([
    ['123,456 mi', 123_456],
    ['198K', 198_000],
    ['198k miles', 198_000],
    ['approx. 210,000', 210_000],
    ['around 90k', 90_000],
    ['100,000 km', 62_137],
    ['100000km', 62_137],
    ['145xxx', 145_000],
    ['120.000 millas', 120_000],
    ['aprox. 120 mil millas', 120_000],
    ['environ 120 000 milles', 120_000],
    ['120 mille', 120_000],
    ['100 mil kilómetros', 62_137],
    ['100 000 kilomètres', 62_137],
  ])('%s → %s miles', (text, value) => {
    expect(readMileage(text, null, miles).value?.miles).toBe(value);
  });

  it.each([
    ['TMU', null, 'unknown'],
    ['0 TMU', null, 'unknown'],
    ['88,000', 88_000, null],
    ['88,000 (exempt)', 88_000, 'exempt'],
    ['88,000 not actual', 88_000, 'not-actual'],
    ['88,000 NAM', 88_000, 'not-actual'],
    ['88,000 actual miles', 88_000, 'actual'],
    ['88,000, odometer replaced', 88_000, 'replaced-odometer'],
    ['TMU; 88,000', 88_000, 'unknown'],
    ['88,000 new cluster', 88_000, 'replaced-odometer'],
  ])('%s says %s miles, and of the odometer %s', (text, figure, status) => {
    expect(readMileage(text, null, miles).value).toEqual({ miles: figure, status });
  });

  it('hears the unit of the header and what is said about the odometer', () => {
    expect(readMileage('100000', 'km', miles).value?.miles).toBe(62_137);
    expect(readMileage('0', null, miles)).toEqual({ value: null, problem: null });
    expect(readMileage('125.00', null, miles).value?.miles).toBe(125);
    expect(readMileage('0.00', null, miles)).toMatchObject({ value: null, problem: null });
    expect(readMileage('84,5', null, miles).problem).toBe('is not a whole number');
    expect(readMileage('84.5 mi', null, miles).problem).toBe('is not a whole number');
    expect(readMileage('lots', null, miles).problem).toBe('is not a mileage');
    expect(readMileage('99,999,999', null, miles).problem).toBe('is not a believable mileage');
  });
});

describe('lengths and weights', () => {
  it.each([
    ["40'", 480],
    ['40 ft', 480],
    ['40ft.', 480],
    [`34'6"`, 414],
    ['34’ 6”', 414],
    ['34 ft 6 in', 414],
    ['34-6', null],
    ['40', 480],
    ['12.2', 146],
    ['480', 480],
    ['480 in', 480],
    ['480"', 480],
    ['480 inches', 480],
    ['1219', 480],
    ['0 ft', null],
    ['12.2 m', 480],
    ['12192 mm', 480],
    ['12192', 480],
    ['long', null],
  ])('%s → %s inches', (text, value) => {
    expect(readLength(text, null, busLength).value).toBe(value);
  });

  it('takes a bare figure in the unit of its header', () => {
    expect(readLength('40', 'ft', busLength).value).toBe(480);
    expect(readLength('12.2', 'm', busLength).value).toBe(480);
    expect(readLength('0', 'in', busLength).problem).toBeNull();
    expect(readLength('40', 'in', busLength).problem).toBe('is outside 8.3 ft to 83.3 ft');
    expect(readLength('96', null, { min: 60, max: 120 }).value).toBe(96);
    expect(readLength('8', null, { min: 60, max: 120 }).value).toBe(96);
  });

  it.each([
    ['26,000 lbs', 26_000],
    ['14.5k', 14_500],
    ['10000 kg', 22_046],
    ['26.500 libras', 26_500],
    ['0', null],
    ['heavy', null],
  ])('%s → %s pounds', (text, value) => {
    expect(readWeight(text, null, { min: 1_000, max: 150_000 }).value).toBe(value);
  });
});
