import type { PlanBody } from './plan-body.ts';
import type { Fixture, FloorBox, PlanDeck, PlanSeat, Reserved } from './plan-layout.ts';

type Lounge = { from: number; to: number; wide: number };

const SMALLEST_HOME_IN = 110;

/** The floor a home can be built on: clear of lift and wheelchair places at either end. */
function homeFloor(body: PlanBody, reserved: readonly Reserved[]) {
  const front = Math.min(body.seatsToStreet, body.seatsToCurb);
  const behind = reserved.filter((block) => block.from < front * 0.4);
  const ahead = reserved.filter((block) => block.from >= front * 0.4);
  const start = Math.max(8, ...behind.map((block) => block.to));
  const loungeEnd = Math.min(front, ...ahead.map((block) => block.from - 2));
  return { front, start, loungeEnd };
}

/** Whether bed, bath, galley and lounge have room at all; otherwise the bus is drawn with rows. */
export function homeFits(body: PlanBody, reserved: readonly Reserved[]): boolean {
  const { start, loungeEnd } = homeFloor(body, reserved);
  return loungeEnd - start >= SMALLEST_HOME_IN;
}

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
  const { front, start, loungeEnd } = homeFloor(body, reserved);
  const share = (part: number, most: number) => Math.min(most, (loungeEnd - start) * part);
  const bedEnd = start + share(0.25, 84);
  const bathEnd = bedEnd + share(0.15, 58);
  const galleyEnd = bathEnd + share(0.24, 104);
  const lounge: Lounge = { from: galleyEnd + 8, to: loungeEnd, wide: body.widthIn };
  const copilot: PlanSeat[] =
    passengers > 0 ? [{ left: front - 21, right: front, low: 5, high: 26, facing: 'front' }] : [];
  const dinetteSeats = passengers >= 5 ? 4 : 0;
  const rest = Math.max(0, passengers - copilot.length - dinetteSeats);
  const room = lounge.to - lounge.from;
  // The dinette takes the street wall; without one the first sofa stands there.
  const onCurb =
    dinetteSeats > 0 ? Math.min(rest, 5) : Math.max(0, rest - Math.max(1, Math.floor(room / 22)));
  const dinetteLength = dinetteSeats > 0 ? Math.min(80, room * (rest > onCurb ? 0.5 : 0.92)) : 0;
  const dinette = dinetteGroup(lounge.from, dinetteLength, lounge.wide, dinetteSeats > 0);
  return {
    name: null,
    driver,
    seats: [
      ...copilot,
      ...dinette.seats,
      ...sofa(lounge.from, lounge.to - 28, onCurb, 2, 'street'),
      ...sofa(lounge.from + dinetteLength + 4, lounge.to, rest - onCurb, lounge.wide - 24, 'curb'),
    ],
    wheelchairs,
    fixtures: [
      ...entry,
      {
        kind: 'bed',
        left: start,
        right: bedEnd,
        low: lounge.wide * 0.14,
        high: lounge.wide * 0.86,
      },
      {
        kind: 'restroom',
        left: bedEnd + 4,
        right: bathEnd,
        low: lounge.wide - 38,
        high: lounge.wide - 2,
      },
      { kind: 'shower', left: bedEnd + 4, right: bathEnd, low: 2, high: 36 },
      { kind: 'galley', left: bathEnd + 4, right: galleyEnd, low: 2, high: 26 },
      {
        kind: 'closet',
        left: bathEnd + 4,
        right: galleyEnd - 2,
        low: lounge.wide - 24,
        high: lounge.wide - 2,
      },
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
