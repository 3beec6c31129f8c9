import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { readVinText } from './read-vin.ts';

it.each([
  ['1M8GDM9AXKP042788', { is: 'vin', vin: '1M8GDM9AXKP042788' }],
  [' 1m8gdm9a-xkp0 42788 ', { is: 'vin', vin: '1M8GDM9AXKP042788' }],
  ['11111111111111111', { is: 'placeholder' }],
  ['unknown', { is: 'placeholder' }],
  ['123456', { is: 'placeholder' }],
  ['123', { is: 'short', length: 3 }],
  ['1', { is: 'short', length: 1 }],
  ['D2F1069', { is: 'short', length: 7 }],
  ['F37DFH12345', { is: 'old', length: 11 }],
  ['1M8GDM9AXKPO42788', { is: 'letters', instead: '1M8GDM9AXKP042788' }],
  ['1M8GDM9AXKP0427881', { is: 'long', length: 18 }],
  ['', { is: 'nothing' }],
  ['<script>', { is: 'nothing' }],
])('%j', (text, reading) => {
  expect(readVinText(text)).toEqual(reading);
});

it('says which character is probably wrong', () => {
  const reading = readVinText('1M8GDM9AXKP042783');
  expect(reading).toMatchObject({ is: 'wrong' });
  expect(reading.is === 'wrong' && reading.likely).toContainEqual({
    position: 17,
    from: '3',
    to: '8',
  });
});

it('has an answer for every text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => readVinText(text).is !== undefined),
  );
});
