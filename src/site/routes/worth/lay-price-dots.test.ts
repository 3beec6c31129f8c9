import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dotSize, layPriceDots, pictureWidth } from './lay-price-dots.ts';

const cents = fc.integer({ min: 50_000, max: 90_000_000 });

it('no two dots overlap, none lies outside, and none far from its price', () => {
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 60 }), cents, (prices, own) => {
      const { at, dots, height } = layPriceDots(prices, [own]);
      expect(new Set(dots.map(({ x, above }) => `${x} ${above}`)).size).toBe(prices.length);
      for (const [index, { x, above }] of dots.entries()) {
        expect(x).toBeGreaterThanOrEqual(dotSize / 2);
        expect(x).toBeLessThanOrEqual(pictureWidth - dotSize / 2);
        expect(above).toBeLessThan(height);
        expect(Math.abs(x - at(prices[index]!))).toBeLessThanOrEqual(dotSize / 2);
      }
      expect(at(own)).toBeGreaterThanOrEqual(0);
      expect(at(own)).toBeLessThanOrEqual(pictureWidth);
    }),
  );
});

it('puts alike prices in the middle, one above the other', () => {
  const { dots, height } = layPriceDots([500, 500, 500], []);
  expect(dots.map(({ above }) => above)).toEqual([4, 12, 20]);
  expect(new Set(dots.map(({ x }) => x)).size).toBe(1);
  expect(height).toBe(24);
});
