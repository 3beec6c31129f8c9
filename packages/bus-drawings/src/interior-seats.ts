import type { Room } from './interior-room.ts';
import type { PlanSeat } from './plan-layout.ts';
import { fill, num } from './shapes.ts';

export type Upholstery = { front: string; top: string; side: string; seam: string };

type Block = {
  back?: boolean;
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  z0: number;
  z1: number;
};

/** The faces of a block that the camera sees: top, aisle side, near end. Backs are rounded on top. */
function block(part: Block, room: Room, colors: Upholstery): string {
  const { x0, x1, y0, y1, z0, z1, back = false } = part;
  const side = (y0 + y1) / 2 > room.widthIn / 2 ? y0 : y1;
  const near = room.project(x1, y0, z1);
  const corner = room.project(x1, y1, z0);
  const [width, height] = [corner.px - near.px, corner.py - near.py];
  const round = back ? 2.6 : 0;
  const sideFace = room.face([
    [x0, side, z0],
    [x0, side, z1 - round],
    [x1, side, z1 - round],
    [x1, side, z0],
  ]);
  const top = room.face([
    [x0, y0, z1],
    [x0, y1, z1],
    [x1, y1, z1],
    [x1, y0, z1],
  ]);
  const rect = (y: number, tall: number, radius: number, paint: string) =>
    `<rect x="${num(near.px)}" y="${num(y)}" width="${num(width)}" height="${num(tall)}" rx="${num(radius)}" fill="${paint}"/>`;
  const radius = Math.min(3.4 * near.scale, 20);
  return [
    fill(sideFace, colors.side),
    back ? '' : fill(top, colors.top),
    `<rect x="${num(near.px)}" y="${num(near.py)}" width="${num(width)}" height="${num(height)}" rx="${num(radius)}" fill="url(#${back ? 'back' : 'cushion'})" stroke="${colors.seam}" stroke-width="${num(Math.max(0.5, near.scale * 0.14))}"/>`,
    back ? rect(near.py + height * 0.055, height * 0.24, radius * 0.7, 'url(#head)') : '',
  ].join('');
}

/** One seat as backrest and cushion, in the order that hides what is hidden. */
export function seatInRoom(seat: PlanSeat, room: Room, colors: Upholstery, backIn: number): string {
  const { left, right, low, high } = seat;
  const thick = Math.min(5, (right - left) * 0.3);
  const wide = Math.min(5, (high - low) * 0.3);
  const gap = 0.35;
  const whole: Block = { x0: left, x1: right, y0: low + gap, y1: high - gap, z0: 9, z1: 18 };
  const draw = (part: Partial<Block>) => block({ ...whole, ...part }, room, colors);
  switch (seat.facing) {
    case 'front':
      return (
        draw({ x1: left + thick, z0: 14, z1: backIn, back: true }) + draw({ x0: left + thick })
      );
    case 'rear':
      return (
        draw({ x1: right - thick }) + draw({ x0: right - thick, z0: 14, z1: backIn, back: true })
      );
    case 'street':
      return draw({ y1: low + wide, z0: 14, z1: backIn - 8 }) + draw({ y0: low + wide });
    case 'curb':
      return draw({ y0: high - wide, z0: 14, z1: backIn - 8 }) + draw({ y1: high - wide });
  }
}

/** Pedestals, so that seats do not float: a dark foot under the aisle half of each. */
export function seatFeet(seats: readonly PlanSeat[], room: Room): string {
  const feet = seats
    .map(({ left, right, low, high }) => {
      const middle = (low + high) / 2;
      const x = left + (right - left) * 0.6;
      return room.face([
        [x, middle - 3, 0],
        [x, middle - 3, 10],
        [x, middle + 3, 10],
        [x, middle + 3, 0],
      ]);
    })
    .join('');
  const shade = seats
    .map(({ left, right, low, high }) =>
      room.face([
        [left, low, 0],
        [left, high, 0],
        [right, high, 0],
        [right, low, 0],
      ]),
    )
    .join('');
  return fill(shade, '#0b1118', 0.32) + fill(feet, '#2b343c');
}
