import type { PlanBody } from './plan-body.ts';
import type { Fixture, FloorBox, PlanDeck, PlanSeat, Reserved } from './plan-layout.ts';

/**
 * A bus finished as a home: bed at the rear, bath, galley, then the belted seats as people build
 * them: one beside the driver, a dinette of four on the street side, sofas with the rest.
 */
export function homeDeck(
  body: PlanBody,
  driver: FloorBox,
  passengers: number,
  wheelchairs: readonly FloorBox[],
  reserved: readonly Reserved[],
  entry: readonly Fixture[],
): PlanDeck {
  const start = Math.max(
    8,
    ...reserved.map((block) => block.to).filter((end) => end < body.seatsToCurb * 0.5),
  );
  const cabin = Math.min(body.seatsToStreet, body.seatsToCurb) - start;
  const bedEnd = start + Math.min(80, cabin * 0.28);
  const bathEnd = bedEnd + Math.min(42, cabin * 0.14);
  const galleyEnd = bathEnd + Math.min(66, cabin * 0.2);
  const wide = body.widthIn;
  const copilot: PlanSeat[] =
    passengers > 0
      ? [
          {
            left: body.seatsToCurb - 21,
            right: body.seatsToCurb,
            low: 5,
            high: 26,
            facing: 'front',
          },
        ]
      : [];
  const dinetteSeats = passengers - 1 >= 4 ? 4 : 0;
  const rest = Math.max(0, passengers - copilot.length - dinetteSeats);
  const onCurb = Math.min(rest, 4);
  const lengthStreet = body.seatsToStreet - bathEnd - 4;
  const dinetteLength =
    dinetteSeats > 0 ? Math.min(78, lengthStreet * (rest > onCurb ? 0.5 : 0.9)) : 0;
  const dinette = dinetteGroup(bathEnd + 4, dinetteLength, wide, dinetteSeats > 0);
  const seats = [
    ...copilot,
    ...dinette.seats,
    ...sofa(galleyEnd + 4, body.seatsToCurb - 26, onCurb, 2, 'street'),
    ...sofa(bathEnd + 6 + dinetteLength, body.seatsToStreet, rest - onCurb, wide - 24, 'curb'),
  ];
  return {
    name: null,
    driver,
    seats,
    wheelchairs,
    fixtures: [
      ...entry,
      { kind: 'bed', left: start, right: bedEnd, low: wide * 0.14, high: wide * 0.86 },
      { kind: 'restroom', left: bedEnd + 3, right: bathEnd, low: wide - 38, high: wide - 2 },
      { kind: 'shower', left: bedEnd + 3, right: bathEnd, low: 2, high: 34 },
      { kind: 'galley', left: bathEnd + 3, right: galleyEnd, low: 2, high: 26 },
      ...dinette.fixtures,
    ],
  };
}

function dinetteGroup(
  from: number,
  length: number,
  wide: number,
  present: boolean,
): { seats: PlanSeat[]; fixtures: Fixture[] } {
  if (!present) return { seats: [], fixtures: [] };
  const depth = length * 0.27;
  const seat = (left: number, low: number, facing: 'front' | 'rear'): PlanSeat => ({
    left,
    right: left + depth,
    low,
    high: low + 19,
    facing,
  });
  return {
    seats: [
      seat(from, wide - 22, 'front'),
      seat(from, wide - 41, 'front'),
      seat(from + length - depth, wide - 22, 'rear'),
      seat(from + length - depth, wide - 41, 'rear'),
    ],
    fixtures: [
      {
        kind: 'table',
        left: from + depth + 3,
        right: from + length - depth - 3,
        low: wide - 39,
        high: wide - 4,
      },
    ],
  };
}

function sofa(
  from: number,
  to: number,
  count: number,
  low: number,
  facing: 'street' | 'curb',
): PlanSeat[] {
  const width = Math.min(23, (to - from) / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => ({
    left: from + index * width,
    right: from + (index + 1) * width,
    low,
    high: low + 22,
    facing,
  }));
}
