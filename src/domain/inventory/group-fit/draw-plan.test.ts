import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLayout, anyLayout } from '#test/factories/layout-factory.ts';
import { drawPlan } from './draw-plan.ts';
import { wallIn, type FloorPlan, type FloorRect } from './floor-plan.ts';
import { asStated } from './judge-group.ts';
import type { BusLayout } from './bus-layout.ts';

const right = (rect: FloorRect) => rect.xIn + rect.alongIn;
const below = (rect: FloorRect) => rect.yIn + rect.acrossIn;
const hair = 1e-6;

/** By how much two rectangles are in the same place, along and across. */
const shared = (one: FloorRect, other: FloorRect) => ({
  along: Math.min(right(one), right(other)) - Math.max(one.xIn, other.xIn),
  across: Math.min(below(one), below(other)) - Math.max(one.yIn, other.yIn),
});
const overlaps = (one: FloorRect, other: FloorRect): boolean => {
  const { along, across } = shared(one, other);
  return along > hair && across > hair;
};
/** Whether what is 30 inches wide rolls from one onto the other. */
const opensOnto = (one: FloorRect, other: FloorRect): boolean => {
  const { along, across } = shared(one, other);
  return (Math.abs(along) <= hair && across >= 30) || (Math.abs(across) <= hair && along >= 30);
};

function pairs<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, at) => items.slice(at + 1).map((other): [Item, Item] => [one, other]));
}

function expectSound(
  { pieces, aisles, ways, aisleIn, ...plan }: FloorPlan,
  seats: number,
  places: number,
) {
  for (const rect of [...pieces, ...aisles, ...ways]) {
    expect(rect.alongIn).toBeGreaterThan(0);
    expect(rect.xIn).toBeGreaterThanOrEqual(0);
    expect(rect.yIn).toBeGreaterThanOrEqual(wallIn - hair);
    expect(right(rect)).toBeLessThanOrEqual(plan.lengthIn - wallIn + hair);
    expect(below(rect)).toBeLessThanOrEqual(plan.acrossIn - wallIn + hair);
  }
  expect(pairs(pieces).filter(([one, other]) => overlaps(one, other))).toEqual([]);
  const solid = pieces.filter(({ kind }) => kind !== 'lift');
  for (const clear of [...aisles, ...ways]) {
    expect(solid.filter((piece) => overlaps(piece, clear))).toEqual([]);
  }
  for (const aisle of aisles) expect(aisle.acrossIn).toBe(aisleIn);
  expect(aisleIn).toBeGreaterThanOrEqual(12);

  const count = (kind: 'seat' | 'place') =>
    pieces.filter((piece) => piece.kind === kind).reduce((sum, { people }) => sum + people, 0);
  expect([count('seat'), count('place')]).toEqual([seats, places]);
  expect([plan.seats, plan.places]).toEqual([seats, places]);
  expectReached(
    pieces.filter(({ kind }) => kind === 'place'),
    ways,
  );
}

function expectReached(places: readonly FloorRect[], ways: readonly FloorRect[]) {
  const reached = ways.slice(0, 1);
  for (const from of reached) {
    reached.push(...ways.filter((way) => !reached.includes(way) && opensOnto(from, way)));
  }
  for (const place of places) {
    expect([place.alongIn, place.acrossIn]).toEqual([48, 30]);
    expect(reached.some((way) => opensOnto(way, place))).toBe(true);
  }
}

const draw = (stated: Partial<BusLayout>) => {
  const layout = aLayout(stated);
  return drawPlan(layout, asStated(layout)!);
};

describe('a floor plan', () => {
  it('has nothing on something else, nothing in the walls, every place reached, and as much as is said', () => {
    let drawn = 0;
    fc.assert(
      fc.property(
        anyLayout,
        fc.nat(80),
        fc.nat(12),
        fc.boolean(),
        (layout, seats, places, areChildren) => {
          const answer = drawPlan(layout, { seats, places }, areChildren);
          if (answer.is !== 'drawn') return;
          drawn += 1;
          expectSound(answer.plan, seats, places);
        },
      ),
      { numRuns: 2_000 },
    );
    expect(drawn).toBeGreaterThan(200);
  });

  it('is there for every plausible bus, and keeps standing with one rider or place fewer', () => {
    const plausible = fc.record({
      lengthIn: fc.integer({ min: 300, max: 480 }),
      acrossIn: fc.constantFrom(96, 98, 102),
      places: fc.integer({ min: 0, max: 4 }),
      boardingAt: fc.constantFrom('front' as const, 'mid' as const, 'rear' as const),
    });
    fc.assert(
      fc.property(plausible, ({ lengthIn, places, ...rest }) => {
        const rows = Math.floor((lengthIn - 96 - places * 60) / 32);
        fc.pre(rows > 0);
        const layout = aLayout({
          ...rest,
          lengthIn,
          places,
          boarding: 'lift',
          ratedSeats: rows * 4,
        });
        for (const [seats, of] of [
          [rows * 4, places],
          [rows * 4 - 1, places],
          [rows * 4, Math.max(0, places - 1)],
        ] as const) {
          const answer = drawPlan(layout, { seats, places: of });
          expect(answer.is).toBe('drawn');
        }
      }),
    );
  });

  it.each<[string, Partial<BusLayout>]>([
    ['12+2 on 22 feet', { ratedSeats: 12, places: 2, boarding: 'lift', lengthIn: 264 }],
    ['16+2 on 25 feet', { ratedSeats: 16, places: 2, boarding: 'lift', lengthIn: 300 }],
    ['25 seats on 25 feet', { ratedSeats: 25, lengthIn: 300 }],
    [
      'a coach of 56 with a restroom',
      {
        kind: 'coach',
        ratedSeats: 56,
        lengthIn: 547,
        acrossIn: 102,
        hasHood: false,
        hasRestroom: true,
      },
    ],
    [
      '84 children on 14 rows',
      {
        kind: 'school',
        seating: 'school',
        ratedSeats: 84,
        rowCount: 14,
        lengthIn: 480,
        hasHood: false,
      },
    ],
  ])('draws %s', (_name, stated) => {
    expect(draw(stated).is).toBe('drawn');
  });

  it.each<[string, Partial<BusLayout>, string]>([
    ['80 seats in 20 feet', { ratedSeats: 80, lengthIn: 240 }, 'too-small'],
    ['30 wheelchair places', { places: 30, boarding: 'lift' }, 'too-small'],
    ['84 seats in 5 rows', { ratedSeats: 84, rowCount: 5, lengthIn: 480 }, 'rows'],
    ['a bus of no stated length', { lengthIn: null }, 'length'],
    ['a double decker', { kind: 'double-decker' }, 'two-decks'],
    ['a motor home', { kind: 'conversion' }, 'own-rooms'],
  ])('of %s cannot be drawn', (_name, stated, why) => {
    expect(draw(stated)).toEqual({ is: 'not-drawn', why });
  });

  it('stands rows as they are stated', () => {
    const answer = draw({
      kind: 'school',
      seating: 'school',
      ratedSeats: 72,
      rowCount: 12,
      lengthIn: 460,
    });
    if (answer.is !== 'drawn') throw new Error(answer.why);
    const left = answer.plan.pieces.filter(({ kind, side }) => kind === 'seat' && side === 'left');
    expect(left).toHaveLength(12);
    expect(answer.plan.seats).toBe(48);
  });
});
