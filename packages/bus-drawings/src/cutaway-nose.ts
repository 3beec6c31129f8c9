import { headLamp, markers, mirror } from './fittings.ts';
import { glazing } from './glazing.ts';
import type { Paint } from './paint.ts';
import { box, fill, panel, polygon, polyline, stroke } from './shapes.ts';
import { wheelArches } from './wheels.ts';

export const VAN_WHEEL_IN = 14.8;

/** From the front bumper back to where the bus body starts, on a van cutaway chassis. */
export const VAN_NOSE_IN = 74;

/** Front axle behind the front bumper on a van cutaway chassis. */
export const VAN_AXLE_IN = 35;

/**
 * The cab of a van cutaway (E-450 or Express 4500 class): short hood, steep windshield, curb-side
 * window. The bus body starts behind it; of a school bus its hood is as yellow as the body.
 */
export function vanNose(lengthIn: number, paint: Paint): string {
  const front = lengthIn;
  const shell = polygon([
    [front - 78, 19],
    [front - 78, 90, 3],
    [front - 68, 90, 6],
    [front - 41, 59, 5],
    [front - 14, 52.5, 9],
    [front - 4, 46, 6],
    [front - 3, 22, 3],
    [front - 10, 19],
  ]);
  const windshield = [
    [front - 65, 86, 2],
    [front - 43, 59.5, 1],
    [front - 46.5, 58.5, 1],
    [front - 67.5, 84, 2],
  ] as const;
  const sideWindow = [
    [front - 74, 59, 2],
    [front - 74, 84, 3],
    [front - 69.5, 84, 2],
    [front - 50, 60.5, 2.5],
    [front - 50, 59, 1],
  ] as const;
  const axle = front - VAN_AXLE_IN;
  return [
    panel(shell, paint.bodyFill, paint.seam, 0.9),
    // Hood shut line and the crease that runs into the lamp.
    stroke(
      polyline([
        [front - 42, 57],
        [front - 18, 49.5],
        [front - 8, 47],
      ]),
      paint.seam,
      0.7,
      0.8,
    ),
    stroke(
      polyline([
        [front - 76, 46],
        [front - 52, 45],
        [front - 24, 42],
      ]),
      '#ffffff',
      1,
      0.35,
    ),
    fill(polygon(windshield), '#8ea6b5'),
    glazing([sideWindow], paint, { frameIn: 1.1 }),
    wheelArches([{ x: axle, radius: VAN_WHEEL_IN }], 20),
    stroke(archLip(axle), paint.seam, 1),
    grilleAndBumper(front),
    headLamp(
      [
        [front - 14, 36, 1],
        [front - 13, 43.5, 2],
        [front - 5, 43, 2],
        [front - 4.2, 36, 1],
      ],
      [front - 7.6, 39.8, 2],
    ),
    fill(box(front - 19, 38, front - 14.8, 42, 1), '#f0a22a'),
    markers([front - 71], 54),
    mirror(
      [
        [front - 47, 60],
        [front - 41, 66],
      ],
      [front - 45.5, 62, front - 38.5, 78],
    ),
  ].join('');
}

const archLip = (x: number) => {
  const reach = VAN_WHEEL_IN * 1.2 + 0.8;
  return `M${x - reach} -20V${-VAN_WHEEL_IN}A${reach} ${reach} 0 0 1 ${x + reach} ${-VAN_WHEEL_IN}V-20`;
};

function grilleAndBumper(front: number): string {
  return [
    fill(
      polygon([
        [front - 5, 28],
        [front - 5.4, 44, 1],
        [front - 2.8, 43, 1],
        [front - 2.2, 28],
      ]),
      '#2a333b',
    ),
    panel(
      polygon([
        [front - 17, 16.5, 2],
        [front - 17, 26, 1],
        [front - 1, 27, 3],
        [front, 18, 2],
      ]),
      'url(#metal)',
      '#6c7780',
      0.6,
    ),
  ].join('');
}
