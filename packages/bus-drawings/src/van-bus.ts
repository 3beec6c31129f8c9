import { headLamp, mirror, tailLamp, wheelchairMark } from './fittings.ts';
import { glazing, type Pane } from './glazing.ts';
import { box, fill, panel, polygon, polyline, segment, stroke } from './shapes.ts';
import type { VehicleDrawer } from './vehicle.ts';
import { wheelArches, type Wheel } from './wheels.ts';

const WHEEL_IN = 14.4;

/** Full-size passenger van of the Transit and Sprinter kind: high roof, sliding door at the curb. */
export const drawVan: VehicleDrawer = (spec, lengthIn, paint) => {
  const end = lengthIn;
  const high = lengthIn >= 228;
  const roof = high ? 106 : 92;
  const rear = 3;
  const front: Wheel = { x: end - 38, radius: WHEEL_IN, kind: 'hubcap' };
  const drive: Wheel = { x: lengthIn * 0.235, radius: WHEEL_IN, kind: 'hubcap' };
  const sill = 53;
  const top = high ? 82 : 78;
  const shell = polygon([
    [rear, 17, 4],
    [rear, 44, 6],
    [rear + 3, roof - 8, 10],
    [rear + 12, roof, 12],
    [end - 112, roof, 26],
    [end - 84, roof - 8, 16],
    [end - 36, 58, 12],
    [end - 12, 50, 14],
    [end - 3, 40, 8],
    [end - 2, 20, 4],
    [end - 8, 15, 4],
  ]);
  const slide = { left: end - 136, right: end - 84 };
  const cab: Pane = [
    [end - 80, sill, 2],
    [end - 80, top, 3],
    [end - 72, top, 6],
    [end - 45, sill + 4, 5],
    [end - 46, sill, 2],
  ];
  const slidePane: Pane = [
    [slide.left + 3, sill, 3],
    [slide.left + 3, top, 4],
    [slide.right - 2, top, 3],
    [slide.right - 2, sill, 3],
  ];
  const panes = rearPanes(rear + 9, slide.left - 3, sill, top);
  const windshield: Pane = [
    [end - 70, top + 2, 2],
    [end - 68.4, top + 3.4, 1],
    [end - 38, 58.6, 1],
    [end - 41.6, 57.4, 1],
  ];
  return {
    heightIn: roof + 3,
    roofLineIn: roof - 8,
    wheels: [drive, front],
    art: [
      panel(shell, paint.bodyFill, paint.seam, 0.8),
      fill(
        polygon([
          [rear + 4, roof - 9, 4],
          [rear + 12, roof - 0.6, 10],
          [end - 112, roof - 0.6, 24],
          [end - 86, roof - 8.4, 10],
          [end - 96, roof - 11],
        ]),
        '#ffffff',
        0.3,
      ),
      fill(
        polygon([
          [rear + 7, sill - 2.4, 4],
          [rear + 8, top + 2.4, 5],
          [end - 71, top + 2.4, 8],
          [end - 41, sill + 3, 5],
          [end - 45, sill - 2.4, 3],
        ]),
        '#141b21',
      ),
      glazing([...panes, slidePane, cab], paint, {
        tinted: true,
        frameIn: 0,
        seats: { pitchIn: 33, riseIn: 13, fromX: rear + 20, toX: end - 78 },
      }),
      glazing([windshield], paint, { frameIn: 0.6 }),
      bodyLines(rear, end, slide, roof, paint.seam),
      wheelArches([front, drive], 16),
      stroke([front.x, drive.x].map((x) => archLip(x)).join(''), paint.seam, 0.9),
      fill(
        polygon([
          [rear + 1, 16],
          [rear + 1, 23, 2],
          [drive.x - 19, 23],
          [drive.x - 19, 16],
        ]) + box(drive.x + 19, 16, front.x - 19, 22),
        '#242c33',
        0.9,
      ),
      fill(
        polygon([
          [front.x + 18.6, 16, 1],
          [front.x + 18, 21, 1],
          [end - 9, 22.5, 2],
          [end - 2.4, 22, 2],
          [end - 2.6, 17, 2.5],
          [end - 8, 14.6, 3],
        ]),
        '#242c33',
      ),
      stroke(
        polyline([
          [front.x + 20, 27],
          [end - 10, 29],
          [end - 3, 28.4],
        ]),
        paint.seam,
        0.7,
        0.8,
      ),
      fill(
        polygon([
          [end - 6, 30],
          [end - 5.4, 36, 1],
          [end - 2.9, 35, 1],
          [end - 2.6, 30],
        ]),
        '#242c33',
      ),
      fill(box(rear - 1, 17, rear + 12, 25, 3), '#242c33'),
      tailLamp(rear - 0.4, 46, 74, 3.4),
      headLamp(
        [
          [end - 21, 39, 3],
          [end - 19, 48.5, 5],
          [end - 8.6, 45.6, 3],
          [end - 4.4, 38, 2],
        ],
        [end - 10, 42, 2.5],
      ),
      spec.lift ? wheelchairMark(rear + 19, 39, 10) : '',
      mirror(
        [
          [end - 52, 58],
          [end - 47, 60],
        ],
        [end - 51, 57, end - 42.5, 70],
        paint.trim,
      ),
    ].join(''),
  };
};

function rearPanes(from: number, to: number, sill: number, top: number): Pane[] {
  const count = Math.max(1, Math.round((to - from) / 48));
  const width = (to - from - 2 * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => {
    const left = from + index * (width + 2);
    return [
      [left, sill, 4],
      [left, top, 4],
      [left + width, top, 3],
      [left + width, sill, 3],
    ] as Pane;
  });
}

const archLip = (x: number) => {
  const reach = WHEEL_IN * 1.2 + 0.7;
  return `M${x - reach} -18V${-WHEEL_IN}A${reach} ${reach} 0 0 1 ${x + reach} ${-WHEEL_IN}V-18`;
};

/** Door shut lines, the slider's rail, handles, the shoulder crease. */
function bodyLines(
  rear: number,
  end: number,
  slide: { left: number; right: number },
  roof: number,
  seam: string,
): string {
  return [
    stroke(
      [
        polyline([
          [slide.left, 24],
          [slide.left, roof - 14],
          [slide.right, roof - 14],
          [slide.right, 24],
        ]),
        segment(slide.right + 2, 24, slide.right + 2, 90 > roof - 12 ? roof - 13 : 88),
        polyline([
          [end - 42, 52],
          [end - 48, 44],
          [end - 54, 24],
        ]),
      ].join(''),
      seam,
      0.7,
      0.85,
    ),
    stroke(segment(rear + 14, 47.6, slide.left - 2, 47.6), seam, 1.6, 0.8),
    stroke(
      polyline([
        [rear + 6, 38],
        [end - 62, 38],
        [end - 22, 40],
      ]),
      '#ffffff',
      1.1,
      0.4,
    ),
    fill(
      box(slide.right - 9, 44.5, slide.right - 3, 46.4, 0.8) +
        box(slide.right + 4, 44.5, slide.right + 10, 46.4, 0.8),
      '#242c33',
    ),
    stroke(segment(end - 38, 56.6, end - 14, 48.4), seam, 0.7, 0.7),
  ].join('');
}
