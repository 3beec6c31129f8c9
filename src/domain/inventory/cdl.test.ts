import { describe, expect, it } from 'vitest';
import { cdlNeed } from './cdl.ts';

const bus = (passengers: number | null, gvwrLb: number | null, rest = {}) =>
  cdlNeed({ passengers, gvwrLb, wheelchairPositions: null, lengthIn: null, ...rest });

describe('CDL rule (49 CFR 383.91; spec §9)', () => {
  it('counts the driver: 14 passengers are 15 people, 15 passengers are 16', () => {
    expect(bus(14, 14_500)).toBe('no');
    expect(bus(15, 14_500)).toBe('yes');
  });

  it('needs one above 26,000 lb whatever the seats', () => {
    expect(bus(2, 26_000)).toBe('no');
    expect(bus(2, 26_001)).toBe('yes');
    expect(bus(null, 33_000)).toBe('yes');
  });

  it('counts wheelchair positions as design capacity', () => {
    expect(bus(13, 14_500, { wheelchairPositions: 2 })).toBe('yes');
    expect(bus(12, 14_500, { wheelchairPositions: 2 })).toBe('no');
  });

  it('leaves the unknown unknown', () => {
    expect(bus(null, null)).toBe('unknown');
    expect(bus(null, 14_500)).toBe('unknown');
    expect(bus(12, null)).toBe('unknown');
    expect(bus(12, null, { lengthIn: 24 * 12 })).toBe('likely-no');
    expect(bus(12, null, { lengthIn: 33 * 12 })).toBe('unknown');
  });
});
