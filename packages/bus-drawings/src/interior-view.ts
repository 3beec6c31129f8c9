import { darken, lighten } from './color.ts';
import { createRoom, trimOf, type Room, type Trim } from './interior-room.ts';
import { seatFeet, seatInRoom, type Upholstery } from './interior-seats.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH, type BusPictureSpec } from './picture-spec.ts';
import { planDecks } from './plan-decks.ts';
import { fill, num, stroke } from './shapes.ts';
import { svgDocument } from './side-elevation.ts';

/** Upholstery that makers deliver: blues, grays, burgundy, green. */
const FABRICS = ['#3f618a', '#56626d', '#74404b', '#3f6b63'] as const;
const REAR_WALL_X = 4;

/**
 * The cabin seen from beside the driver toward the rear, 1200 × 800, with the same seats in the
 * same places as the floor plan (lower deck of a double-decker). Null for buses finished as homes
 * and for unknown seating, where the listing does not say what stands inside.
 */
export function interiorViewSvg(spec: BusPictureSpec): string | null {
  const home = spec.bodyStyle === 'conversion' || spec.bodyStyle === 'skoolie';
  if (home || !spec.passengers) return null;
  const { decks, body } = planDecks(spec);
  const deck = decks.at(-1)!;
  const room = createRoom(body);
  const trim = trimOf(spec.bodyStyle);
  const front = Math.max(body.seatsToStreet, body.seatsToCurb) + 40;
  const seats = deck.seats
    .filter((seat) => seat.right < front - 22)
    .toSorted((a, b) => a.left - b.left);
  const colors = upholstery(spec);
  const backIn = spec.bodyStyle === 'coach' || spec.bodyStyle === 'mini-coach' ? 46 : 41;
  return svgDocument(
    PICTURE_WIDTH,
    PICTURE_HEIGHT,
    [
      upholsteryDefs(colors),
      cabin(room, trim, front, spec.bodyStyle === 'limo-bus'),
      seatFeet(seats, room),
      seats.map((seat) => seatInRoom(seat, room, colors, backIn)).join(''),
      trim.racks ? luggageRacks(room, front) : '',
    ].join(''),
  );
}

function upholstery(spec: BusPictureSpec): Upholstery {
  const school = spec.bodyStyle.startsWith('school');
  const fabric = school
    ? '#36566b'
    : spec.bodyStyle === 'limo-bus'
      ? '#2d3238'
      : spec.bodyStyle === 'trolley'
        ? '#8a5a2b'
        : FABRICS[Math.abs(Math.trunc(spec.backdropSeed)) % FABRICS.length]!;
  return {
    front: fabric,
    top: lighten(fabric, 0.2),
    side: darken(fabric, 0.38),
    seam: darken(fabric, 0.5),
  };
}

