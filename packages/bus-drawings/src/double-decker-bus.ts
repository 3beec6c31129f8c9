import { brightness } from './color.ts';
import { entranceDoor, headLamp, louvers, markers, tailLamp, wheelchairMark } from './fittings.ts';
import { glazing, windowRow, type Pane } from './glazing.ts';
import type { Paint } from './paint.ts';
import type { BusPictureSpec } from './picture-spec.ts';
import { box, fill, panel, polygon, polyline, segment, stroke } from './shapes.ts';
import type { VehicleDrawer } from './vehicle.ts';
import { wheelArches, type Wheel } from './wheels.ts';

const WHEEL_IN = 19.8;
const D = {
  skirt: 12,
  sill: 48,
  glassTop: 78,
  upperFloor: 88,
  upperSill: 102,
  upperTop: 138,
  roof: 162 - 8,
};

/** Two decks: short windows below, a full ribbon above; open-top ones end in a rail and bare seats. */
export const drawDoubleDecker: VehicleDrawer = (spec, lengthIn, basePaint) => {
  const paint = withCreamBand(spec, basePaint);
  const end = lengthIn;
  const rear = 2;
  const open = spec.openTop ?? false;
  const top = open ? 113 : D.roof;
  const front: Wheel = { x: end - 90, radius: WHEEL_IN, kind: 'steel' };
  const drive: Wheel = { x: Math.max(84, lengthIn * 0.235), radius: WHEEL_IN, kind: 'dual' };
  const tag: Wheel | null = lengthIn >= 490 ? { ...drive, x: drive.x - 46, kind: 'steel' } : null;
  const shell = open
    ? polygon([
        [rear, D.skirt, 4],
        [rear, top, 5],
        [end - 9, top, 6],
        [end - 4, 70, 30],
        [end - 2, 24, 6],
        [end - 6, D.skirt, 3],
      ])
    : polygon([
        [rear, D.skirt, 4],
        [rear, 120, 20],
        [rear + 4, top - 6, 8],
        [rear + 14, top, 10],
        [end - 30, top, 20],
        [end - 15, top - 8, 12],
        [end - 5, 96, 40],
        [end - 2, 24, 6],
        [end - 6, D.skirt, 3],
      ]);
  const lowerFrom = drive.x + 27;
  const lower = windowRow(
    { from: lowerFrom, to: end - 56, sill: D.sill, top: D.glassTop, gapIn: 2.4 },
    Math.max(2, Math.round((end - 56 - lowerFrom) / 50)),
    2.5,
  );
  const upperTo = end - 34;
  const upper = windowRow(
    { from: rear + 14, to: upperTo, sill: D.upperSill, top: D.upperTop, gapIn: 2.4 },
    Math.max(4, Math.round((upperTo - rear) / 52)),
    2.5,
  );
  const upperFront: Pane = [
    [upperTo + 3, D.upperSill, 3],
    [upperTo + 3, D.upperTop, 4],
    [end - 16, D.upperTop, 10],
    [end - 8.4, D.upperSill, 5],
  ];
  const windshield: Pane = [
    [end - 13, 86, 3],
    [end - 6.4, 86, 3],
    [end - 4, 46, 4],
    [end - 11, 43, 2],
  ];
  return {
    heightIn: open ? 140 : D.roof + 2,
    roofLineIn: open ? 113 : 142,
    frontOverhangIn: 9,
    wheels: [drive, ...(tag ? [tag] : []), front],
    art: [
      open ? openDeck(rear, end, top, paint) : '',
      panel(shell, paint.bodyFill, paint.seam, 0.9),
      bands(rear, end, open, paint),
      glazing(lower, paint, {
        tinted: true,
        frameIn: 1.8,
        seats: { pitchIn: 30, riseIn: 10, fromX: lowerFrom + 4, toX: end - 58 },
      }),
      open
        ? ''
        : fill(
            polygon([
              [rear + 11, D.upperSill - 2.4, 4],
              [rear + 11, D.upperTop + 2.4, 4],
              [end - 17, D.upperTop + 2.4, 10],
              [end - 6.6, D.upperSill - 2.4, 5],
            ]),
            '#141b22',
          ),
      open
        ? ''
        : glazing([...upper, upperFront], paint, {
            tinted: true,
            frameIn: 0,
            seats: { pitchIn: 30, riseIn: 14, fromX: rear + 20, toX: upperTo },
          }),
      entranceDoor(end - 50, D.skirt + 1, end - 14, 84, paint, { split: false, glassFrom: 0.07 }),
      glazing([windshield], paint, { frameIn: 1 }),
      louvers(rear + 8, 32, Math.max(rear + 30, (tag ?? drive).x - 34), 66, 8),
      wheelArches([front, drive, ...(tag ? [tag] : [])], D.skirt),
      tailLamp(rear - 0.7, 34, 64, 2.4),
      headLamp(
        [
          [end - 12, 29, 2],
          [end - 11, 39, 3],
          [end - 3, 39, 1],
          [end - 2.4, 29, 1],
        ],
        [end - 6.6, 34, 2.7],
      ),
      fill(box(end - 13, 15, end - 0.8, 23, 3), paint.trim),
      markers([rear + 8, lengthIn * 0.5, end - 62], D.upperFloor - 4),
      spec.lift || (spec.wheelchairPositions ?? 0) > 0 ? wheelchairMark(end - 60, 36, 9) : '',
      stroke(
        polyline([
          [end - 8, 92],
          [end + 2, 90],
          [end + 3, 84],
        ]),
        '#1a222a',
        1.8,
      ),
      panel(box(end - 0.5, 62, end + 6.6, 86, 2.5), '#1a222a', '#0b1014', 0.6),
    ].join(''),
  };
};

