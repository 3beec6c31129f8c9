import { expect, it } from 'vitest';
import { busEvents, type BusChange } from './webhook-events.ts';

const change = (id: number, before: BusChange['before'], after: BusChange['after']): BusChange => ({
  id,
  at: `2026-11-0${id}T10:00:00.000Z`,
  before,
  after,
  isFirst: id === 1,
});
const types = (changes: BusChange[], now: Parameters<typeof busEvents>[1]) =>
  busEvents(changes, now).map(({ type, change: { id } }) => `${id} ${type}`);

it('tells a life from the changes alone', () => {
  const life = [
    change(1, null, { status: 'draft', price_cents: 500 }),
    change(2, { price_cents: 500 }, { price_cents: 400 }),
    change(3, { status: 'draft' }, { status: 'published' }),
    change(4, { price_cents: 400, fuel: 'gas' }, { price_cents: 300, fuel: 'diesel' }),
    change(5, { price_cents: 300 }, { price_cents: 350 }),
    change(6, { status: 'published' }, { status: 'sold' }),
    change(7, { mileage_miles: 1 }, { mileage_miles: 2 }),
    change(8, { status: 'sold' }, { status: 'withdrawn' }),
  ];
  expect(types(life, 'withdrawn')).toEqual([
    '3 bus.published',
    '4 bus.changed',
    '4 bus.price_dropped',
    '5 bus.changed',
    '6 bus.sold',
    '8 bus.withdrawn',
  ]);
});

it('says what changed and how the price fell', () => {
  const [changed, dropped] = busEvents(
    [change(4, { price_cents: 40_050, fuel: 'gas' }, { price_cents: 30_000, fuel: 'diesel' })],
    'published',
  );
  expect(changed?.facts).toEqual({ changed: ['fuel', 'price_cents'] });
  expect(dropped?.facts).toEqual({ price_usd: 300, previous_price_usd: 400.5 });
});

it('tells of a bus that was added for sale, and not of one that was only written down anew', () => {
  expect(types([change(1, null, { status: 'published' })], 'published')).toEqual([
    '1 bus.published',
  ]);
  expect(types([change(9, null, { status: 'published' })], 'published')).toEqual([]);
});

it('tells no price drop where there was no price', () => {
  const asked = [change(4, { price_cents: null }, { price_cents: 300 })];
  const onCall = [change(4, { price_cents: 300 }, { price_cents: null })];
  for (const one of [asked, onCall]) expect(types(one, 'published')).toEqual(['4 bus.changed']);
});
