import type { BusLayout } from './bus-layout.ts';
import { wallIn, type FloorPiece } from './floor-plan.ts';

interface SeatSide {
  /** How many sit on it. */
  people: number;
  acrossIn: number;
}

/** How the seats of a row stand. */
export interface SeatRow {
  left: SeatSide;
  right: SeatSide;
  aisleIn: number;
  leastPitchIn: number;
  mostPitchIn: number;
  /** Of one seat, from its back to its front edge. */
  seatAlongIn: number;
}

/** What people pass through sideways; school-bus rules ask for no less. */
export const leastAisleIn = 12;
const usualAisleIn = 14;
const [leastSeatIn, mostSeatIn] = [17, 20];
const childIn = 13;
const adultOnBenchIn = 19;

/** What stands in a row of a bus so wide; null where nothing does. */
export function seatRow(
  { seating }: BusLayout,
  insideIn: number,
  areChildren: boolean,
): SeatRow | null {
  if (seating === 'perimeter') {
    const side = { people: 1, acrossIn: mostSeatIn };
    const sizes = { leastPitchIn: 17, mostPitchIn: 24, seatAlongIn: 17 };
    return withAisle(side, side, insideIn, sizes);
  }
  const sizes = { leastPitchIn: 24, mostPitchIn: 36, seatAlongIn: 20 };
  if (seating === 'school') {
    const children = Math.min(6, Math.floor((insideIn - leastAisleIn) / childIn));
    const bench = (count: number): SeatSide => ({
      people: areChildren ? count : Math.floor((count * childIn) / adultOnBenchIn),
      acrossIn: count * childIn,
    });
    return withAisle(
      bench(Math.ceil(children / 2)),
      bench(Math.floor(children / 2)),
      insideIn,
      sizes,
    );
  }
  const abreast = Math.min(4, Math.floor((insideIn - leastAisleIn) / leastSeatIn));
  if (abreast < 2) return null;
  const seatIn = Math.max(
    leastSeatIn,
    Math.min(mostSeatIn, Math.floor((insideIn - usualAisleIn) / abreast)),
  );
  const seats = (people: number): SeatSide => ({ people, acrossIn: people * seatIn });
  return withAisle(seats(Math.ceil(abreast / 2)), seats(Math.floor(abreast / 2)), insideIn, sizes);
}

function withAisle(
  left: SeatSide,
  right: SeatSide,
  insideIn: number,
  sizes: Omit<SeatRow, 'left' | 'right' | 'aisleIn'>,
): SeatRow | null {
  const aisleIn = insideIn - left.acrossIn - right.acrossIn;
  return aisleIn < leastAisleIn ? null : { left, right, aisleIn, ...sizes };
}

/** From where to where seats may stand on one side, front to rear. */
export type Stretch = readonly [fromIn: number, toIn: number];
export interface SeatSpace {
  left: readonly Stretch[];
  right: readonly Stretch[];
}

/** So many seats in rows, as far apart as there is room for; null where there is none. */
export function standSeats(
  row: SeatRow,
  space: SeatSpace,
  seats: number,
  outsideIn: number,
): { pitchIn: number; pieces: FloorPiece[] } | null {
  for (let pitchIn = row.mostPitchIn; pitchIn >= row.leastPitchIn; pitchIn -= 0.5) {
    const benches = benchesAt(row, space, pitchIn, outsideIn);
    const room = benches.reduce((sum, bench) => sum + bench.people, 0);
    if (room >= seats) return { pitchIn, pieces: filled(benches, row, seats, outsideIn) };
  }
  return null;
}

function benchesAt(row: SeatRow, space: SeatSpace, pitchIn: number, outsideIn: number) {
  const sides = (['left', 'right'] as const).flatMap((side) =>
    space[side].flatMap(([from, to]) => {
      const count = Math.max(0, Math.floor((to - from) / pitchIn));
      return Array.from({ length: count }, (_, at): FloorPiece => {
        const { people, acrossIn } = row[side];
        const yIn = side === 'left' ? wallIn : outsideIn - wallIn - acrossIn;
        const xIn = from + at * pitchIn;
        return { kind: 'seat', side, people, xIn, yIn, alongIn: row.seatAlongIn, acrossIn };
      });
    }),
  );
  return sides.filter(({ people }) => people > 0).toSorted((one, other) => one.xIn - other.xIn);
}

/** From the front; the last bench may be a shorter one. */
function filled(
  benches: readonly FloorPiece[],
  row: SeatRow,
  seats: number,
  outsideIn: number,
): FloorPiece[] {
  let left = seats;
  return benches.flatMap((bench) => {
    const people = Math.min(bench.people, left);
    left -= people;
    if (people === 0 || bench.side === 'both') return [];
    const acrossIn = (row[bench.side].acrossIn * people) / bench.people;
    const yIn = bench.side === 'left' ? bench.yIn : outsideIn - wallIn - acrossIn;
    return [{ ...bench, people, acrossIn, yIn }];
  });
}
