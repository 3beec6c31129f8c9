import { rectPane, glazing } from './glazing.ts';
import type { Paint } from './paint.ts';
import { box, disc, fill, panel, polygon, polyline, segment, stroke } from './shapes.ts';

/** Amber side marker lights along a line. */
export function markers(xs: readonly number[], y: number): string {
  return fill(xs.map((x) => box(x - 1.5, y - 0.8, x + 1.5, y + 0.8, 0.6)).join(''), '#f2a01f');
}

/** Rear lamp cluster seen from the side: a red edge with amber and white below. */
export function tailLamp(x: number, bottom: number, top: number, widthIn = 2.2): string {
  const step = (top - bottom) / 3;
  return [
    fill(box(x, bottom + step, x + widthIn, top, 0.8), '#c8242b'),
    fill(box(x, bottom + step * 0.35, x + widthIn, bottom + step, 0.5), '#f0a22a'),
    fill(box(x, bottom, x + widthIn, bottom + step * 0.35, 0.4), '#eef1f3'),
  ].join('');
}

/** A headlamp as a slanted lens with its bright core. */
export function headLamp(
  points: Parameters<typeof polygon>[0],
  core: [number, number, number],
): string {
  return [
    panel(polygon(points), '#dfe7ec', '#5c6871', 0.6),
    fill(disc(core[0], core[1], core[2]), '#ffffff'),
    stroke(disc(core[0], core[1], core[2]), '#9fb0bb', 0.5),
  ].join('');
}

/** Two-leaf entrance door with glass from knee to head, seen from the curb. */
export function entranceDoor(
  left: number,
  bottom: number,
  right: number,
  top: number,
  paint: Paint,
  options: {
    leaves?: number;
    leafColor?: string;
    glassFrom?: number;
    split?: boolean;
    tinted?: boolean;
  } = {},
): string {
  const {
    leaves = 2,
    leafColor = paint.trim,
    glassFrom = 0.08,
    split = true,
    tinted = false,
  } = options;
  const width = (right - left) / leaves;
  const height = top - bottom;
  const panes = Array.from({ length: leaves }, (_, index) => {
    const from = left + index * width + 2.4;
    const to = left + (index + 1) * width - 2.4;
    const middle = bottom + height * 0.5;
    const foot = bottom + height * glassFrom;
    return split
      ? [rectPane(from, foot, to, middle - 2, 1.5), rectPane(from, middle + 2, to, top - 3, 1.5)]
      : [rectPane(from, foot, to, top - 3, 1.5)];
  }).flat();
  return [
    panel(box(left, bottom, right, top, 2.5), leafColor, paint.trim, 0.9),
    glazing(panes, paint, { frameIn: 0, tinted }),
    stroke(
      Array.from({ length: leaves - 1 }, (_, index) =>
        segment(left + (index + 1) * width, bottom + 1, left + (index + 1) * width, top - 1),
      ).join(''),
      '#0a0e12',
      0.9,
    ),
    fill(box(left + 1, bottom, right - 1, bottom + 1.4), '#59646d'),
  ].join('');
}

/** Double-leaf wheelchair lift door with windows, hinges and the international blue mark. */
export function liftDoor(
  left: number,
  bottom: number,
  right: number,
  top: number,
  sill: number,
  glassTop: number,
  paint: Paint,
  tinted: boolean,
): string {
  const middle = (left + right) / 2;
  const panes = [
    rectPane(left + 3.5, sill, middle - 2.5, glassTop, 2),
    rectPane(middle + 2.5, sill, right - 3.5, glassTop, 2),
  ];
  const hinge = (x: number) =>
    [bottom + 8, (bottom + sill) / 2 + 4, glassTop - 3]
      .map((y) => box(x - 0.9, y - 2, x + 0.9, y + 2))
      .join('');
  return [
    panel(box(left, bottom, right, top, 2), paint.bodyFill, paint.seam, 1),
    stroke(segment(middle, bottom, middle, top), paint.seam, 1),
    glazing(panes, paint, { frameIn: 1.2, tinted }),
    fill(hinge(left) + hinge(right), paint.seam),
    fill(box(middle + 1.6, sill - 13, middle + 3, sill - 8, 0.6), paint.trim),
    wheelchairMark(left + (middle - left) / 2, (bottom + sill) / 2 + 2, 10),
  ].join('');
}

