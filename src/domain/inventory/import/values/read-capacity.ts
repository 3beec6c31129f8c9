import { known, problem, saysUnknown, unknown, type CellReading } from './cell-reading.ts';

export interface CapacityReading {
  passengers: number | null;
  passengersAdult: number | null;
  wheelchairPositions: number | null;
  rows: number | null;
}

/** In the languages of the site: sellers write as they read. */
const chairWord = 'wc|w/c|wheel ?chairs?|ada|tie-?downs?|sillas?|fauteuils?';
const chairsNamed = new RegExp(String.raw`(\d{1,2}) ?(?:${chairWord})(?!\p{L})`, 'u');
const leadsOtherFigure = new RegExp(
  String.raw`^\d{1,2}[- ]?(?:rows?|adults?|${chairWord})(?!\p{L})`,
  'u',
);

/**
 * Seats as people write them, never counting the driver: "24", "24+2", "24 plus 2" and "12 + 2 WC" (seats and
 * wheelchair positions), "25 incl. driver", "14 Row 84 Student or 56 Adult", "77/52" (children and
 * adults), "up to 15", "24 - 28" (the larger: what the bus can hold).
 */
export function readCapacity(
  text: string,
  bounds: { min: number; max: number },
): CellReading<CapacityReading> {
  if (saysUnknown(text)) return unknown;
  const plain = text.toLowerCase().replace(/\s+/gu, ' ').replace(/\.0+$/, '');
  const rows = figureBefore(plain, /(\d{1,2})[- ]rows?\b/u);
  const adults = figureBefore(plain, /(\d{1,3})[- ]adults?\b/u);
  const children = figureBefore(plain, /(\d{1,3})[- ](?:students?|child(?:ren)?|kids?|pupils?)\b/u);
  const chairs = wheelchairs(plain);
  const seats = children ?? seatsOf(plain, rows !== null || adults !== null || chairs.fromWords);
  const driver = /\b(incl\.?|including|with|w\/) ?(the )?(driver|operator)|\+ ?(1 )?driver\b/u.test(
    plain,
  );
  const counted = /\+ ?(1 )?driver/u.test(plain)
    ? seats
    : driver && seats !== null
      ? seats - 1
      : seats;
  // A zero is no figure; of "0+4" the four are one.
  const passengers = counted || adults;
  if (passengers === null && chairs.positions === null && rows === null)
    return counted === 0 ? unknown : problem('is not a number of seats');
  if (passengers !== null && (passengers < bounds.min || passengers > bounds.max))
    return problem(`is outside ${bounds.min} to ${bounds.max} seats`);
  return known({
    passengers,
    passengersAdult: adultSeats(plain, adults),
    wheelchairPositions: chairs.positions,
    rows,
  });
}

function seatsOf(text: string, otherFigures: boolean): number | null {
  const range = /^(\d{1,3}) ?(?:-|–|to) ?(\d{1,3})\b/u.exec(text);
  if (range && !/^\d+-(row|adult|student)/u.test(text))
    return Math.max(Number(range[1]), Number(range[2]));
  const named =
    /(\d{1,3})[- ]?(?:\+ ?\d+ )?(?:pass(?:enger)?s?|pax|seats?|people|person|psgr|ambulatory)\b/u.exec(
      text,
    );
  if (named) return Number(named[1]);
  const first = /^(?:up to |max\.? |seats? |approx\.? |~)?(\d{1,3})(?!\d)/u.exec(text);
  if (!first) return null;
  return otherFigures && leadsOtherFigure.test(text) ? null : Number(first[1]);
}

function wheelchairs(text: string): { positions: number | null; fromWords: boolean } {
  const words = chairsNamed.exec(text);
  if (words) return { positions: Number(words[1]), fromWords: true };
  const plus = /^\d{1,3} ?(?:\+|&|plus|and|y|más|et) ?(\d{1,2})$/u.exec(text);
  return { positions: plus ? Number(plus[1]) : null, fromWords: false };
}

function adultSeats(text: string, named: number | null): number | null {
  const pair = /^(\d{1,3}) ?\/ ?(\d{1,3})$/u.exec(text);
  return named ?? (pair ? Number(pair[2]) : null);
}

function figureBefore(text: string, pattern: RegExp): number | null {
  const match = pattern.exec(text);
  return match ? Number(match[1]) : null;
}
