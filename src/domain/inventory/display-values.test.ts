import { describe, expect, it } from 'vitest';
import {
  cardPrice,
  detailPrice,
  displayFeetInches,
  displayMileage,
  displayPassengers,
  isWordyPrice,
} from './display-values.ts';

describe('prices (spec §2, §9)', () => {
  it.each([
    [4_590_000, '$45,900'],
    [99, '$1'],
    [123_456_789_00, '$123,456,789'],
    [0, 'Call for price'],
    [-5, 'Call for price'],
    [Number.NaN, 'Call for price'],
    [null, 'Call for price'],
  ])('%s cents reads %s on a card', (cents, text) => expect(cardPrice(cents)).toBe(text));

  it('keeps the other reading for the detail page', () => {
    expect(detailPrice(null)).toBe('Contact for Price');
    expect(detailPrice(1_250_000)).toBe('$12,500');
  });

  it('sets worded prices smaller, figures not', () => {
    expect(isWordyPrice('Contact for Price')).toBe(true);
    expect(isWordyPrice('Call for price')).toBe(true);
    expect(isWordyPrice('$9,500')).toBe(false);
  });
});

describe('figures (spec §5)', () => {
  it('shows N/A for what is unknown or not positive', () => {
    expect(displayMileage(null)).toBe('N/A');
    expect(displayMileage(0)).toBe('N/A');
    expect(displayMileage(84_210)).toBe('84,210 mi');
    expect(displayPassengers(0)).toBe('N/A');
    expect(displayPassengers(null)).toBe('N/A');
    expect(displayPassengers(25)).toBe('25');
  });

  it('writes lengths in feet and inches', () => {
    expect(displayFeetInches(540)).toBe('45′');
    expect(displayFeetInches(326)).toBe('27′ 2″');
  });
});
