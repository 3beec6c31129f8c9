import { brightness } from './color.ts';
import { VAN_AXLE_IN, VAN_NOSE_IN, VAN_WHEEL_IN, vanNose } from './cutaway-nose.ts';
import { bayDoors, headLamp, louvers, mirror } from './fittings.ts';
import { glazing } from './glazing.ts';
import type { Paint } from './paint.ts';
import type { BusPictureSpec } from './picture-spec.ts';
import { schoolBody, type SchoolBody, type SchoolLivery } from './school-body.ts';
import { box, fill, panel, polygon, segment, stroke } from './shapes.ts';
import { TRUCK_AXLE_IN, TRUCK_HOOD_IN, truckNose, truckWindshield } from './truck-nose.ts';
import type { Vehicle, VehicleDrawer } from './vehicle.ts';
import { wheelArches, type Wheel } from './wheels.ts';

const BIG_WHEEL_IN = 20;

export function schoolLivery(spec: BusPictureSpec, paint: Paint): SchoolLivery {
  // Electric school buses are commonly told apart by blue rails and bumpers.
  const yellowOrDark = brightness(paint.body) < 0.82;
  return {
    railColor: spec.electric ? '#17508f' : yellowOrDark ? '#1b2127' : paint.accent,
    schoolService: spec.schoolStopArm ?? true,
  };
}

/** Type C, the conventional: hood and windshield before the door, door behind the front wheel. */
export function drawTypeC(
  spec: BusPictureSpec,
  lengthIn: number,
  paint: Paint,
  livery = schoolLivery(spec, paint),
): Vehicle {
  const cowl = lengthIn - TRUCK_HOOD_IN;
  const heights = { skirt: 22, floor: 40, sill: 73, glassTop: 99, eave: 106, roof: 122 };
  const body: SchoolBody = {
    heights,
    frontProfile: [
      [cowl - 34, 122, 12],
      [cowl - 19, 114, 6],
      [cowl - 16, 106, 3],
      [cowl, 73, 1],
      [cowl - 4, 22],
    ],
    door: { left: cowl - 36, right: cowl - 7 },
    windows: { from: 14, to: cowl - 40 },
  };
  const front: Wheel = { x: lengthIn - TRUCK_AXLE_IN, radius: BIG_WHEEL_IN, kind: 'steel' };
  const rear: Wheel = { x: lengthIn * 0.265, radius: BIG_WHEEL_IN, kind: 'dual' };
  return {
    heightIn: 125,
    roofLineIn: 106,
    wheels: [rear, front],
    art: [
      schoolBody(spec, body, paint, livery),
      truckWindshield(paint, { foot: cowl - 2, base: 75, head: cowl - 18, top: 105 }),
      truckNose(lengthIn, paint, { wheelIn: BIG_WHEEL_IN, chromeTrim: false }),
      wheelArches([rear], 22),
      livery.schoolService ? crossingArm(lengthIn) : '',
    ].join(''),
  };
}

/** The folded crossing gate on the curb end of the front bumper. */
const crossingArm = (lengthIn: number) =>
  fill(box(lengthIn - 3, 30, lengthIn - 0.4, 34, 0.8), '#ffd21f');

/** Type D, the transit style: flat nose and the door ahead of the front wheel. */
export const drawTypeD: VehicleDrawer = (spec, lengthIn, paint) => {
  const livery = schoolLivery(spec, paint);
  const heights = { skirt: 22, floor: 42, sill: 76, glassTop: 103, eave: 110, roof: 126 };
  const end = lengthIn;
  const rearEngine = spec.engine === 'rear';
  const body: SchoolBody = {
    heights,
    frontProfile: [
      [end - 32, 126, 12],
      [end - 17, 119, 7],
      [end - 13, 110, 4],
      [end - 4.5, 74, 6],
      [end - 4, 30, 4],
      [end - 8, 22],
    ],
    door: { left: end - 49, right: end - 19 },
    windows: { from: rearEngine ? 30 : 14, to: end - 53 },
  };
  const front: Wheel = { x: end - 80, radius: BIG_WHEEL_IN, kind: 'steel' };
  const rear: Wheel = {
    x: lengthIn * (rearEngine ? 0.245 : 0.265),
    radius: BIG_WHEEL_IN,
    kind: 'dual',
  };
  const windshield = [
    [end - 15.5, 108, 2],
    [end - 12.5, 107, 1],
    [end - 5, 76, 2],
    [end - 13, 74, 2],
  ] as const;
  return {
    heightIn: 129,
    roofLineIn: 110,
    frontOverhangIn: 8,
    wheels: [rear, front],
    art: [
      schoolBody(spec, body, paint, livery),
      glazing([windshield], paint, { frameIn: 1 }),
      headLamp(
        [
          [end - 11, 40, 2],
          [end - 11, 48, 2],
          [end - 4.4, 48, 1],
          [end - 4.4, 40, 1],
        ],
        [end - 7.4, 44, 2.4],
      ),
      panel(
        polygon([
          [end - 14, 18, 2],
          [end - 14, 30, 1],
          [end - 1, 31, 3],
          [end, 20, 2],
        ]),
        paint.trim,
        '#0d1216',
        0.6,
      ),
      wheelArches([front, rear], 22),
      rearEngine ? louvers(12, 44, 44, 62, 6) : '',
      bayDoors(rear.x + 44, front.x - 40, 25, 38, 3, paint),
      mirror(
        [
          [end - 14, 106],
          [end - 1, 104],
          [end + 2, 98],
        ],
        [end - 1, 78, end + 6, 100],
      ),
      livery.schoolService ? crossingArm(lengthIn) : '',
    ].join(''),
  };
};

