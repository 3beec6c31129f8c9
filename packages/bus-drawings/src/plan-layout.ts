/** A box on the floor, inches: x from the rear bumper forward, y from the curb wall to the street wall. */
export type FloorBox = { left: number; right: number; low: number; high: number };

export type SeatFacing = 'front' | 'rear' | 'curb' | 'street';

export type PlanSeat = FloorBox & { facing: SeatFacing };

export type FixtureKind =
  | 'door'
  | 'lift'
  | 'restroom'
  | 'stairs'
  | 'bed'
  | 'galley'
  | 'table'
  | 'bar'
  | 'closet'
  | 'engine'
  | 'shower';

export type Fixture = FloorBox & { kind: FixtureKind };

/** What stands on one floor. Seats are passenger seats only; the driver is apart. */
export type PlanDeck = {
  name: string | null;
  driver: FloorBox | null;
  seats: readonly PlanSeat[];
  wheelchairs: readonly FloorBox[];
  fixtures: readonly Fixture[];
};

export type Side = 'street' | 'curb';

/** A stretch of one side that seats must keep out of. */
export type Reserved = { side: Side; from: number; to: number };

export type RowArea = {
  from: number;
  toStreet: number;
  toCurb: number;
  widthIn: number;
  reserved: readonly Reserved[];
};

export type RowRules = {
  /** Seats per row on the street and on the curb side, the roomiest first. */
  across: readonly (readonly [street: number, curb: number])[];
  seatWidthIn: number;
  pitchIn: { roomy: number; tight: number };
};

const WALL_GAP_IN = 3;

/** The stretches of a side that are left for seats, front to rear. */
function freeRuns(area: RowArea, side: Side): [from: number, to: number][] {
  const end = side === 'street' ? area.toStreet : area.toCurb;
  let runs: [number, number][] = [[area.from, end]];
  for (const block of area.reserved) {
    if (block.side !== side) continue;
    runs = runs.flatMap(([from, to]): [number, number][] => [
      [from, Math.min(to, block.from)],
      [Math.max(from, block.to), to],
    ]);
    runs = runs.filter(([from, to]) => to > from);
  }
  return runs.toSorted((a, b) => b[0] - a[0]);
}

const rowsIn = (runs: readonly [number, number][], pitch: number) =>
  runs.reduce((sum, [from, to]) => sum + Math.floor((to - from) / pitch), 0);

/** The roomiest seating that holds `count`: first the spacing gives way, then seats per row. */
function chooseSpacing(area: RowArea, rules: RowRules, count: number) {
  const street = freeRuns(area, 'street');
  const curb = freeRuns(area, 'curb');
  const holds = (pitch: number, [left, right]: readonly [number, number]) =>
    rowsIn(street, pitch) * left + rowsIn(curb, pitch) * right >= count;
  for (const across of rules.across) {
    for (let pitch = rules.pitchIn.roomy; pitch >= rules.pitchIn.tight; pitch -= 0.5) {
      if (holds(pitch, across)) return { pitch, across, street, curb };
    }
  }
  const across = rules.across.at(-1)!;
  let pitch = rules.pitchIn.tight;
  while (!holds(pitch, across) && pitch > 0.5) pitch *= 0.96;
  return { pitch, across, street, curb };
}

/** Exactly `count` forward-facing seats in rows either side of an aisle, filled from the front. */
export function seatRows(area: RowArea, rules: RowRules, count: number): PlanSeat[] {
  if (count <= 0) return [];
  const { pitch, across, street, curb } = chooseSpacing(area, rules, count);
  const slots = [
    ...slotsOf(street, pitch).map((x) => ({ x, side: 'street' as const, seats: across[0] })),
    ...slotsOf(curb, pitch).map((x) => ({ x, side: 'curb' as const, seats: across[1] })),
  ].toSorted((a, b) => b.x - a.x || (a.side === 'street' ? -1 : 1));
  const depth = Math.min(pitch * 0.68, 21);
  const room = (area.widthIn - 2 * WALL_GAP_IN - 12) / (across[0] + across[1]);
  const width = Math.min(rules.seatWidthIn, room);
  const seats: PlanSeat[] = [];
  for (const slot of slots) {
    for (let place = 0; place < slot.seats && seats.length < count; place += 1) {
      const fromWall = WALL_GAP_IN + place * width;
      const low = slot.side === 'curb' ? fromWall : area.widthIn - fromWall - width;
      const left = slot.x - depth;
      seats.push({ left, right: slot.x, low, high: low + width, facing: 'front' });
    }
  }
  return seats;
}

function slotsOf(runs: readonly [number, number][], pitch: number): number[] {
  return runs.flatMap(([from, to]) =>
    Array.from({ length: Math.floor((to - from) / pitch) }, (_, row) => to - row * pitch - 1),
  );
}

/** Exactly `count` seats along both walls and the rear, facing the aisle. */
export function perimeterSeats(area: RowArea, count: number): PlanSeat[] {
  const depth = 20;
  const street = freeRuns(area, 'street').reduce(longest, [area.from, area.from + 1]);
  const curb = freeRuns(area, 'curb').reduce(longest, [area.from, area.from + 1]);
  const rearRoom = area.widthIn - 2 * depth - 4;
  const rearFree = street[0] === area.from && curb[0] === area.from;
  const rear = rearFree ? Math.min(count, Math.floor(rearRoom / 18)) : 0;
  const corner = rear > 0 ? depth : 0;
  const alongStreet = street[1] - street[0] - corner;
  const alongCurb = curb[1] - curb[0] - corner;
  const left = count - rear;
  const onStreet = Math.round((left * alongStreet) / (alongStreet + alongCurb));
  const seats: PlanSeat[] = [];
  const rearWidth = rear > 0 ? rearRoom / rear : 0;
  for (let index = 0; index < rear; index += 1) {
    const low = depth + 2 + index * rearWidth;
    seats.push({
      left: area.from,
      right: area.from + depth,
      low,
      high: low + rearWidth,
      facing: 'front',
    });
  }
  const wall = (total: number, run: [number, number], room: number, side: Side) => {
    const width = total > 0 ? Math.min(24, room / total) : 0;
    for (let index = 0; index < total; index += 1) {
      const from = run[0] + corner + index * width;
      const low = side === 'curb' ? 2 : area.widthIn - depth - 2;
      seats.push({
        left: from,
        right: from + width,
        low,
        high: low + depth,
        facing: side === 'curb' ? 'street' : 'curb',
      });
    }
  };
  wall(onStreet, street, alongStreet, 'street');
  wall(left - onStreet, curb, alongCurb, 'curb');
  return seats;
}

const longest = (best: [number, number], run: [number, number]): [number, number] =>
  run[1] - run[0] > best[1] - best[0] ? run : best;
