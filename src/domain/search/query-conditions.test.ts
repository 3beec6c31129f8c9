import { expect, it } from 'vitest';
import { smartConditions } from './query-conditions.ts';
import type { SmartFilters } from './smart-search/smart-query.ts';

const seats = (filters: SmartFilters) =>
  smartConditions(filters, '').groups.find(({ field }) => field === 'said-seats')?.anyOf[0];

it('takes the driver out of the seats of a van, as its makers count them, and of no other bus', () => {
  const twelve = { passengersMin: 12, passengersMax: 12 };
  expect(seats({ ...twelve, category: ['van'] })).toMatchObject({ min: 11, max: 15 });
  expect(seats({ ...twelve, category: ['shuttle'] })).toMatchObject({ min: 12, max: 15 });
  expect(seats({ ...twelve, category: ['van', 'shuttle'] })).toMatchObject({ min: 12 });
  expect(seats({ passengersMin: 12, category: ['van'] })).toMatchObject({ min: 12, max: null });
});