/** Type A: a van cab in front of a narrow school body; the door is behind the front wheel. */
export function drawTypeA(
  spec: BusPictureSpec,
  lengthIn: number,
  paint: Paint,
  livery = schoolLivery(spec, paint),
): Vehicle {
  const start = lengthIn - VAN_NOSE_IN;
  const heights = { skirt: 19, floor: 33, sill: 63, glassTop: 88, eave: 95, roof: 110 };
  const body: SchoolBody = {
    heights,
    frontProfile: [
      [start + 4, 110, 16],
      [start + 17, 99, 8],
      [start + 16, 86, 2],
      [start - 1, 84],
      [start - 1, 19],
    ],
    door: { left: start - 31, right: start - 3 },
    windows: { from: 14, to: start - 35 },
  };
  const front: Wheel = { x: lengthIn - VAN_AXLE_IN, radius: VAN_WHEEL_IN, kind: 'steel' };
  const rear: Wheel = {
    x: lengthIn * 0.285,
    radius: VAN_WHEEL_IN,
    kind: lengthIn < 250 ? 'steel' : 'dual',
  };
  return {
    heightIn: 113,
    roofLineIn: 95,
    wheels: [rear, front],
    art: [
      vanNose(lengthIn, paint),
      schoolBody(spec, body, paint, livery),
      wheelArches([rear], 19),
    ].join(''),
  };
}

/** Type B: full school body on a step-van chassis, the engine half inside under a stub hood. */
export const drawTypeB: VehicleDrawer = (spec, lengthIn, paint) => {
  const livery = schoolLivery(spec, paint);
  const end = lengthIn;
  const heights = { skirt: 20, floor: 36, sill: 67, glassTop: 92, eave: 99, roof: 114 };
  const body: SchoolBody = {
    heights,
    frontProfile: [
      [end - 52, 114, 12],
      [end - 38, 107, 6],
      [end - 35, 99, 3],
      [end - 24, 66, 1],
      [end - 24, 20],
    ],
    door: { left: end - 92, right: end - 62 },
    windows: { from: 14, to: end - 96 },
  };
  const radius = 16;
  const front: Wheel = { x: end - 37, radius, kind: 'steel' };
  const rear: Wheel = { x: lengthIn * 0.28, radius, kind: 'dual' };
  const hood = polygon([
    [end - 26, 24],
    [end - 26, 66, 1],
    [end - 9, 60, 8],
    [end - 4, 50, 4],
    [end - 4, 28, 2],
    [end - 10, 22],
  ]);
  const windshield = [
    [end - 37.5, 98, 2],
    [end - 34.5, 97, 1],
    [end - 25, 68, 1],
    [end - 29, 68, 1],
  ] as const;
  const quarter = [
    [end - 57, 66, 2],
    [end - 57, 92, 2],
    [end - 41, 92, 2],
    [end - 33, 67, 2],
  ] as const;
  return {
    heightIn: 117,
    roofLineIn: 99,
    wheels: [rear, front],
    art: [
      schoolBody(spec, body, paint, livery),
      glazing([windshield, quarter], paint, { frameIn: 1.1 }),
      panel(hood, paint.bodyFill, paint.seam, 0.8),
      stroke(segment(end - 24, 60, end - 10, 56), '#ffffff', 1, 0.4),
      headLamp(
        [
          [end - 14, 38, 2],
          [end - 13, 47, 2],
          [end - 5, 47, 2],
          [end - 4.4, 38, 1],
        ],
        [end - 8.4, 42.5, 2.7],
      ),
      panel(
        polygon([
          [end - 18, 17, 2],
          [end - 18, 27, 1],
          [end - 1, 28, 3],
          [end, 18, 2],
        ]),
        paint.trim,
        '#0d1216',
        0.6,
      ),
      wheelArches([front, rear], 20),
      mirror(
        [
          [end - 30, 90],
          [end - 19, 88],
          [end - 19, 70],
        ],
        [end - 22.5, 70, end - 16, 88],
      ),
    ].join(''),
  };
};