const ramp = (id: string, ...colors: readonly string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${colors.map((color, index) => `<stop offset="${num(index / (colors.length - 1))}" stop-color="${color}"/>`).join('')}</linearGradient>`;

/** Light falls from the ceiling: every back and cushion darkens toward the floor. */
function upholsteryDefs({ front }: Upholstery): string {
  return `<defs>${ramp('back', lighten(front, 0.16), front, darken(front, 0.34))}${ramp('cushion', lighten(front, 0.06), darken(front, 0.42))}${ramp('head', lighten(front, 0.3), lighten(front, 0.12))}</defs>`;
}

/** Floor, walls, windows, rear wall and ceiling lights. */
function cabin(room: Room, trim: Trim, front: number, dark: boolean): string {
  const w = room.widthIn;
  const h = trim.heightIn;
  const r = REAR_WALL_X;
  const wall = dark ? '#3a3f45' : '#d4dade';
  const windows: string[] = [];
  const trees: string[] = [];
  const { sillIn: sill, glassTopIn: top } = trim;
  for (let x = r + 10; x + trim.windowPitchIn < front + 20; x += trim.windowPitchIn) {
    const to = x + trim.windowPitchIn - 4;
    for (const y of [0, w]) {
      windows.push(
        room.face([
          [x, y, sill],
          [x, y, top],
          [to, y, top],
          [to, y, sill],
        ]),
      );
      trees.push(
        room.face([
          [x, y, sill],
          [x, y, sill + 9],
          [x + (to - x) * 0.3, y, sill + 11],
          [x + (to - x) * 0.7, y, sill + 10.4],
          [to, y, sill + 8],
          [to, y, sill],
        ]),
      );
    }
  }
  const lights = [w * 0.3, w * 0.7]
    .map((y) =>
      room.face([
        [r + 16, y - 2, h],
        [r + 16, y + 2, h],
        [front, y + 2, h],
        [front, y - 2, h],
      ]),
    )
    .join('');
  const coves = [0, w]
    .map((y) =>
      room.face([
        [r, y, h - 9],
        [r, y === 0 ? 9 : w - 9, h],
        [front, y === 0 ? 9 : w - 9, h],
        [front, y, h - 9],
      ]),
    )
    .join('');
  return [
    `<defs>${down('pane', 150, 560, ['#bcd4e5', '#e4eef3'])}${down('aisle', 330, 800, ['#525c64', '#828d95'])}${down('floor', 330, 800, ['#3b444b', '#59636b'])}${down('ceiling', 0, 320, dark ? ['#33383e', '#1f2327'] : ['#f7f8f9', '#cfd6db'])}${down('panel', 330, 800, dark ? ['#25292e', '#33383e'] : ['#a3aeb6', '#c9d1d6'])}</defs>`,
    `<path d="M0 0H1200V800H0Z" fill="${wall}"/>`,
    fill(
      room.face([
        [r, 0, h],
        [r, w, h],
        [front, w, h],
        [front, 0, h],
      ]),
      'url(#ceiling)',
    ),
    fill(
      room.face([
        [r, 0, 0],
        [r, w, 0],
        [front, w, 0],
        [front, 0, 0],
      ]),
      'url(#floor)',
    ),
    fill(
      room.face([
        [r, w / 2 - 8, 0.2],
        [r, w / 2 + 8, 0.2],
        [front, w / 2 + 8, 0.2],
        [front, w / 2 - 8, 0.2],
      ]),
      'url(#aisle)',
    ),
    fill(
      [0, w]
        .map((y) =>
          room.face([
            [r, y, 0],
            [r, y, trim.sillIn],
            [front, y, trim.sillIn],
            [front, y, 0],
          ]),
        )
        .join(''),
      'url(#panel)',
    ),
    fill(coves, dark ? '#33383e' : '#f3f5f6'),
    fill(windows.join(''), dark ? '#46535f' : 'url(#pane)'),
    fill(trees.join(''), dark ? '#38444e' : '#9fb3a8', dark ? 1 : 0.8),
    stroke(windows.join(''), dark ? '#1d2227' : '#7f8c95', 3),
    fill(lights, dark ? '#8fc7ff' : '#ffffff'),
    rearWall(room, trim, dark),
  ].join('');
}

const down = (
  id: string,
  from: number,
  to: number,
  [start, end]: readonly [string, string] | readonly string[],
) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${from}" x2="0" y2="${to}"><stop offset="0" stop-color="${start}"/><stop offset="1" stop-color="${end}"/></linearGradient>`;

function rearWall(room: Room, trim: Trim, dark: boolean): string {
  const w = room.widthIn;
  const x = REAR_WALL_X;
  const rect = (left: number, right: number, low: number, high: number) =>
    room.face([
      [x, left, low],
      [x, left, high],
      [x, right, high],
      [x, right, low],
    ]);
  const base = fill(rect(0, w, 0, trim.heightIn), dark ? '#33383e' : '#c3cbd1');
  if (!trim.rearDoor)
    return base + fill(rect(w * 0.16, w * 0.84, 40, 62), dark ? '#53616d' : 'url(#pane)');
  return [
    base,
    fill(rect(6, w / 2 - 20, 36, 60) + rect(w / 2 + 20, w - 6, 36, 60), 'url(#pane)'),
    fill(rect(w / 2 - 17, w / 2 + 17, 2, 66), dark ? '#2a2e33' : '#aeb8bf'),
    fill(rect(w / 2 - 13, w / 2 + 13, 38, 62), 'url(#pane)'),
    fill(rect(w / 2 - 10, w / 2 + 10, 67.5, 71), '#c8242b'),
  ].join('');
}

function luggageRacks(room: Room, front: number): string {
  const w = room.widthIn;
  const rack = (wall: number, edge: number) =>
    [
      fill(
        room.face([
          [REAR_WALL_X, wall, 62],
          [REAR_WALL_X, edge, 64],
          [front, edge, 64],
          [front, wall, 62],
        ]),
        '#c9d0d5',
      ),
      fill(
        room.face([
          [REAR_WALL_X, edge, 64],
          [REAR_WALL_X, edge, 72],
          [front, edge, 72],
          [front, edge, 64],
        ]),
        '#eef1f2',
      ),
      fill(
        room.face([
          [REAR_WALL_X, edge, 64],
          [REAR_WALL_X, edge, 64.8],
          [front, edge, 64.8],
          [front, edge, 64],
        ]),
        '#9ba7af',
      ),
    ].join('');
  return rack(0, 17) + rack(w, w - 17);
}
