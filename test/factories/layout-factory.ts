import fc from 'fast-check';
import type { BusLayout } from '#domain/inventory/group-fit/bus-layout.ts';

/** A shuttle of 24 seats on a 30-foot body, but for what a test says of it. */
export const aLayout = (stated: Partial<BusLayout> = {}): BusLayout => ({
  kind: 'shuttle',
  ratedSeats: 24,
  adultSeats: null,
  rowCount: null,
  places: null,
  boarding: 'none',
  boardingAt: null,
  lengthIn: 360,
  acrossIn: 96,
  seating: 'rows',
  hasRestroom: false,
  hasRearLuggage: false,
  hasHood: true,
  ...stated,
});

const figure = (min: number, max: number) => fc.option(fc.integer({ min, max }));
const kinds = [
  'shuttle',
  'coach',
  'school',
  'transit',
  'van',
  'limo-bus',
  'double-decker',
] as const;

/** Any bus that a listing can state, plausible or not. */
export const anyLayout: fc.Arbitrary<BusLayout> = fc.record({
  kind: fc.option(fc.constantFrom(...kinds)),
  ratedSeats: figure(1, 200),
  adultSeats: figure(1, 200),
  rowCount: figure(1, 30),
  places: figure(0, 30),
  boarding: fc.constantFrom(
    'lift' as const,
    'lift' as const,
    'ramp' as const,
    'none' as const,
    'unknown' as const,
  ),
  boardingAt: fc.option(fc.constantFrom('front' as const, 'mid' as const, 'rear' as const)),
  lengthIn: figure(100, 1_000),
  acrossIn: figure(60, 120),
  seating: fc.constantFrom(
    'school' as const,
    'rows' as const,
    'perimeter' as const,
    'fold-away' as const,
  ),
  hasRestroom: fc.boolean(),
  hasRearLuggage: fc.boolean(),
  hasHood: fc.boolean(),
});
