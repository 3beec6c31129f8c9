import { brightness } from './color.ts';
import { VAN_AXLE_IN, VAN_NOSE_IN, VAN_WHEEL_IN, vanNose } from './cutaway-nose.ts';
import { entranceDoor, liftDoor, markers, roofHatch, roofUnit, tailLamp } from './fittings.ts';
import { glazing, sashBars, windowRow } from './glazing.ts';
import type { Paint } from './paint.ts';
import type { BusPictureSpec } from './picture-spec.ts';
import type { BodyHeights } from './school-body.ts';
import { box, fill, panel, polygon, segment, stroke, type Point } from './shapes.ts';
import { TRUCK_AXLE_IN, TRUCK_HOOD_IN, truckNose, truckWindshield } from './truck-nose.ts';
import type { Vehicle, VehicleDrawer } from './vehicle.ts';
import { wheelArches, type Wheel } from './wheels.ts';

export type ShuttleShape = {
  heights: BodyHeights;
  frontProfile: readonly Point[];
  door: { left: number; right: number };
  windowPitchIn: number;
  /** Party and limo bodies: long black glass, bright trim, light line. */
  limo: boolean;
};

/** A fiberglass-and-steel shuttle body: smooth walls, dark slider windows, rounded caps. */
export function shuttleBody(spec: BusPictureSpec, shape: ShuttleShape, paint: Paint): string {
  const { heights, door, limo } = shape;
  const rear = 4;
  const shell = polygon([
    [rear, heights.skirt, 3],
    [rear - 0.5, heights.floor + 20, 20],
    [rear + 2, heights.eave, 8],
    [rear + 8, heights.roof - 3, 8],
    [rear + 24, heights.roof, 12],
    ...shape.frontProfile,
  ]);
  const lift = spec.lift ? { left: rear + 12, right: rear + 58 } : null;
  const from = lift ? lift.right + 5 : rear + 12;
  const to = door.left - 6;
  const count = Math.max(1, Math.round((to - from) / shape.windowPitchIn));
  const panes = windowRow(
    { from, to, sill: heights.sill, top: heights.glassTop, gapIn: limo ? 2 : 3 },
    count,
    limo ? 1.5 : 3,
  );
  return [
    panel(shell, paint.bodyFill, paint.seam, 0.9),
    fill(
      polygon([
        [rear + 3, heights.eave],
        [rear + 8.4, heights.roof - 3.6, 8],
        [rear + 24, heights.roof - 0.6, 12],
        [door.right - 8, heights.roof - 0.6, 10],
        [door.right, heights.eave],
      ]),
      '#ffffff',
      brightness(paint.body) > 0.4 ? 0.3 : 0.1,
    ),
    limo ? limoTrim(rear, door.left, heights, paint) : stripes(rear, door.left, heights, paint),
    // One dark band behind the panes makes the separate windows read as a ribbon.
    fill(box(from - 2.2, heights.sill - 2.2, to + 2.2, heights.glassTop + 2.2, 4), '#171e25'),
    glazing(panes, paint, {
      tinted: true,
      frameIn: 0,
      seats: limo ? null : { pitchIn: 30, riseIn: 13, fromX: from + 3, toX: to },
    }),
    limo ? '' : sashBars(panes, 0.68, '#0e1419', 1.2),
    lift
      ? liftDoor(
          lift.left,
          heights.skirt + 7,
          lift.right,
          heights.glassTop + 5,
          heights.sill + 2,
          heights.glassTop,
          paint,
          true,
        )
      : '',
    entranceDoor(door.left, heights.skirt - 5, door.right, heights.glassTop + 3, paint, {
      split: false,
      glassFrom: 0.06,
      tinted: true,
      leaves: limo ? 1 : 2,
    }),
    tailLamp(rear - 0.6, heights.floor + 2, heights.floor + 24),
    panel(box(0, heights.skirt - 3, 9, heights.skirt + 6, 2), paint.trim, '#0d1216', 0.5),
    fill(box(rear + 6, heights.skirt, door.left - 2, heights.skirt + 3.4), paint.trim, 0.75),
    markers([rear + 9, (rear + door.left) / 2, door.left - 4], heights.eave + 6),
    roofUnit(rear + 26, rear + 88, heights.roof, 7),
    door.left > 190 ? roofHatch(door.left - 60, heights.roof) : '',
  ].join('');
}

