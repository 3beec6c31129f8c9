import type { Fixture, FloorBox, PlanSeat } from './plan-layout.ts';
import { box, disc, fill, num, panel, polyline, segment, stroke } from './shapes.ts';

const WALL = '#0f2233';
const SEAT = '#3d5f82';
const SEAT_BACK = '#223c58';
const FIXTURE = '#e3e9ee';
const LINE = '#8a99a6';

/** One passenger seat from above: cushion and, on the side away from its view, the backrest. */
export function seatSymbol(seat: PlanSeat, seatNumber: number): string {
  const { left, right, low, high } = seat;
  const inset = 0.6;
  const deep = Math.min(5, (right - left) * 0.28);
  const cushion = box(left + inset, low + inset, right - inset, high - inset, 3);
  const thick = Math.min(5, (high - low) * 0.28);
  const back = {
    front: box(left + inset, low + inset, left + deep, high - inset, 2),
    rear: box(right - deep, low + inset, right - inset, high - inset, 2),
    street: box(left + inset, low + inset, right - inset, low + thick, 2),
    curb: box(left + inset, high - thick, right - inset, high - inset, 2),
  }[seat.facing];
  return `<g data-seat="${seatNumber}"><path d="${cushion}" fill="${SEAT}"/><path d="${back}" fill="${SEAT_BACK}"/></g>`;
}

/** A wheelchair place: floor outline and the chair seen from above, facing forward. */
export function wheelchairSymbol(place: FloorBox, placeNumber: number): string {
  const { left, right, low, high } = place;
  const x = (left + right) / 2;
  const y = (low + high) / 2;
  const size = Math.min(1, (right - left) / 48, (high - low) / 30);
  const s = (value: number) => value * size;
  return [
    `<g data-wheelchair="${placeNumber}">`,
    `<path d="${box(left, low, right, high, 2)}" fill="#dbe8f8" stroke="#0b63ce" stroke-width="1" stroke-dasharray="4 2.5"/>`,
    fill(
      box(x - s(13), y + s(9.5), x + s(9), y + s(12), 1.2) +
        box(x - s(13), y - s(12), x + s(9), y - s(9.5), 1.2),
      '#0b63ce',
    ),
    fill(box(x - s(9), y - s(8), x + s(8), y + s(8), 2.5), '#0b63ce'),
    fill(box(x - s(12), y - s(8), x - s(9.6), y + s(8), 1), '#084a9b'),
    fill(
      box(x + s(10), y + s(1.5), x + s(16), y + s(6), 1) +
        box(x + s(10), y - s(6), x + s(16), y - s(1.5), 1),
      '#0b63ce',
    ),
    '</g>',
  ].join('');
}

export function driverSymbol({ left, right, low, high }: FloorBox): string {
  const wheelX = right + 9;
  const y = (low + high) / 2;
  return [
    '<g data-driver="1">',
    fill(box(left, low, right, high, 4), '#9aa8b3'),
    fill(box(left, low, left + 5, high, 2), '#6b7a86'),
    `<ellipse cx="${num(wheelX)}" cy="${num(-y)}" rx="2.6" ry="8.4" fill="none" stroke="${WALL}" stroke-width="1.6"/>`,
    '</g>',
  ].join('');
}

/** Doors, lift, restroom and furniture in plan. */
export function fixtureSymbol({ kind, left, right, low, high }: Fixture): string {
  const x = (left + right) / 2;
  const y = (low + high) / 2;
  const frame = panel(box(left, low, right, high, 2), FIXTURE, LINE, 0.9);
  switch (kind) {
    case 'door':
      return (
        fill(box(left, -3.4, right, 0.6), '#ffc20e') +
        fill(box(left + 1, 1, right - 1, 13, 1), '#fff3c9') +
        stroke(
          [4.5, 8.5].map((step) => segment(left + 2, step, right - 2, step)).join(''),
          '#d3a72c',
          0.8,
        )
      );
    case 'lift':
      return (
        fill(box(left, -3.4, right, 0.6), '#0b63ce') +
        `<path d="${box(left + 1, -32, right - 1, -3.4, 1.5)}" fill="#e6effa" stroke="#0b63ce" stroke-width="1" stroke-dasharray="3 2"/>` +
        stroke(
          segment(x, -27, x, -9) +
            polyline([
              [x - 4, -14],
              [x, -9],
              [x + 4, -14],
            ]),
          '#0b63ce',
          1.6,
        )
      );
    case 'restroom':
      return (
        frame +
        panel(box(left + 4, high - 13, left + 14, high - 3, 3), '#ffffff', LINE, 0.9) +
        `<ellipse cx="${num(x + 2)}" cy="${num(-(y - 2))}" rx="7" ry="5.6" fill="#ffffff" stroke="${LINE}" stroke-width="0.9"/>`
      );
    case 'shower':
      return (
        frame +
        stroke(
          segment(left + 3, low + 3, right - 3, high - 3) +
            segment(left + 3, high - 3, right - 3, low + 3),
          LINE,
          0.7,
        ) +
        fill(disc(x, y, 2.4), LINE)
      );
    case 'closet':
      return frame + stroke(segment(x, low + 1, x, high - 1), LINE, 0.8);
    case 'engine':
      return (
        panel(box(left, low, right, high, 3), '#d3dbe1', LINE, 0.9) +
        stroke(
          [0.3, 0.5, 0.7]
            .map((share) => low + (high - low) * share)
            .map((across) => segment(left + 6, across, right - 6, across))
            .join(''),
          LINE,
          1.2,
        )
      );
    case 'stairs':
      return (
        frame +
        stroke(
          Array.from({ length: 7 }, (_, step) => left + ((right - left) * (step + 1)) / 8)
            .map((along) => segment(along, low + 2, along, high - 2))
            .join(''),
          LINE,
          0.8,
        )
      );
    case 'bed':
      return (
        panel(box(left, low, right, high, 4), '#f3ead9', '#b9a27c', 0.9) +
        fill(
          box(left + 3, low + 4, left + 18, y - 2, 3) +
            box(left + 3, y + 2, left + 18, high - 4, 3),
          '#ffffff',
        ) +
        stroke(segment(left + 24, low + 1, left + 24, high - 1), '#b9a27c', 0.9)
      );
    case 'galley':
      return (
        frame +
        fill(
          disc(left + 11, y + 4, 3.6) +
            disc(left + 11, y - 5, 3.6) +
            disc(left + 20, y + 4, 3.6) +
            disc(left + 20, y - 5, 3.6),
          '#aab6c0',
        ) +
        panel(box(right - 22, low + 5, right - 5, high - 6, 3), '#ffffff', LINE, 0.9)
      );
    case 'table':
      return panel(box(left, low, right, high, 3), '#ead9bd', '#b08b52', 0.9);
    case 'bar':
      return (
        panel(box(left, low, right, high, 3), '#ead9bd', '#b08b52', 0.9) +
        fill(
          [0.2, 0.4, 0.6, 0.8].map((share) => disc(left + (right - left) * share, y, 2.2)).join(''),
          '#b08b52',
        )
      );
  }
}
