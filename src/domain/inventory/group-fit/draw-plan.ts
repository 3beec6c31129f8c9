import type { BusLayout } from './bus-layout.ts';
import { wallIn, type FloorPiece, type FloorPlan, type FloorRect } from './floor-plan.ts';
import type { Arrangement } from './judge-group.ts';
import { placeColumns } from './place-columns.ts';
import { seatRow, standSeats, type SeatRow, type SeatSpace, type Stretch } from './seat-rows.ts';

/** Why there is no plan: a fact is missing, the floor is no floor with rows, or the facts do not go together. */
export type NotDrawn = 'length' | 'two-decks' | 'own-rooms' | 'too-small' | 'rows';

export type DrawnPlan = { is: 'drawn'; plan: FloorPlan } | { is: 'not-drawn'; why: NotDrawn };

const notDrawn = (why: NotDrawn): DrawnPlan => ({ is: 'not-drawn', why });

/** Rooms in which nobody knows what stands where. */
const ownRooms: ReadonlySet<string | null> = new Set(['conversion', 'skoolie', 'commercial']);

const hoodIn = 36;
const cabIn = 48;
const restroomIn = 36;
const luggageIn = 24;

/** What lies ahead of the first row: the driver, the door, and the hood where there is one. */
export const frontIn = ({ hasHood }: BusLayout): number => (hasHood ? hoodIn + cabIn : 66);

/** The usual width of a kind of bus whose listing does not state it. */
export function usualAcrossIn({ kind }: BusLayout): number {
  if (kind === 'van') return 80;
  return kind === 'coach' || kind === 'transit' ? 102 : 96;
}

/** Where the lift is taken to be when nobody says. */
export const usualBoardingAt = ({ boarding }: BusLayout) =>
  boarding === 'ramp' ? ('front' as const) : ('rear' as const);

/** A floor with exactly these seats and places, or why there is none. Never more than was asked for. */
export function drawPlan(
  layout: BusLayout,
  { seats, places }: Pick<Arrangement, 'seats' | 'places'>,
  areChildren = false,
): DrawnPlan {
  const { lengthIn, kind } = layout;
  if (kind === 'double-decker') return notDrawn('two-decks');
  if (ownRooms.has(kind)) return notDrawn('own-rooms');
  if (lengthIn === null) return notDrawn('length');
  const acrossIn = layout.acrossIn ?? usualAcrossIn(layout);
  const row = seatRow(layout, acrossIn - 2 * wallIn, areChildren);
  const rear = rearPieces(layout, lengthIn, acrossIn);
  const cabin: Stretch = [frontIn(layout), Math.min(lengthIn - wallIn, ...rear.map((r) => r.xIn))];
  if (!row || cabin[1] < cabin[0]) return notDrawn('too-small');

  const boardingAt = layout.boardingAt ?? usualBoardingAt(layout);
  const room = { boardingAt, cabin, outsideIn: acrossIn, row };
  const columns = places === 0 ? null : placeColumns(places, room);
  if (places > 0 && !columns) return notDrawn('too-small');
  const space = spaceAround(cabin, columns?.taken ?? null);
  const stated = places === 0 && layout.seating !== 'perimeter' ? layout.rowCount : null;
  if (stated !== null && stated * (row.left.people + row.right.people) < seats) {
    return notDrawn('rows');
  }
  const stood = standSeats(asFarApart(row, stated, cabin), space, seats, acrossIn);
  if (!stood) return notDrawn('too-small');
  return {
    is: 'drawn',
    plan: {
      lengthIn,
      acrossIn,
      pieces: [
        ...frontPieces(layout, acrossIn),
        ...stood.pieces,
        ...(columns?.pieces ?? []),
        ...rear,
      ],
      aisles: aislesOf(space.right, row),
      aisleIn: row.aisleIn,
      ways: columns?.ways ?? [],
      pitchIn: stood.pitchIn,
      seats,
      places,
    },
  };
}

/** With its rows stated, a bus has them over its whole length. */
function asFarApart(row: SeatRow, stated: number | null, [from, to]: Stretch): SeatRow {
  if (stated === null) return row;
  const pitchIn = Math.floor((2 * (to - from)) / stated) / 2;
  const mostPitchIn = Math.max(row.leastPitchIn, Math.min(row.mostPitchIn, pitchIn));
  return { ...row, mostPitchIn };
}

function spaceAround(cabin: Stretch, taken: { left: Stretch; right: Stretch } | null): SeatSpace {
  if (!taken) return { left: [cabin], right: [cabin] };
  const around = ([from, to]: Stretch): Stretch[] => [
    [cabin[0], from],
    [to, cabin[1]],
  ];
  return { left: around(taken.left), right: around(taken.right) };
}

const aislesOf = (stretches: readonly Stretch[], { left, aisleIn }: SeatRow): FloorRect[] =>
  stretches
    .filter(([from, to]) => to > from)
    .map(([from, to]) => ({
      xIn: from,
      yIn: wallIn + left.acrossIn,
      alongIn: to - from,
      acrossIn: aisleIn,
    }));

function frontPieces(layout: BusLayout, acrossIn: number): FloorPiece[] {
  const endIn = frontIn(layout);
  const hood: FloorPiece = {
    kind: 'hood',
    side: 'both',
    people: 0,
    xIn: wallIn,
    yIn: wallIn,
    alongIn: hoodIn - wallIn,
    acrossIn: acrossIn - 2 * wallIn,
  };
  const size = { people: 0, alongIn: 26, acrossIn: 24 };
  return [
    ...(layout.hasHood ? [hood] : []),
    { ...size, kind: 'driver', side: 'left', xIn: endIn - 38, yIn: wallIn + 3 },
    { ...size, kind: 'door', side: 'right', xIn: endIn - 30, yIn: acrossIn - wallIn - 24 },
  ];
}

function rearPieces(layout: BusLayout, lengthIn: number, acrossIn: number): FloorPiece[] {
  const endIn = lengthIn - wallIn;
  const luggage: FloorPiece = {
    kind: 'bags',
    side: 'both',
    people: 0,
    xIn: endIn - luggageIn,
    yIn: wallIn,
    alongIn: luggageIn,
    acrossIn: acrossIn - 2 * wallIn,
  };
  const restroom: FloorPiece = {
    kind: 'toilet',
    side: 'right',
    people: 0,
    xIn: endIn - (layout.hasRearLuggage ? luggageIn : 0) - restroomIn,
    yIn: acrossIn - wallIn - restroomIn,
    alongIn: restroomIn,
    acrossIn: restroomIn,
  };
  return [...(layout.hasRestroom ? [restroom] : []), ...(layout.hasRearLuggage ? [luggage] : [])];
}
