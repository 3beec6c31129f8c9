import { headLamp, mirror } from './fittings.ts';
import { glazing } from './glazing.ts';
import type { Paint } from './paint.ts';
import { box, fill, panel, polygon, polyline, segment, stroke } from './shapes.ts';
import { wheelArches } from './wheels.ts';

/** Front axle behind the front bumper on a conventional (hooded) chassis. */
export const TRUCK_AXLE_IN = 39;

/** From the front bumper back to the foot of the windshield. */
export const TRUCK_HOOD_IN = 64;

export type TruckNose = { wheelIn: number; chromeTrim: boolean };

/**
 * The hood, fender and bumper of a conventional: the "dog nose" of a Type C school bus and of
 * medium-duty shuttles. Drawn over the body's front wall.
 */
export function truckNose(lengthIn: number, paint: Paint, nose: TruckNose): string {
  const front = lengthIn;
  const cowl = front - TRUCK_HOOD_IN;
  const axle = front - TRUCK_AXLE_IN;
  const hood = polygon([
    [cowl - 5, 22],
    [cowl - 5, 74, 2],
    [cowl + 8, 73, 6],
    [front - 24, 66, 12],
    [front - 7, 57, 9],
    [front - 4, 38, 4],
    [front - 5, 28, 2],
    [front - 14, 24],
  ]);
  const reach = nose.wheelIn * 1.2;
  const fender = polygon([
    [axle - reach - 6, 22],
    [axle - reach - 5, 44, 10],
    [axle - reach + 6, 52, 10],
    [axle + reach - 4, 52, 12],
    [front - 5, 44, 4],
    [front - 5, 28, 2],
    [front - 14, 24],
  ]);
  return [
    panel(hood, paint.bodyFill, paint.seam, 0.9),
    stroke(segment(cowl + 2, 70, cowl + 2, 54), paint.seam, 0.8),
    stroke(
      polyline([
        [cowl + 5, 67],
        [front - 26, 60.5],
        [front - 11, 53.5],
      ]),
      '#ffffff',
      1.3,
      0.4,
    ),
    fill(box(cowl + 6, 58, cowl + 15, 60.5, 1), paint.trim, 0.8),
    panel(fender, paint.bodyFill, paint.seam, 0.7),
    wheelArches([{ x: axle, radius: nose.wheelIn }], 22),
    fill(
      polygon([
        [front - 5.6, 33],
        [front - 6.4, 55, 2],
        [front - 3.6, 52, 2],
        [front - 3, 33],
      ]),
      nose.chromeTrim ? 'url(#metal)' : paint.trim,
    ),
    headLamp(
      [
        [front - 17, 42, 3],
        [front - 16, 49, 2.5],
        [front - 6.5, 50, 2],
        [front - 5, 42, 2],
      ],
      [front - 10, 45.8, 2.6],
    ),
    fill(box(front - 22, 43.5, front - 17.6, 47, 1), '#f0a22a'),
    panel(
      polygon([
        [front - 19, 17, 2],
        [front - 19, 29, 1],
        [front - 1, 30, 3],
        [front, 19, 2],
      ]),
      nose.chromeTrim ? 'url(#metal)' : paint.trim,
      '#0d1216',
      0.6,
    ),
    stroke(segment(front - 17, 26.5, front - 3, 27.5), '#ffffff', 0.8, 0.3),
    mirror(
      [
        [front - 22, 65],
        [front - 19, 82],
        [front - 15, 84],
      ],
      [front - 17.5, 76, front - 11, 90],
    ),
  ].join('');
}

export type Windshield = { foot: number; base: number; head: number; top: number };

/** Windshield and the mirror in front of the door post, for a body with a hood before it. */
export function truckWindshield(paint: Paint, { foot, base, head, top }: Windshield): string {
  const pane = [
    [head - 2.6, top, 2],
    [head + 1.2, top, 2],
    [foot, base, 1],
    [foot - 4, base, 1],
  ] as const;
  return [
    glazing([pane], paint, { frameIn: 0.9 }),
    mirror(
      [
        [head + 5, top - 6],
        [foot + 5, top - 9],
        [foot + 5, base + 8],
      ],
      [foot + 1.5, base + 6, foot + 8, base + 26],
    ),
  ].join('');
}
