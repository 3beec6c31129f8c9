import {
  entranceDoor,
  headLamp,
  louvers,
  markers,
  roofUnit,
  tailLamp,
  wheelchairMark,
} from './fittings.ts';
import { glazing, windowRow, sashBars, type Pane } from './glazing.ts';
import { label } from './lettering.ts';
import type { Paint } from './paint.ts';
import type { VehicleDrawer } from './vehicle.ts';
import { box, fill, panel, polygon, polyline, stroke } from './shapes.ts';
import { wheelArches, type Wheel } from './wheels.ts';

const WHEEL_IN = 19.6;
const LOW = { skirt: 12, sill: 52, glassTop: 97, eave: 108, roof: 118 };

/** Low-floor city bus: two doors, deep windows, destination signs, flat front. */
export const drawTransit: VehicleDrawer = (spec, lengthIn, paint) => {
  const end = lengthIn;
  const rear = 2;
  const front: Wheel = { x: end - 88, radius: WHEEL_IN, kind: 'steel' };
  const drive: Wheel = { x: Math.max(92, lengthIn * 0.235), radius: WHEEL_IN, kind: 'dual' };
  const rearDoor = { left: drive.x + 46, right: drive.x + 94 };
  const shell = polygon([
    [rear, LOW.skirt, 4],
    [rear, LOW.eave, 5],
    [rear + 5, LOW.roof, 8],
    [end - 24, LOW.roof, 12],
    [end - 9, LOW.roof - 6, 8],
    [end - 3, 56, 30],
    [end - 2, 24, 6],
    [end - 6, LOW.skirt, 3],
  ]);
  const behind = paneRun(rear + 34, rearDoor.left - 4, 62);
  const between = paneRun(rearDoor.right + 4, end - 56, LOW.sill);
  const panes = [...behind, ...between];
  const windshield: Pane = [
    [end - 15, LOW.glassTop + 2, 3],
    [end - 9.5, LOW.glassTop + 2, 3],
    [end - 4.2, 50, 5],
    [end - 11, 47, 2],
  ];
  return {
    heightIn: 132,
    roofLineIn: 108,
    frontOverhangIn: 9,
    wheels: [drive, front],
    art: [
      roofUnit(rear + 14, rear + 112, LOW.roof, 11, '#e3e8ea'),
      spec.electric
        ? roofUnit(rear + 120, end - 110, LOW.roof, 10, '#e3e8ea')
        : roofUnit(lengthIn * 0.55, lengthIn * 0.55 + 50, LOW.roof, 6, '#e3e8ea'),
      panel(shell, paint.bodyFill, paint.seam, 0.9),
      livery(rear, end, paint),
      fill(
        box(rear + 31, 59.5, rearDoor.left - 1, LOW.glassTop + 2.5, 3) +
          box(rearDoor.right + 1, LOW.sill - 2.5, end - 53, LOW.glassTop + 2.5, 3),
        '#151c23',
      ),
      glazing(panes, paint, {
        tinted: true,
        frameIn: 0,
        seats: { pitchIn: 29, riseIn: 9, fromX: rear + 38, toX: end - 62 },
      }),
      sashBars(panes, 0.7, '#0d1318', 1.1),
      destinationSign(end - 128, LOW.glassTop - 12.5),
      entranceDoor(rearDoor.left, LOW.skirt + 1, rearDoor.right, LOW.glassTop + 2, paint, {
        split: false,
        glassFrom: 0.07,
        tinted: true,
      }),
      entranceDoor(end - 52, LOW.skirt + 1, end - 13, LOW.glassTop + 2, paint, {
        split: false,
        glassFrom: 0.07,
      }),
      glazing([windshield], paint, { frameIn: 1 }),
      fill(
        polygon([
          [end - 15, LOW.glassTop + 5, 2],
          [end - 15, LOW.roof - 4, 2],
          [end - 10, LOW.roof - 6, 2],
          [end - 8.4, LOW.glassTop + 5, 2],
        ]),
        '#11161b',
      ),
      louvers(rear + 5, 30, rear + 42, 54, 7),
      louvers(rear + 8, 62, rear + 28, 90, 6),
      wheelArches([front, drive], LOW.skirt),
      stroke(skirtSeams(drive.x, rearDoor, front.x), paint.seam, 0.7, 0.7),
      tailLamp(rear - 0.7, 34, 66, 2.4),
      headLamp(
        [
          [end - 11, 30, 2],
          [end - 10, 40, 3],
          [end - 3.2, 40, 1],
          [end - 2.4, 30, 1],
        ],
        [end - 6.4, 35, 2.6],
      ),
      fill(box(end - 13, 15, end - 0.8, 24, 3), paint.trim),
      markers([rear + 8, rearDoor.right + 40, end - 66], LOW.eave + 3),
      fill(box(rear + 3, LOW.eave + 0.4, end - 13, LOW.eave + 1.2), paint.seam, 0.5),
      spec.lift || (spec.wheelchairPositions ?? 0) > 0 ? wheelchairMark(end - 60, 42, 9) : '',
      stroke(
        polyline([
          [end - 10, LOW.roof - 7],
          [end + 2, LOW.roof - 11],
          [end + 3, LOW.roof - 18],
        ]),
        '#1a222a',
        1.8,
      ),
      panel(box(end - 0.5, 76, end + 7, 101, 2.5), '#1a222a', '#0b1014', 0.6),
    ].join(''),
  };
};

function paneRun(from: number, to: number, sill: number): Pane[] {
  const count = Math.max(1, Math.round((to - from) / 54));
  return windowRow({ from, to, sill, top: LOW.glassTop, gapIn: 2.2 }, count, 2);
}

function livery(rear: number, end: number, paint: Paint): string {
  return [
    fill(
      polygon([
        [rear + 0.4, LOW.skirt + 1, 3],
        [rear + 0.4, 46],
        [end - 130, 46, 40],
        [end - 100, 30, 30],
        [end - 3, 27],
        [end - 3.4, 18, 3],
        [end - 6, LOW.skirt + 0.6, 3],
      ]),
      paint.accentFill,
    ),
    fill(
      polygon([
        [rear + 0.4, 48],
        [rear + 0.4, 50.4],
        [end - 124, 50.4, 40],
        [end - 94, 34, 30],
        [end - 3, 31],
        [end - 3, 29.4],
        [end - 98, 31.6, 30],
        [end - 128, 48, 40],
      ]),
      paint.accentFill,
      0.6,
    ),
  ].join('');
}

function destinationSign(left: number, bottom: number): string {
  return [
    fill(box(left, bottom, left + 56, bottom + 11, 1.5), '#0b0f13'),
    label('CITY', left + 28, -(bottom + 2.6), {
      height: 6,
      color: '#ffb52e',
      anchor: 'middle',
      weight: 0.18,
    }),
  ].join('');
}

const skirtSeams = (driveX: number, door: { left: number; right: number }, frontX: number) =>
  [
    [driveX + 27, door.left - 3],
    [door.right + 3, (door.right + frontX) / 2],
    [(door.right + frontX) / 2, frontX - 27],
  ]
    .map(([from, to]) => (to! - from! > 8 ? box(from!, LOW.skirt + 2, to!, 32, 1.5) : ''))
    .join('');
