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
  [{ limit: '99999999999999999999' }, { type: 'bulk', limit: 24 }],
  [
    { limit: '', type: '' },
    { type: 'bulk', limit: 8 },
  ],
  [{ limit: '-4' }, { problem: 'limit must be a whole number' }],
  [{ limit: '1e3' }, { problem: 'limit must be a whole number' }],
  [{ type: '__proto__' }, { problem: 'type must be one of bulk, featured, newest' }],
  [{ type: 'BULK' }, { problem: 'type must be one of bulk, featured, newest' }],
  [{ page: '2' }, { problem: 'The only parameters are type and limit' }],
])('reads %j as %j', (given, wanted) => {
  expect(readCarouselRequest(given)).toEqual(wanted);
});
