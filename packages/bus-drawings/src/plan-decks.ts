import { planBody, type PlanBody } from './plan-body.ts';
import { homeDeck, homeFits } from './plan-home.ts';
import {
  perimeterSeats,
  seatRows,
  type Fixture,
  type FloorBox,
  type PlanDeck,
  type Reserved,
  type RowArea,
  type RowRules,
} from './plan-layout.ts';
import { drawnLengthIn, type BodyStyle, type BusPictureSpec } from './picture-spec.ts';

const PAIRS: RowRules = {
  across: [
    [2, 2],
    [3, 2],
    [3, 3],
  ],
  seatWidthIn: 18,
  pitchIn: { roomy: 33, tight: 25 },
};

const RULES: Partial<Record<BodyStyle, RowRules>> = {
  // A 39-inch school bench is rated for three; short buses mix two- and three-rated benches.
  'school-c': { across: [[3, 3]], seatWidthIn: 13, pitchIn: { roomy: 29, tight: 22 } },
  'school-d': { across: [[3, 3]], seatWidthIn: 13, pitchIn: { roomy: 29, tight: 22 } },
  'school-a': {
    across: [
      [2, 2],
      [3, 2],
      [3, 3],
    ],
    seatWidthIn: 13.5,
    pitchIn: { roomy: 30, tight: 25 },
  },
  'school-b': {
    across: [
      [2, 2],
      [3, 2],
      [3, 3],
    ],
    seatWidthIn: 13.5,
    pitchIn: { roomy: 30, tight: 25 },
  },
  coach: { ...PAIRS, pitchIn: { roomy: 36, tight: 25.5 } },
  'mini-coach': { ...PAIRS, pitchIn: { roomy: 34, tight: 27 } },
  van: {
    across: [
      [2, 1],
      [2, 2],
      [3, 2],
    ],
    seatWidthIn: 16.5,
    pitchIn: { roomy: 36, tight: 24 },
  },
};

const MAX_HOME_SEATS = 14;

/** The floors of a bus with exactly the stated seats and wheelchair positions (none if unknown). */
export function planDecks(spec: BusPictureSpec): {
  lengthIn: number;
  body: PlanBody;
  decks: PlanDeck[];
} {
  const lengthIn = drawnLengthIn(spec);
  const body = planBody(spec.bodyStyle, lengthIn);
  const passengers = Math.max(0, Math.trunc(spec.passengers ?? 0));
  if (spec.bodyStyle === 'double-decker')
    return { lengthIn, body, decks: twoDecks(spec, body, lengthIn, passengers) };
  const homely = spec.bodyStyle === 'conversion' || spec.bodyStyle === 'skoolie';
  if (homely && passengers <= MAX_HOME_SEATS) {
    const { boxes, reserved } = wheelchairs(spec, body);
    if (homeFits(body, reserved)) {
      const entry = entryFixtures(spec, body);
      const deck = homeDeck(body, driverBox(body), passengers, boxes, reserved, entry);
      return { lengthIn, body, decks: [deck] };
    }
  }
  return { lengthIn, body, decks: [singleDeck(spec, body, passengers)] };
}

function singleDeck(spec: BusPictureSpec, body: PlanBody, passengers: number): PlanDeck {
  const chairs = wheelchairs(spec, body);
  const fixtures = entryFixtures(spec, body);
  const reserved: Reserved[] = [...chairs.reserved, ...doorClearance(spec.bodyStyle, body)];
  if (spec.restroom) {
    fixtures.push({
      kind: 'restroom',
      left: 8,
      right: 48,
      low: body.widthIn - 42,
      high: body.widthIn - 2,
    });
    reserved.push({ side: 'street', from: 0, to: 50 });
  }
  const area: RowArea = {
    from: body.seatsFrom,
    toStreet: body.seatsToStreet,
    toCurb: body.seatsToCurb,
    widthIn: body.widthIn,
    reserved,
  };
  const seats = seatsFor(spec.bodyStyle, area, body, passengers, fixtures);
  if (spec.bodyStyle === 'commercial') fixtures.push(...equipment(area, body, seats));
  return { name: null, driver: driverBox(body), seats, wheelchairs: chairs.boxes, fixtures };
}

/** Cabinets along both walls of the floor that a special body leaves free of seats. */
function equipment(area: RowArea, body: PlanBody, seats: readonly FloorBox[]): Fixture[] {
  const clear = area.reserved.filter((block) => block.to < area.toStreet * 0.6);
  const left = Math.max(area.from, ...clear.map((block) => block.to + 4));
  const right = Math.min(area.toStreet - 30, ...seats.map((seat) => seat.left - 12));
  const serviceDoor = body.doors.at(-1)![0];
  if (right - left < 60) return [];
  return [
    { kind: 'closet', left, right, low: body.widthIn - 22, high: body.widthIn - 2 },
    { kind: 'closet', left, right: Math.min(right, serviceDoor - 6), low: 2, high: 24 },
  ];
}

function seatsFor(
  style: BodyStyle,
  area: RowArea,
  body: PlanBody,
  passengers: number,
  fixtures: Fixture[],
) {
  if (style === 'limo-bus') {
    fixtures.push({ kind: 'bar', left: area.toCurb - 44, right: area.toCurb, low: 2, high: 18 });
    return perimeterSeats({ ...area, toCurb: area.toCurb - 48 }, passengers);
  }
  const rules = RULES[style] ?? PAIRS;
  if (style !== 'van' || passengers === 0) return seatRows(area, rules, passengers);
  const beside = driverBox(body);
  const copilot = {
    ...beside,
    low: body.widthIn - beside.high,
    high: body.widthIn - beside.low,
    facing: 'front' as const,
  };
  return [copilot, ...seatRows(area, rules, passengers - 1)];
}

