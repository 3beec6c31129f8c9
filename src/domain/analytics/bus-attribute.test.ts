import fc from 'fast-check';
import { expect, it } from 'vitest';
import { busAttribute, readBusAttribute } from './bus-attribute.ts';

it('says of a bus what is known, and reads it back', () => {
  const bus = { busId: '1001', make: 'Blue Bird', model: 'All American', year: 2016, price: 28900 };
  expect(busAttribute(bus)).toBe('1001|Blue Bird|All American|2016|28900');
  expect(readBusAttribute(busAttribute({ busId: '7' }))).toEqual({ busId: '7' });
});

it('is read back whatever a make is called', () => {
  const name = fc.string({ minLength: 1 }).map((text) => text.replaceAll('|', ' '));
  fc.assert(
    fc.property(name, name, fc.nat(), fc.nat(), (make, model, year, price) => {
      const bus = { busId: '12', make, model, year, price };
      expect(readBusAttribute(busAttribute(bus))).toEqual(bus);
    }),
  );
  expect(readBusAttribute(busAttribute({ busId: '1', make: 'a|b' })).make).toBe('a b');
});
