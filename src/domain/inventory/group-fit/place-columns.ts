import type { LiftLocation } from '../choices.ts';
import {
  placeAcrossIn,
  placeAlongIn,
  wallIn,
  type FloorPiece,
  type FloorRect,
} from './floor-plan.ts';
import { leastAisleIn, type SeatRow, type Stretch } from './seat-rows.ts';

/** The part of the floor that belongs to wheelchairs, in columns as long as a place is. */
export interface PlaceColumns {
  pieces: FloorPiece[];
  ways: FloorRect[];
  /** What it takes of each side. */
  taken: { left: Stretch; right: Stretch };
}

interface Spot {
  /** In columns from the lift, rearward. */
  column: number;
  side: 'left' | 'right';
}

interface ColumnRoom {
  boardingAt: LiftLocation;
  cabin: Stretch;
  outsideIn: number;
  row: SeatRow;
}

/**
 * Wheelchair places around a lift on the right. The first stands across from it, further ones right
 * ahead of it and behind it, so that a wheelchair rolls straight in from the lift's own floor; beyond
 * those a way is kept clear between two places. Null where so many do not come in.
 */
export function placeColumns(count: number, room: ColumnRoom): PlaceColumns | null {
  const { boardingAt, cabin, outsideIn, row } = room;
  const insideIn = outsideIn - 2 * wallIn;
  const betweenIn = insideIn - 2 * placeAcrossIn;
  const directions = boardingAt === 'mid' ? [1, -1] : boardingAt === 'front' ? [1] : [-1];
  const spots = spotsFor(count, directions, betweenIn >= placeAcrossIn);
  if (!spots || insideIn - placeAcrossIn < placeAcrossIn) return null;

  const columns = spots.map(({ column }) => column);
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  const alongIn = (last - first + 1) * placeAlongIn;
  const roomIn = cabin[1] - cabin[0] - alongIn;
  if (roomIn < 0) return null;
  const startIn = cabin[0] + { front: 0, mid: Math.floor(roomIn / 2), rear: roomIn }[boardingAt];
  const xOf = (column: number) => startIn + (column - first) * placeAlongIn;

  const pieces = spots.map(({ column, side }): FloorPiece => {
    const yIn = side === 'left' ? wallIn : outsideIn - wallIn - placeAcrossIn;
    return { kind: 'place', side, people: 1, yIn, xIn: xOf(column), ...placeSize };
  });
  const lift: FloorPiece = {
    kind: 'lift',
    side: 'right',
    people: 0,
    xIn: xOf(0),
    yIn: wallIn + placeAcrossIn,
    alongIn: placeAlongIn,
    acrossIn: insideIn - placeAcrossIn,
  };
  // No seats on their left: a place there, or the way to one that the lift's own floor does not touch.
  const clear = spots.filter(({ column, side }) => side === 'left' || Math.abs(column) > 1);
  const onLeft = [...new Set(clear.map(({ column }) => column))];
  const ways = onLeft.flatMap((column): FloorRect[] => {
    const way = { xIn: xOf(column), yIn: wallIn + placeAcrossIn, alongIn: placeAlongIn };
    return column === 0 ? [] : [{ ...way, acrossIn: betweenIn }];
  });
  const right: Stretch = [startIn, startIn + alongIn];
  // Seats across from a place leave room to walk between.
  const hasSeatsAcross = insideIn - placeAcrossIn - row.left.acrossIn >= leastAisleIn;
  const left: Stretch = hasSeatsAcross
    ? [xOf(Math.min(...onLeft)), xOf(Math.max(...onLeft)) + placeAlongIn]
    : right;
  return {
    pieces: [lift, ...pieces],
    ways: [rectOf(lift), ...ways],
    taken: { left, right },
  };
}

const placeSize = { alongIn: placeAlongIn, acrossIn: placeAcrossIn };
const rectOf = ({ xIn, yIn, alongIn, acrossIn }: FloorRect) => ({ xIn, yIn, alongIn, acrossIn });

function spotsFor(
  count: number,
  directions: readonly number[],
  hasWayBetween: boolean,
): Spot[] | null {
  const spots: Spot[] = [{ column: 0, side: 'left' }];
  for (let away = 1; spots.length < count; away += 1) {
    if (away > 1 && !hasWayBetween) return null;
    for (const way of directions) spots.push({ column: way * away, side: 'right' });
    if (!hasWayBetween) continue;
    for (const way of directions) spots.push({ column: way * away, side: 'left' });
  }
  return spots.slice(0, count);
}