/** The two bands are cream unless the listing names a second color. */
const withCreamBand = (spec: BusPictureSpec, paint: Paint): Paint =>
  spec.accentColor || brightness(paint.body) > 0.7
    ? paint
    : { ...paint, accent: '#f1e4c6', accentFill: '#f1e4c6' };

function bands(rear: number, end: number, open: boolean, paint: Paint): string {
  return [
    fill(box(rear + 0.6, D.upperFloor - 1, end - 6, D.upperFloor + 3.4), paint.accentFill),
    stroke(segment(rear + 1, 41, end - 52, 41), paint.seam, 0.9, 0.7),
    fill(box(rear + 1, 36, end - 52, 38.6), paint.accentFill),
    open
      ? ''
      : stroke(segment(rear + 5, D.upperTop + 6, end - 22, D.upperTop + 6), paint.seam, 0.8, 0.5),
  ].join('');
}

/** Seats, rail and front screen of the open upper deck, standing behind its parapet. */
function openDeck(rear: number, end: number, top: number, paint: Paint): string {
  let backs = '';
  let heads = '';
  for (let x = rear + 22; x < end - 58; x += 29) {
    backs += polygon([
      [x + 1, top - 4],
      [x - 2, top + 12, 3],
      [x + 8, top + 12, 3],
      [x + 13, top - 4],
    ]);
    heads += box(x - 1.4, top + 7.5, x + 7.6, top + 10.5, 1);
  }
  const rail = end - 40 - rear;
  const posts = [0, 0.167, 0.333, 0.5, 0.667, 0.833, 1]
    .map((share) => segment(rear + 4 + rail * share, top, rear + 4 + rail * share, top + 8))
    .join('');
  const screen: Pane = [
    [end - 36, top - 2],
    [end - 31, top + 19, 4],
    [end - 22, top + 19, 6],
    [end - 10, top - 2],
  ];
  return [
    fill(backs, '#3b5168'),
    fill(heads, paint.accent, 0.85),
    stroke(posts, '#77848e', 1.5),
    stroke(segment(rear + 3, top + 8, end - 35, top + 8), '#8a96a0', 1.9),
    fill(polygon(screen), '#9fb6c4', 0.75),
    stroke(polygon(screen), paint.trim, 1.2),
  ].join('');
}
