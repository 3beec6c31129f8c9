import { brightness } from './color.ts';
import {
  bayDoors,
  entranceDoor,
  headLamp,
  liftDoor,
  louvers,
  markers,
  roofHatch,
  tailLamp,
} from './fittings.ts';
import { glazing, windowRow, type Pane } from './glazing.ts';
import type { Paint } from './paint.ts';
import type { BusPictureSpec } from './picture-spec.ts';
import type { BodyHeights } from './school-body.ts';
import { box, fill, panel, polygon, polyline, segment, stroke } from './shapes.ts';
import type { Vehicle } from './vehicle.ts';
import { wheelArches, type Wheel } from './wheels.ts';

const WHEEL_IN = 20.6;
const TAG_AXLE_FROM_IN = 510;

export type CoachHeights = Omit<BodyHeights, 'eave'>;

export const FULL_SIZE: CoachHeights = { skirt: 13, floor: 62, sill: 82, glassTop: 128, roof: 142 };
export const MID_SIZE: CoachHeights = { skirt: 13, floor: 55, sill: 74, glassTop: 119, roof: 133 };

/** Axles of an integral coach: 45 ft coaches carry a tag axle behind the drive axle. */
function coachWheels(lengthIn: number): { front: Wheel; drive: Wheel; tag: Wheel | null } {
  const front: Wheel = { x: lengthIn - 76, radius: WHEEL_IN, kind: 'alloy' };
  if (lengthIn < TAG_AXLE_FROM_IN)
    return { front, drive: { x: lengthIn * 0.245, radius: WHEEL_IN, kind: 'dual' }, tag: null };
  return {
    front,
    drive: { x: lengthIn * 0.285, radius: WHEEL_IN, kind: 'dual' },
    tag: { x: lengthIn * 0.285 - 48, radius: WHEEL_IN, kind: 'alloy' },
  };
}

export type CoachFinish = {
  heights: CoachHeights;
  /** Panes kept clear; the rest of the ribbon is painted over (conversions). */
  keepPane?: (index: number, count: number) => boolean;
  extras?: (lengthIn: number, heights: CoachHeights, paint: Paint) => string;
};

/** Highway coach: high floor over luggage bays, one ribbon of dark glass, raked curved front. */
export function drawCoachShell(
  spec: BusPictureSpec,
  lengthIn: number,
  paint: Paint,
  finish: CoachFinish,
): Vehicle {
  const { heights } = finish;
  const end = lengthIn;
  const { front, drive, tag } = coachWheels(lengthIn);
  const rear = 2;
  const lean = (heights.roof - heights.sill) * 0.5;
  const shell = polygon([
    [rear + 4, heights.skirt, 5],
    [rear, 40, 8],
    [rear + 1, heights.sill, 20],
    [rear + 8, heights.roof - 8, 12],
    [rear + 24, heights.roof, 14],
    [end - lean - 26, heights.roof, 30],
    [end - lean + 6, heights.roof - 9, 16],
    [end - 8, heights.sill + 4, 24],
    [end - 1.5, 46, 14],
    [end - 1, 24, 6],
    [end - 8, heights.skirt, 5],
  ]);
  const ribbon: Pane = [
    [rear + 16, heights.sill, 6],
    [rear + 22, heights.glassTop, 8],
    [end - lean - 4, heights.glassTop, 16],
    [end - 17, heights.sill + 6, 10],
    [end - 54, heights.sill + 2, 6],
    [end - 60, heights.sill, 4],
  ];
  const from = rear + 24;
  const to = end - 58;
  const count = Math.max(3, Math.round((to - from) / 64));
  const panes = windowRow(
    { from, to, sill: heights.sill + 2, top: heights.glassTop - 2, gapIn: 1.6 },
    count,
    2,
  );
  const shown = finish.keepPane
    ? panes.filter((_, index) => finish.keepPane!(index, count))
    : panes;
  const driver: Pane = [
    [end - 54, heights.sill + 4, 3],
    [end - 54, heights.glassTop - 2, 3],
    [end - lean - 6, heights.glassTop - 2, 10],
    [end - 20, heights.sill + 9, 8],
    [end - 24, heights.sill + 5, 3],
  ];
  const lowFrom = drive.x + WHEEL_IN * 1.35;
  const lowTo = front.x - WHEEL_IN * 1.35;
  const wheels = [drive, ...(tag ? [tag] : []), front];
  return {
    heightIn: heights.roof + 4,
    roofLineIn: heights.glassTop + 6,
    frontOverhangIn: 13,
    wheels,
    art: [
      panel(shell, paint.bodyFill, paint.seam, 1),
      sweep(lengthIn, heights, paint, Boolean(spec.accentColor)),
      finish.keepPane ? '' : fill(polygon(ribbon), '#141b22'),
      glazing(finish.keepPane ? shown : [...shown, driver], paint, {
        tinted: true,
        frameIn: finish.keepPane ? 1.6 : 0,
        seats: finish.keepPane ? null : { pitchIn: 33, riseIn: 17, fromX: from + 4, toX: to },
      }),
      finish.keepPane ? glazing([driver], paint, { tinted: true, frameIn: 1.6 }) : '',
      windshieldEdge(end, heights, lean),
      bayDoors(
        lowFrom,
        lowTo,
        heights.skirt + 4,
        heights.floor - 4,
        Math.max(2, Math.round((lowTo - lowFrom) / 66)),
        paint,
      ),
      stroke(segment(rear + 2, heights.floor, end - 50, heights.floor), paint.seam, 0.7, 0.6),
      louvers(
        rear + 12,
        heights.skirt + 24,
        (tag ?? drive).x - WHEEL_IN * 1.6,
        heights.floor - 4,
        7,
      ),
      spec.lift
        ? liftDoor(
            lowTo - 60,
            heights.floor - 2,
            lowTo - 18,
            heights.glassTop - 1,
            heights.sill + 3,
            heights.glassTop - 4,
            paint,
            true,
          )
        : '',
      entranceDoor(end - 49, heights.skirt, end - 20, heights.sill + 12, paint, {
        leaves: 1,
        split: true,
        glassFrom: 0.3,
        leafColor: paint.body,
        tinted: true,
      }),
      wheelArches([front, drive, ...(tag ? [tag] : [])], heights.skirt),
      tailLamp(rear - 0.6, 44, 74, 2.6),
      headLamp(
        [
          [end - 20, 32, 2],
          [end - 16, 41, 4],
          [end - 3, 41, 2],
          [end - 1.8, 32, 2],
        ],
        [end - 7.5, 36.4, 2.8],
      ),
      fill(box(end - 18, 20, end - 2, 22.4, 1), paint.trim, 0.6),
      markers([rear + 20, lengthIn * 0.36, lengthIn * 0.62, end - 60], heights.skirt + 2.4),
      roofHatch(lengthIn * 0.28, heights.roof, 26),
      roofHatch(lengthIn * 0.62, heights.roof, 26),
      swanMirror(end, heights, lean),
      finish.extras?.(lengthIn, heights, paint) ?? '',
    ].join(''),
  };
}

