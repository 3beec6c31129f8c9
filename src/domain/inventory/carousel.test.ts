import { expect, it } from 'vitest';
import { readCarouselRequest } from './carousel.ts';

it.each([
  [{}, { type: 'bulk', limit: 8 }],
  [
    { limit: '3', type: 'featured' },
    { type: 'featured', limit: 3 },
  ],
  [{ limit: '0' }, { type: 'bulk', limit: 1 }],
  [{ limit: '999' }, { type: 'bulk', limit: 24 }],
  [{ limit: '99999999999999999999' }, { type: 'bulk', limit: 8 }],
  [
    { limit: '-4', type: '__proto__' },
    { type: 'bulk', limit: 8 },
  ],
  [
    { limit: '1e3', type: 'BULK' },
    { type: 'bulk', limit: 8 },
  ],
  [
    { limit: '', type: '' },
    { type: 'bulk', limit: 8 },
  ],
])('reads %j as %j', (given, wanted) => {
  expect(readCarouselRequest(given)).toEqual(wanted);
});
