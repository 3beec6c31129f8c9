import { describe, expect, it } from 'vitest';
import { cardPrice } from './display-values.ts';

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
});