function stripes(
  rear: number,
  doorLeft: number,
  { floor, sill }: ShuttleShape['heights'],
  paint: Paint,
): string {
  const low = floor + 5;
  const high = sill - 7;
  return [
    fill(
      polygon([
        [rear + 0.4, low + 12],
        [rear + 0.4, high + 1],
        [rear + (doorLeft - rear) * 0.45, low + 7, 60],
        [doorLeft - 2, low + 3],
        [doorLeft - 2, low - 1],
        [rear + (doorLeft - rear) * 0.4, low - 1, 60],
      ]),
      paint.accentFill,
    ),
    stroke(segment(rear + 2, low - 5, doorLeft - 3, low - 5), paint.accent, 1.4, 0.8),
  ].join('');
}

function limoTrim(
  rear: number,
  doorLeft: number,
  { floor, sill }: ShuttleShape['heights'],
  paint: Paint,
): string {
  return [
    fill(box(rear + 1, sill - 8, doorLeft - 2, sill - 6.4), 'url(#metal)'),
    fill(box(rear + 1, floor - 1, doorLeft - 2, floor + 1.4), 'url(#metal)'),
    fill(
      polygon([
        [rear + 1, floor + 6],
        [rear + 1, sill - 12],
        [doorLeft * 0.5, floor + 12, 50],
        [doorLeft - 2, floor + 6],
      ]),
      paint.accentFill,
      0.35,
    ),
    fill(box(rear + 14, floor - 9, doorLeft - 10, floor - 8), '#6fc3ff', 0.75),
  ].join('');
}

/** Cutaway: van cab and hood, wide body behind, glass door just behind the front wheel. */
export function drawCutaway(
  spec: BusPictureSpec,
  lengthIn: number,
  paint: Paint,
  limo = false,
): Vehicle {
  const start = lengthIn - VAN_NOSE_IN;
  const heights = { skirt: 18, floor: 32, sill: 60, glassTop: 93, eave: 101, roof: 115 };
  const kind = limo ? 'alloy' : 'hubcap';
  const front: Wheel = { x: lengthIn - VAN_AXLE_IN, radius: VAN_WHEEL_IN, kind };
  const rear: Wheel = { x: lengthIn * 0.29, radius: VAN_WHEEL_IN, kind: limo ? 'alloy' : 'dual' };
  const shape: ShuttleShape = {
    heights,
    frontProfile: [
      [start - 6, 115, 20],
      [start + 18, 103, 14],
      [start + 19, 89, 5],
      [start + 8, 85.5],
      [start - 1, 85],
      [start - 1, 18],
    ],
    door: { left: start - 32, right: start - 3 },
    windowPitchIn: limo ? 62 : 37,
    limo,
  };
  return {
    heightIn: 123,
    roofLineIn: 104,
    wheels: [rear, front],
    art: [
      vanNose(lengthIn, paint),
      shuttleBody(spec, shape, paint),
      wheelArches([rear], 18),
      // Cap over the cab: the fiberglass lip that shades the windshield.
      stroke(segment(start + 6, 90.5, start + 17, 92), paint.seam, 0.7, 0.6),
    ].join(''),
  };
}

/** Medium-duty shuttle: truck hood in front, long body, door behind the front wheel. */
export function drawMidSize(
  spec: BusPictureSpec,
  lengthIn: number,
  paint: Paint,
  limo = false,
): Vehicle {
  const cowl = lengthIn - TRUCK_HOOD_IN;
  const radius = 17.6;
  const heights = { skirt: 20, floor: 38, sill: 67, glassTop: 101, eave: 109, roof: 124 };
  const front: Wheel = { x: lengthIn - TRUCK_AXLE_IN, radius, kind: limo ? 'alloy' : 'hubcap' };
  const rear: Wheel = { x: lengthIn * 0.27, radius, kind: limo ? 'alloy' : 'dual' };
  const shape: ShuttleShape = {
    heights,
    frontProfile: [
      [cowl - 38, 124, 20],
      [cowl - 17, 115, 10],
      [cowl - 15, 107, 3],
      [cowl, 74, 1],
      [cowl - 4, 20],
    ],
    door: { left: cowl - 42, right: cowl - 12 },
    windowPitchIn: limo ? 70 : 40,
    limo,
  };
  return {
    heightIn: 132,
    roofLineIn: 112,
    wheels: [rear, front],
    art: [
      shuttleBody(spec, shape, paint),
      truckWindshield(paint, { foot: cowl - 1, base: 76, head: cowl - 17, top: 107 }),
      truckNose(lengthIn, paint, { wheelIn: radius, chromeTrim: true }),
      wheelArches([rear], 20),
    ].join(''),
  };
}

/** Short limo buses stand on a van chassis, long ones on a truck chassis. */
export const drawLimo: VehicleDrawer = (spec, lengthIn, paint) =>
  lengthIn < 320
    ? drawCutaway(spec, lengthIn, paint, true)
    : drawMidSize(spec, lengthIn, paint, true);
