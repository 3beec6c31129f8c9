import { brightness, lighten, mix } from './color.ts';
import { headLamp, markers, mirror, tailLamp, wheelchairMark } from './fittings.ts';
import { glazing, type Pane } from './glazing.ts';
import { fill, box, panel, polygon, segment, stroke, disc } from './shapes.ts';
import type { Paint } from './paint.ts';
import type { VehicleDrawer } from './vehicle.ts';
import { wheelArches, type Wheel } from './wheels.ts';

const WHEEL_IN = 18;
const T = {
  skirt: 19,
  floor: 38,
  sill: 64,
  springing: 90,
  glassTop: 98,
  eave: 106,
  deck: 127,
  roof: 134,
};
const BRASS = '#c99a3f';
const OAK = '#8a5a2b';
const CREAM = '#f3e7cb';

/** Replica trolley: clerestory roof, arched windows, oak and brass, lantern and cowcatcher. */
export const drawTrolley: VehicleDrawer = (spec, lengthIn, paint) => {
  const end = lengthIn;
  const rear = 6;
  const front: Wheel = { x: end - 58, radius: WHEEL_IN, kind: 'steel' };
  const drive: Wheel = { x: lengthIn * 0.255, radius: WHEEL_IN, kind: 'dual' };
  const door = { left: front.x - 62, right: front.x - 30 };
  const platform = { left: rear + 4, right: rear + 44 };
  const panes = [
    ...archedRow(platform.right + 8, door.left - 8),
    ...archedRow(door.right + 8, end - 18, 26),
  ];
  const shell = polygon([
    [rear, T.skirt, 4],
    [rear, T.eave],
    [end - 14, T.eave],
    [end - 9, 66, 8],
    [end - 7, 40, 4],
    [end - 8, T.skirt, 4],
  ]);
  const cream = brightness(paint.body) > 0.75 ? lighten(OAK, 0.55) : CREAM;
  return {
    heightIn: 138,
    roofLineIn: 106,
    rearOverhangIn: 2,
    frontOverhangIn: 4,
    wheels: [drive, front],
    art: [
      clerestory(rear, end, paint, cream),
      panel(shell, paint.bodyFill, paint.seam, 0.9),
      fill(box(rear + 0.6, T.sill - 3, end - 12, T.eave - 0.5), cream),
      fill(box(rear + 0.6, T.eave - 5, end - 13, T.eave - 0.6), paint.bodyFill),
      woodwork(rear, end, paint),
      glazing(panes, paint, {
        frameIn: 2,
        frameColor: OAK,
        seats: { pitchIn: 30, riseIn: 10, fromX: platform.right + 14, toX: door.left - 10 },
      }),
      rearPlatform(platform),
      trolleyDoor(door),
      spec.lift ? trolleyLift(drive.x + 30, paint) : '',
      wheelArches([front, drive], T.skirt),
      frontEnd(end, paint),
      tailLamp(rear - 0.6, 44, 60),
      markers([rear + 8, lengthIn * 0.5, end - 20], T.eave + 2),
      mirror(
        [
          [end - 14, 98],
          [end - 4, 97],
          [end - 3, 92],
        ],
        [end - 5, 74, end + 1, 94],
      ),
    ].join(''),
  };
};

function archedRow(from: number, to: number, pitchIn = 31): Pane[] {
  const count = Math.max(1, Math.round((to - from) / pitchIn));
  const gap = 5.4;
  const width = (to - from - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => {
    const left = from + index * (width + gap);
    const right = left + width;
    return [
      [left, T.sill, 1.5],
      [left, T.springing],
      [left + width * 0.1, T.glassTop - 2.6, 3],
      [left + width * 0.5, T.glassTop + 1.6, width * 0.4],
      [right - width * 0.1, T.glassTop - 2.6, 3],
      [right, T.springing],
      [right, T.sill, 1.5],
    ] as Pane;
  });
}

/** The raised middle of the roof with its row of small lights, and the bowed ends. */
function clerestory(rear: number, end: number, paint: Paint, cream: string): string {
  const lower = polygon([
    [rear - 4, T.eave - 1, 2],
    [rear + 2, T.eave + 7, 8],
    [rear + 22, T.eave + 9, 8],
    [end - 36, T.eave + 9, 8],
    [end - 14, T.eave + 6, 8],
    [end - 5, T.eave - 1, 2],
  ]);
  const deck = polygon([
    [rear + 12, T.eave + 8],
    [rear + 26, T.deck, 8],
    [rear + 34, T.roof, 10],
    [end - 56, T.roof, 14],
    [end - 42, T.deck - 1, 10],
    [end - 24, T.eave + 8],
  ]);
  const from = rear + 36;
  const to = end - 58;
  const count = Math.round((to - from) / 17);
  const lights = Array.from({ length: count }, (_, index) => {
    const step = (to - from) / count;
    return box(
      from + index * step + 2,
      T.eave + 10.6,
      from + (index + 1) * step - 2,
      T.deck - 2.6,
      1.5,
    );
  }).join('');
  return [
    panel(deck, paint.roofFill, paint.seam, 0.9),
    fill(box(from - 3, T.eave + 8.6, to + 3, T.deck - 0.6, 2), cream),
    fill(lights, '#4f6878') + fill(lights, 'url(#glare)'),
    panel(lower, paint.roofFill, paint.seam, 0.9),
    fill(box(rear - 3, T.eave - 2, end - 6, T.eave, 1), BRASS),
  ].join('');
}

