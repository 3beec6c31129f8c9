import { expect, it } from 'vitest';
import { searchAddress } from './search-address.ts';

it.each([
  [{ search: '', category: '', seats: '' }, null],
  [{ search: '   ', category: 'all', seats: '' }, null],
  [{ search: ' blue bird ' }, '/buses?search=blue+bird'],
  [{ search: '', category: 'school', seats: '' }, '/buses?category=school'],
  [{ search: '', category: '', seats: '50+' }, '/buses?seats=50%2B'],
  [
    { search: 'a&b=c#d', category: 'van', seats: '10-14' },
    '/buses?search=a%26b%3Dc%23d&category=van&seats=10-14',
  ],
])('%j leads to %s', (fields, address) => {
  expect(searchAddress('/buses', Object.entries(fields))).toBe(address);
});
