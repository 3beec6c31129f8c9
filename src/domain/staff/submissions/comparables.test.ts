import { expect, it } from 'vitest';
import { nearestFirst, priceRange, type Comparable } from './comparables.ts';

const bus = (id: number, priceCents: number, rest: Partial<Comparable> = {}): Comparable => ({
  id,
  title: `Bus ${id}`,
  slug: 'bus',
  status: 'published',
  year: 2015,
  bodyMake: 'Starcraft',
  passengers: 24,
  mileageMiles: 90_000,
  priceCents,
  ...rest,
});

it('finds the middle of odd and even numbers of prices', () => {
  expect(priceRange([bus(1, 300), bus(2, 100), bus(3, 200)])).toEqual({
    count: 3,
    medianCents: 200,
    lowestCents: 100,
    highestCents: 300,
  });
  expect(priceRange([bus(1, 100), bus(2, 301)])?.medianCents).toBe(201);
  expect(priceRange([])).toBeNull();
});

it('puts the same make and age first', () => {
  const wanted = { year: 2015, bodyMake: 'Starcraft', passengers: 24, mileageMiles: null };
  const found = [
    bus(1, 1, { bodyMake: 'Collins' }),
    bus(2, 1, { year: 2011 }),
    bus(3, 1),
    bus(4, 1, { passengers: null }),
  ];
  expect(nearestFirst(found, wanted).map(({ id }) => id)).toEqual([3, 4, 1, 2]);
});