function woodwork(rear: number, end: number, paint: Paint): string {
  const line = mix(paint.body, '#f4d58a', 0.75);
  const panelFrom = rear + 52;
  const count = Math.max(3, Math.round((end - 150 - panelFrom) / 58));
  const step = (end - 140 - panelFrom) / count;
  const frames = Array.from({ length: count }, (_, index) =>
    box(
      panelFrom + index * step + 3,
      T.floor + 7,
      panelFrom + (index + 1) * step - 3,
      T.sill - 8,
      3,
    ),
  ).join('');
  return [
    fill(box(rear + 0.6, T.sill - 5.4, end - 10, T.sill - 2.6), OAK),
    fill(box(rear + 0.6, T.floor, end - 8, T.floor + 1.6), BRASS),
    stroke(frames, line, 0.9),
    fill(box(rear + 1, T.skirt, end - 8.6, T.skirt + 3), '#20262b', 0.7),
  ].join('');
}

/** Open rear platform with its brass rail. */
function rearPlatform({ left, right }: { left: number; right: number }): string {
  const posts = [0, 0.33, 0.66, 1]
    .map((share) => left + 2 + (right - left - 4) * share)
    .map((x) => segment(x, T.floor + 12, x, T.sill - 2))
    .join('');
  return [
    fill(box(left, T.floor + 10, right, T.eave - 6, 3), '#33424c'),
    fill(box(left + 3, T.sill + 6, right - 3, T.eave - 9, 2), '#8ba1ae', 0.55),
    stroke(posts, BRASS, 1.2),
    stroke(segment(left + 1, T.sill - 2, right - 1, T.sill - 2), BRASS, 1.8),
    stroke(box(left, T.floor + 10, right, T.eave - 6, 3), OAK, 2),
  ].join('');
}

function trolleyDoor({ left, right }: { left: number; right: number }): string {
  const middle = (left + right) / 2;
  const panes: Pane[] = [
    [left + 3, middle - 2],
    [middle + 2, right - 3],
  ].map(
    ([from, to]) =>
      [
        [from!, T.floor + 2, 2],
        [from!, T.glassTop - 4, 5],
        [to!, T.glassTop - 4, 5],
        [to!, T.floor + 2, 2],
      ] as Pane,
  );
  return [
    panel(box(left, T.skirt - 4, right, T.glassTop + 2, 3), OAK, '#4f3216', 0.9),
    stroke(panes.map((pane) => polygon(pane)).join(''), '#4f3216', 1),
    fill(panes.map((pane) => polygon(pane)).join(''), 'url(#glass)'),
    fill(panes.map((pane) => polygon(pane)).join(''), 'url(#glare)'),
    stroke(segment(middle, T.skirt - 3, middle, T.glassTop + 1), '#4f3216', 0.9),
    fill(
      box(middle - 3, 62, middle - 1.6, 76, 0.7) + box(middle + 1.6, 62, middle + 3, 76, 0.7),
      BRASS,
    ),
  ].join('');
}

function trolleyLift(x: number, paint: Paint): string {
  return (
    stroke(box(x, T.skirt + 5, x + 44, T.sill - 4, 1.5), paint.seam, 1) +
    wheelchairMark(x + 22, 48, 9)
  );
}

/** Dash, lantern and the slatted cowcatcher. */
function frontEnd(end: number, paint: Paint): string {
  const windshield: Pane = [
    [end - 15.6, T.eave - 9, 2],
    [end - 13.6, T.eave - 9, 1],
    [end - 9.6, 67, 1],
    [end - 14, 66, 1],
  ];
  const slats = [0, 1, 2, 3, 4]
    .map((index) => segment(end - 19 + index * 4, T.skirt + 3, end - 15.5 + index * 4.2, 8))
    .join('');
  return [
    glazing([windshield], paint, { frameIn: 1, frameColor: OAK }),
    headLamp(
      [
        [end - 15, 44, 2],
        [end - 15, 54, 4],
        [end - 6.8, 54, 3],
        [end - 6.4, 44, 2],
      ],
      [end - 9.6, 49, 3.6],
    ),
    stroke(disc(end - 9.6, 49, 4.4), BRASS, 1.2),
    stroke(slats, '#2a3138', 1.5),
    stroke(segment(end - 21, T.skirt + 3, end - 2, T.skirt + 3), '#2a3138', 2.4),
    stroke(segment(end - 16, 8, end + 2, 8), '#2a3138', 1.8),
    fill(disc(end - 22, T.eave + 13, 3.2), BRASS) +
      stroke(segment(end - 22, T.eave + 16, end - 22, T.eave + 7), BRASS, 1.4),
  ].join('');
}