function twoDecks(
  spec: BusPictureSpec,
  body: PlanBody,
  lengthIn: number,
  passengers: number,
): PlanDeck[] {
  const chairs = wheelchairs(spec, body);
  const below = Math.round(passengers * 0.32);
  const stairs: Fixture = {
    kind: 'stairs',
    left: lengthIn - 118,
    right: lengthIn - 64,
    low: body.widthIn - 30,
    high: body.widthIn - 2,
  };
  const engine: Fixture = { kind: 'engine', left: 6, right: 56, low: 6, high: body.widthIn - 6 };
  const area: RowArea = {
    from: 62,
    toStreet: stairs.left - 3,
    toCurb: body.seatsToCurb,
    widthIn: body.widthIn,
    reserved: [...chairs.reserved, ...doorClearance(spec.bodyStyle, body)],
  };
  const upper: RowArea = {
    from: 12,
    toStreet: lengthIn - 18,
    toCurb: lengthIn - 18,
    widthIn: body.widthIn,
    reserved: [{ side: 'street', from: stairs.left - 3, to: stairs.right + 4 }],
  };
  return [
    {
      name: spec.openTop ? 'UPPER DECK - OPEN TOP' : 'UPPER DECK',
      driver: null,
      seats: seatRows(upper, PAIRS, passengers - below),
      wheelchairs: [],
      fixtures: [stairs],
    },
    {
      name: 'LOWER DECK',
      driver: driverBox(body),
      seats: seatRows(area, PAIRS, below),
      wheelchairs: chairs.boxes,
      fixtures: [...entryFixtures(spec, body), stairs, engine],
    },
  ];
}

const driverBox = (body: PlanBody): FloorBox => ({
  left: body.driverX - 11,
  right: body.driverX + 10,
  low: body.widthIn - 27,
  high: body.widthIn - 7,
});

function doorClearance(style: BodyStyle, body: PlanBody): Reserved[] {
  // A van's slider opens along a whole row; people step in at its front half.
  const step = style === 'van' ? 26 : 0;
  return body.doors.map(([from, to]) => ({ side: 'curb', from: from + step - 2, to: to + 2 }));
}

function entryFixtures(spec: BusPictureSpec, body: PlanBody): Fixture[] {
  const doors = body.doors.map(([left, right]): Fixture => ({
    kind: 'door',
    left,
    right,
    low: 0,
    high: 8,
  }));
  return spec.lift
    ? [...doors, { kind: 'lift', ...liftSpan(spec.bodyStyle, body), low: 0, high: 36 }]
    : doors;
}

/** Beside the rear door on most bodies; behind the front axle on coaches, at the door on city buses. */
function liftSpan(style: BodyStyle, body: PlanBody): { left: number; right: number } {
  const front = body.axles.at(-1)!;
  if (style === 'coach' || style === 'mini-coach' || style === 'conversion')
    return { left: front - 88, right: front - 46 };
  if (style === 'trolley') return { left: body.axles[0]! + 30, right: body.axles[0]! + 74 };
  // A ramp at the front door, or a van's platform in its slider.
  if (style === 'transit' || style === 'double-decker' || style === 'van') {
    const [left, right] = body.doors[0]!;
    return { left, right };
  }
  return { left: 14, right: 58 };
}

/** Securement places, 30 by 50 inches, beside the lift and across the aisle from it. */
function wheelchairs(
  spec: BusPictureSpec,
  body: PlanBody,
): { boxes: FloorBox[]; reserved: Reserved[] } {
  const count = Math.max(0, Math.trunc(spec.wheelchairPositions ?? 0));
  const boxes: FloorBox[] = [];
  const reserved: Reserved[] = [];
  const lift = spec.lift ? liftSpan(spec.bodyStyle, body) : null;
  if (lift && spec.bodyStyle !== 'van')
    reserved.push({ side: 'curb', from: lift.left - 2, to: lift.right + 2 });
  const atFront = spec.bodyStyle === 'transit' || spec.bodyStyle === 'double-decker';
  const rearLift = !atFront && (lift === null || lift.left < 60 || spec.bodyStyle === 'van');
  const onStreet = Math.ceil(count / 2);
  // City buses board at the front door, so the places are right behind it (and behind the stairs).
  const behindDoor = body.seatsToStreet - (spec.bodyStyle === 'double-decker' ? 60 : 4);
  const frontEdge = (street: boolean) =>
    atFront ? behindDoor : street ? (lift?.right ?? 0) : (lift?.left ?? 0) - 4;
  const room = rearLift
    ? (Math.min(body.seatsToStreet, body.seatsToCurb) - body.seatsFrom) * 0.55
    : Math.min(frontEdge(true), frontEdge(false)) - body.seatsFrom;
  const size = Math.min(50, room / Math.max(1, onStreet + (lift && rearLift ? 1 : 0)));
  for (let index = 0; index < count; index += 1) {
    const street = index < onStreet;
    const order = street ? index : index - onStreet;
    const left = rearLift
      ? (street || !lift || lift.left > 60 ? body.seatsFrom : lift.right + 4) + order * size
      : frontEdge(street) - (order + 1) * size;
    const low = street ? body.widthIn - 34 : 4;
    boxes.push({ left: left + 1, right: left + size - 1, low, high: low + 30 });
    reserved.push({ side: street ? 'street' : 'curb', from: left - 1, to: left + size + 1 });
  }
  return { boxes, reserved };
}