/** The painted sweep over the rear third that coaches carry as their company color. */
function sweep(
  lengthIn: number,
  { skirt, sill, roof }: CoachHeights,
  paint: Paint,
  chosen: boolean,
): string {
  const at = (share: number) => lengthIn * share;
  // On near-black paint a silver sweep nobody asked for stays a hint.
  const strong = chosen || brightness(paint.body) > 0.16 ? 1 : 0.5;
  return [
    fill(
      polygon([
        [6.6, skirt + 0.8, 5],
        [2.7, 40, 8],
        [3.7, sill, 20],
        [10.6, roof - 8, 12],
        [26.4, roof - 0.6, 14],
        [at(0.2), roof - 0.6],
        [at(0.3), roof - 1],
        [at(0.2), sill - 10, 70],
        [at(0.46), skirt + 0.8, 40],
        [at(0.2), skirt + 0.8],
      ]),
      paint.accentFill,
      strong,
    ),
    fill(
      polygon([
        [at(0.32), roof - 1],
        [at(0.345), roof - 1],
        [at(0.25), sill - 8, 70],
        [at(0.56), skirt + 0.8, 40],
        [at(0.5), skirt + 0.8, 20],
        [at(0.225), sill - 10, 70],
      ]),
      paint.accentFill,
      0.45 * strong,
    ),
  ].join('');
}

function windshieldEdge(end: number, { sill, glassTop }: CoachHeights, lean: number): string {
  return [
    fill(
      polygon([
        [end - lean - 3, glassTop + 4, 4],
        [end - lean + 4, glassTop + 3, 6],
        [end - 9.5, sill + 2, 10],
        [end - 5, 58, 8],
        [end - 13, 58, 4],
        [end - 15, sill + 2, 8],
      ]),
      '#1d2a35',
    ),
    stroke(
      polyline([
        [end - lean + 1, glassTop],
        [end - 12, sill + 4, 8],
      ]),
      '#8fb0c6',
      1.4,
      0.6,
    ),
  ].join('');
}

/** The hanging mirror of a coach: an arm from the roof corner, the head before the windshield. */
function swanMirror(end: number, { roof, sill }: CoachHeights, lean: number): string {
  return [
    stroke(
      `M${end - lean + 2} ${-(roof - 9)}Q${end + 2} ${-(roof - 4)} ${end + 6} ${-(roof - 24)}`,
      '#1a222a',
      2.6,
    ),
    panel(
      polygon([
        [end + 1.5, sill + 14, 3],
        [end + 2, roof - 22, 4],
        [end + 11, roof - 22, 4],
        [end + 11, sill + 16, 5],
      ]),
      '#1a222a',
      '#0b1014',
      0.6,
    ),
    fill(box(end + 3, sill + 19, end + 4.4, roof - 26, 0.6), '#ffffff', 0.22),
  ].join('');
}
