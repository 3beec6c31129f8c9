import { entranceDoor, liftDoor, markers, roofHatch, tailLamp } from './fittings.ts';
import { glazing, sashBars, windowRow, type Pane } from './glazing.ts';
import type { Paint } from './paint.ts';
import type { BusPictureSpec } from './picture-spec.ts';
import { box, fill, panel, polygon, segment, stroke, type Point } from './shapes.ts';

/** Heights of a body above the ground, inches. */
export type BodyHeights = {
  skirt: number;
  floor: number;
  sill: number;
  glassTop: number;
  eave: number;
  roof: number;
};

export type SchoolBody = {
  heights: BodyHeights;
  /** Front wall and roof cap, from the roof down to the skirt; the rear is always square. */
  frontProfile: readonly Point[];
  door: { left: number; right: number };
  /** Where the row of passenger windows runs. */
  windows: { from: number; to: number };
};

const WINDOW_PITCH_IN = 28.5;

/** Windows a school body of this window stretch has: one per 28 to 30 inches of floor. */
export const schoolWindowCount = (stretchIn: number): number =>
  Math.max(2, Math.round(stretchIn / WINDOW_PITCH_IN));

export type SchoolLivery = {
  railColor: string;
  /** Black rub rails, reflective tape and eight-way lamps as on a bus in school service. */
  schoolService: boolean;
  /** Indexes of windows that were plated over (conversions, special bodies). */
  plated?: (index: number, count: number) => boolean;
};

/** Roof, walls, rub rails, split-sash windows, entrance door and rear end of a school-bus body. */
export function schoolBody(
  spec: BusPictureSpec,
  body: SchoolBody,
  paint: Paint,
  livery: SchoolLivery,
): string {
  const { heights, windows, door } = body;
  const rear = 4;
  const shell = polygon([
    [rear, heights.skirt, 2],
    [rear, heights.eave, 6],
    [rear + 4, heights.roof - 6, 8],
    [rear + 20, heights.roof, 10],
    ...body.frontProfile,
  ]);
  const liftDoorSpan = spec.lift ? liftSpan(body) : null;
  const rowStart = liftDoorSpan ? liftDoorSpan.right + 3 : windows.from;
  const count = schoolWindowCount(windows.to - rowStart);
  const all = windowRow(
    { from: rowStart, to: windows.to, sill: heights.sill, top: heights.glassTop, gapIn: 4 },
    count,
    2.2,
  );
  const panes = all.filter((_, index) => !livery.plated?.(index, count));
  const plates = all.filter((_, index) => livery.plated?.(index, count));
  const wallEnd = door.left - 2;
  return [
    panel(shell, paint.bodyFill, paint.seam, 1),
    roofShade(body, rear),
    rubRails(rear + 1, wallEnd, heights, livery),
    plates.length > 0
      ? stroke(plates.map((pane) => polygon(pane)).join(''), paint.seam, 0.7, 0.7)
      : '',
    windowsOf(panes, paint, rowStart, windows.to),
    rearEnd(rear, heights, paint),
    liftDoorSpan
      ? liftDoor(
          liftDoorSpan.left,
          heights.skirt + 8,
          liftDoorSpan.right,
          heights.glassTop + 4,
          heights.sill,
          heights.glassTop,
          paint,
          false,
        )
      : '',
    entranceDoor(door.left, heights.skirt - 6, door.right, heights.glassTop + 2, paint, {
      glassFrom: 0.14,
      leafColor: livery.schoolService ? '#20272d' : paint.seam,
    }),
    livery.schoolService ? eightWays(rear, body) : '',
    markers([rear + 5, (rear + door.left) / 2, door.left - 4], heights.eave + 2),
    roofHatch(rear + (door.left - rear) * 0.3, heights.roof),
    door.left > 300 ? roofHatch(rear + (door.left - rear) * 0.72, heights.roof) : '',
  ].join('');
}

function liftSpan({ windows }: SchoolBody): { left: number; right: number } {
  return { left: windows.from, right: windows.from + 46 };
}

function windowsOf(panes: readonly Pane[], paint: Paint, from: number, to: number): string {
  return [
    glazing(panes, paint, {
      frameIn: 1.3,
      seats: { pitchIn: 28, riseIn: 9, fromX: from + 2, toX: to },
    }),
    sashBars(panes, 0.54, paint.trim, 1.5),
  ].join('');
}

/** The roof bows inward above the eave, so it takes more sky than the wall does. */
function roofShade({ heights, frontProfile }: SchoolBody, rear: number): string {
  const front = Math.min(
    ...frontProfile.filter((point) => point[1] >= heights.eave).map((point) => point[0]),
  );
  return [
    fill(
      polygon([
        [rear + 0.6, heights.eave],
        [rear + 4.5, heights.roof - 6, 8],
        [rear + 20, heights.roof - 0.6, 10],
        [front - 2, heights.roof - 0.6, 8],
        [front + 2, heights.eave],
      ]),
      '#ffffff',
      0.2,
    ),
    stroke(segment(rear + 1, heights.eave, front + 6, heights.eave), '#33270a', 0.8, 0.35),
  ].join('');
}

function rubRails(
  from: number,
  to: number,
  heights: BodyHeights,
  { railColor, schoolService }: SchoolLivery,
): string {
  const lines = [heights.sill - 4.5, heights.floor + 9, heights.floor - 2, heights.skirt + 6];
  const rails = lines.map((y) => box(from, y - 1.5, to, y + 1.5, 1)).join('');
  const lights = lines.map((y) => box(from, y + 0.5, to, y + 1.2)).join('');
  return [
    fill(rails, railColor),
    fill(lights, '#ffffff', 0.22),
    schoolService ? fill(box(from, heights.floor + 2, to, heights.floor + 4), '#ffe680', 0.9) : '',
  ].join('');
}

function rearEnd(rear: number, heights: BodyHeights, paint: Paint): string {
  return [
    tailLamp(rear - 0.4, heights.floor + 4, heights.floor + 22),
    panel(box(0, heights.skirt - 4, 9, heights.skirt + 6, 1.5), paint.trim, '#0d1216', 0.5),
    stroke(segment(rear + 7, heights.sill - 8, rear + 7, heights.eave - 2), paint.seam, 0.6, 0.5),
  ].join('');
}

/** One eight-way lamp pod on a roof cap, hooded, its lens toward the front (1) or the rear (-1). */
function lampPod(x: number, y: number, face: 1 | -1): string {
  const [left, right] = face === 1 ? [x, x + 4] : [x - 4, x];
  const [from, to] = face === 1 ? [right - 1.6, right] : [left, left + 1.6];
  const lens = face === 1 ? '#e8a11c' : '#c9252c';
  return (
    fill(box(left, y - 3.4, right, y + 3.4, 1.2), '#171d22') +
    fill(box(from, y - 2.3, to, y + 2.3, 0.6), lens)
  );
}

/** Eight-way warning lamps: red and amber pods standing proud of both roof caps. */
function eightWays(rear: number, { heights, frontProfile }: SchoolBody): string {
  const cap = frontProfile.find((point) => point[1] < heights.roof) ?? frontProfile[0]!;
  return lampPod(rear + 3, heights.roof - 11, -1) + lampPod(cap[0] - 2.5, cap[1] + 3.5, 1);
}