/** A small access plate: white figure in a wheelchair on blue. */
export function wheelchairMark(x: number, y: number, size: number): string {
  const u = size / 10;
  return [
    fill(box(x - 5 * u, y - 5 * u, x + 5 * u, y + 5 * u, 1.2 * u), '#0b63ce'),
    fill(disc(x - 0.4 * u, y + 3.2 * u, 0.85 * u), '#ffffff'),
    stroke(
      polyline([
        [x - 0.4 * u, y + 1.8 * u],
        [x - 0.2 * u, y - 0.6 * u],
        [x + 1.9 * u, y - 0.6 * u],
        [x + 2.8 * u, y - 2.8 * u],
      ]),
      '#ffffff',
      0.9 * u,
    ),
    stroke(
      `M${x + 1.2 * u} ${-(y - 2.2 * u)}A${2.1 * u} ${2.1 * u} 0 1 1 ${x - 1.4 * u} ${-(y + 0.4 * u)}`,
      '#ffffff',
      0.75 * u,
    ),
  ].join('');
}

/** Low air-conditioning housing on the roof. `y` is the roof line it sits on. */
export function roofUnit(
  left: number,
  right: number,
  y: number,
  heightIn: number,
  color = '#e6eaec',
): string {
  const outline = polygon([
    [left, y - 2],
    [left + 5, y + heightIn, 4],
    [right - 9, y + heightIn, 5],
    [right, y - 2],
  ]);
  const slats = [0.35, 0.6]
    .map((share) =>
      segment(left + 9, y + heightIn * share, left + (right - left) * 0.45, y + heightIn * share),
    )
    .join('');
  return panel(outline, color, '#87929b', 0.7) + stroke(slats, '#9aa5ad', 0.7);
}

/** Roof hatch: a low lid. */
export const roofHatch = (x: number, y: number, widthIn = 22): string =>
  panel(
    polygon([
      [x, y - 1.5],
      [x + 1.5, y + 2.4, 1],
      [x + widthIn - 1.5, y + 2.4, 1],
      [x + widthIn, y - 1.5],
    ]),
    '#d9dee2',
    '#7d8891',
    0.6,
  );

/** Outside mirror on a stalk: the arm as points, then the head as a box. */
export function mirror(
  arm: readonly (readonly [number, number])[],
  head: readonly [number, number, number, number],
  color = '#1a222a',
): string {
  return [
    stroke(polyline(arm), '#1a222a', 1.3),
    panel(box(...head, 2), color, '#0b1014', 0.6),
    fill(box(head[0] + 0.9, head[1] + 1.5, head[0] + 1.9, head[3] - 1.5, 0.5), '#ffffff', 0.25),
  ].join('');
}

/** Hinged panels in the skirt (luggage bays, batteries): seams and latches between two points. */
export function bayDoors(
  from: number,
  to: number,
  bottom: number,
  top: number,
  count: number,
  paint: Paint,
): string {
  const width = (to - from) / count;
  let seams = '';
  let latches = '';
  for (let index = 0; index < count; index += 1) {
    const left = from + index * width;
    seams += box(left + 0.6, bottom, left + width - 0.6, top, 1.5);
    latches += box(left + width / 2 - 2.6, bottom + 2.2, left + width / 2 + 2.6, bottom + 4, 0.8);
  }
  return stroke(seams, paint.seam, 0.7, 0.75) + fill(latches, paint.trim, 0.8);
}

/** Grille slats in a dark opening. */
export function louvers(
  left: number,
  bottom: number,
  right: number,
  top: number,
  count: number,
): string {
  const step = (top - bottom) / count;
  const slats = Array.from({ length: count - 1 }, (_, index) =>
    segment(left + 1.5, bottom + (index + 1) * step, right - 1.5, bottom + (index + 1) * step),
  ).join('');
  return fill(box(left, bottom, right, top, 1.5), '#2a333b') + stroke(slats, '#65717b', step * 0.3);
}
