import {
  assert,
  constant,
  constantFrom,
  boolean,
  integer,
  option,
  property,
  record,
} from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { floorPlanSvg } from './floor-plan.ts';
import {
  BODY_STYLES,
  LENGTH_RANGE_IN,
  type BodyStyle,
  type BusPictureSpec,
} from './picture-spec.ts';
import { planDecks } from './plan-decks.ts';
import type { FloorBox } from './plan-layout.ts';

/** Passengers that are really built into each body, as in the reference model table. */
const REAL_SEATS: Record<BodyStyle, readonly [number, number]> = {
  'school-a': [8, 24],
  'school-b': [16, 24],
  'school-c': [24, 77],
  'school-d': [42, 84],
  'cutaway-shuttle': [9, 25],
  'mid-size-shuttle': [20, 40],
  coach: [30, 57],
  'mini-coach': [24, 40],
  transit: [18, 40],
  trolley: [18, 32],
  'double-decker': [45, 80],
  'limo-bus': [14, 32],
  van: [8, 14],
  conversion: [1, 12],
  skoolie: [1, 8],
  commercial: [0, 40],
};

const specs = constantFrom(...BODY_STYLES).chain((bodyStyle) =>
  record({
    bodyStyle: constant(bodyStyle),
    bodyColor: constant('#ffffff'),
    lengthIn: integer({
      min: LENGTH_RANGE_IN[bodyStyle][0],
      max: LENGTH_RANGE_IN[bodyStyle][2],
    }),
    passengers: option(integer({ min: 0, max: 95 })),
    wheelchairPositions: option(integer({ min: 0, max: 8 })),
    lift: boolean(),
    restroom: boolean(),
    openTop: boolean(),
    backdropSeed: constant(1),
  }),
);

const count = (svg: string, attribute: string) => svg.split(`${attribute}="`).length - 1;

const overlap = (a: FloorBox, b: FloorBox) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
  Math.min(a.high, b.high) - Math.max(a.low, b.low) > 0.5;

describe('floor plan', () => {
  it('shows exactly the seats and wheelchair positions of the listing', () => {
    assert(
      property(specs, (spec) => {
        const svg = floorPlanSvg(spec);
        expect(count(svg, 'data-seat')).toBe(spec.passengers ?? 0);
        expect(count(svg, 'data-wheelchair')).toBe(spec.wheelchairPositions ?? 0);
        expect(count(svg, 'data-driver')).toBe(1);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps every seat and position on the floor', () => {
    assert(
      property(specs, (spec) => {
        const { decks, body, lengthIn } = planDecks(spec);
        for (const deck of decks) {
          for (const place of [...deck.seats, ...deck.wheelchairs]) {
            expect(place.left).toBeGreaterThanOrEqual(0);
            expect(place.right).toBeLessThanOrEqual(lengthIn);
            expect(place.low).toBeGreaterThanOrEqual(0);
            expect(place.high).toBeLessThanOrEqual(body.widthIn);
            expect(place.right).toBeGreaterThan(place.left);
            expect(place.high).toBeGreaterThan(place.low);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each(BODY_STYLES)('gives each person room of their own: %s', (bodyStyle) => {
    const [fewest, most] = REAL_SEATS[bodyStyle];
    for (const share of [0, 0.5, 1]) {
      for (const wheelchairPositions of [0, 2]) {
        const [, usual, longest] = LENGTH_RANGE_IN[bodyStyle];
        const spec: BusPictureSpec = {
          bodyStyle,
          bodyColor: '#ffffff',
          lengthIn: share === 1 ? longest : usual,
          passengers: Math.round(
            fewest + (most - fewest) * share * (wheelchairPositions ? 0.7 : 1),
          ),
          wheelchairPositions,
          lift: wheelchairPositions > 0,
          backdropSeed: 1,
        };
        for (const deck of planDecks(spec).decks) {
          const people = [
            ...deck.seats,
            ...deck.wheelchairs,
            ...(deck.driver ? [deck.driver] : []),
          ];
          const clashes = people.flatMap((a, index) =>
            people
              .slice(index + 1)
              .filter((b) => overlap(a, b))
              .map((b) => ({ a, b })),
          );
          expect(clashes, JSON.stringify(spec)).toEqual([]);
        }
      }
    }
  });

  it('seats a 72-passenger school bus on twelve rows of two three-place benches', () => {
    const { decks } = planDecks({
      bodyStyle: 'school-c',
      bodyColor: '#ffc20e',
      lengthIn: 444,
      passengers: 72,
      wheelchairPositions: 0,
      lift: false,
      backdropSeed: 1,
    });
    const rows = new Map<number, number>();
    for (const seat of decks[0]!.seats) rows.set(seat.left, (rows.get(seat.left) ?? 0) + 1);
    expect([...rows.values()]).toEqual(Array.from({ length: 12 }, () => 6));
  });

  it('draws both decks of a double-decker', () => {
    const { decks } = planDecks({
      bodyStyle: 'double-decker',
      bodyColor: '#b3202a',
      lengthIn: 426,
      passengers: 77,
      wheelchairPositions: 1,
      lift: true,
      backdropSeed: 1,
    });
    expect(decks).toHaveLength(2);
    expect(decks[0]!.seats.length).toBeGreaterThan(decks[1]!.seats.length);
    expect(decks[0]!.seats.length + decks[1]!.seats.length).toBe(77);
  });

  it('is readable by the rasterizer, 1200 by 800', async () => {
    for (const bodyStyle of BODY_STYLES) {
      const svg = floorPlanSvg({
        bodyStyle,
        bodyColor: '#ffffff',
        lengthIn: 0,
        passengers: 14,
        wheelchairPositions: 1,
        lift: true,
        restroom: true,
        backdropSeed: 1,
      });
      const image = await sharp(Buffer.from(svg))
        .resize(120)
        .png()
        .toBuffer({ resolveWithObject: true });
      expect([image.info.width, image.info.height]).toEqual([120, 80]);
    }
  });
});
