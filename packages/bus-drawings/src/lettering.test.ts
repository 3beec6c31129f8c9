import { describe, expect, it } from 'vitest';
import { lettering, letteringWidth } from './lettering.ts';

describe('lettering', () => {
  it.each([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-/.'])('draws %s inside its cell', (letter) => {
    const numbers = lettering(letter, 0, 60, 60)
      .match(/-?[\d.]+/g)!
      .map(Number);
    expect(numbers.length).toBeGreaterThanOrEqual(4);
    for (let index = 0; index < numbers.length; index += 2) {
      expect(numbers[index]).toBeGreaterThanOrEqual(0);
      expect(numbers[index]).toBeLessThanOrEqual(letteringWidth(letter, 60) + 0.01);
      expect(numbers[index + 1]).toBeGreaterThanOrEqual(0);
      expect(numbers[index + 1]).toBeLessThanOrEqual(60);
    }
  });

  it('draws every letter differently', () => {
    const letters = [...'ABCDEFGHIJKLMNPQRSTUVWXYZ0123456789'];
    expect(new Set(letters.map((letter) => lettering(letter, 0, 60, 60))).size).toBe(
      letters.length,
    );
  });

  it('is as wide as its letters and knows small letters too', () => {
    expect(letteringWidth('BUS', 30)).toBeGreaterThan(letteringWidth('BU', 30));
    expect(lettering('bus', 0, 0, 30)).toBe(lettering('BUS', 0, 0, 30));
  });
});
