/**
 * SVG building blocks in bus inches: x runs from the rear bumper (0) to the front bumper, y is
 * the height above the ground. The y axis is turned here, once, so that drawing code reads like
 * a dimension sheet.
 */
export type Point = readonly [x: number, y: number, cornerRadius?: number];

/** A number for an attribute: at most two decimals, never `-0`. */
export const num = (value: number): string => String(Math.round(value * 100) / 100 + 0);

const at = (x: number, y: number) => `${num(x)} ${num(-y)}`;

/** Path data of a closed polygon whose corners are rounded by each point's own radius. */
export function polygon(points: readonly Point[]): string {
  const count = points.length;
  let data = '';
  for (let index = 0; index < count; index += 1) {
    const [x, y, radius = 0] = points[index]!;
    const command = index === 0 ? 'M' : 'L';
    if (radius === 0) {
      data += `${command}${at(x, y)}`;
      continue;
    }
    const enter = toward([x, y], points[(index + count - 1) % count]!, radius);
    const leave = toward([x, y], points[(index + 1) % count]!, radius);
    data += `${command}${at(...enter)}Q${at(x, y)} ${at(...leave)}`;
  }
  return `${data}Z`;
}

function toward(from: Point, to: Point, distance: number): [number, number] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const share = Math.min(distance, length / 2) / length;
  return [from[0] + dx * share, from[1] + dy * share];
}

/** Path data of a rectangle from its left, bottom, right and top edges. */
export function box(left: number, bottom: number, right: number, top: number, radius = 0): string {
  const corner = Math.max(0, Math.min(radius, (right - left) / 2, (top - bottom) / 2));
  return polygon([
    [left, bottom, corner],
    [left, top, corner],
    [right, top, corner],
    [right, bottom, corner],
  ]);
}

/** Path data of an open line through points. */
export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${at(x, y)}`).join('');

/** Path data of a straight line. */
export const segment = (fromX: number, fromY: number, toX: number, toY: number): string =>
  `M${at(fromX, fromY)}L${at(toX, toY)}`;

/** Path data of a circle, so that it can be joined with other outlines. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${at(x - radius, y)}a${num(radius)} ${num(radius)} 0 1 1 ${num(radius * 2)} 0a${num(radius)} ${num(radius)} 0 1 1 ${num(-radius * 2)} 0Z`;

export const fill = (data: string, paint: string, opacity = 1): string =>
  data === ''
    ? ''
    : `<path d="${data}" fill="${paint}"${opacity < 1 ? ` fill-opacity="${num(opacity)}"` : ''}/>`;

export const stroke = (data: string, color: string, width: number, opacity = 1): string =>
  data === ''
    ? ''
    : `<path d="${data}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${num(opacity)}"` : ''}/>`;

/** A filled outline with a drawn edge. */
export const panel = (data: string, paint: string, edge: string, width: number): string =>
  `<path d="${data}" fill="${paint}" stroke="${edge}" stroke-width="${num(width)}" stroke-linejoin="round"/>`;

export type Stop = readonly [offset: number, color: string, opacity?: number];

/** A gradient in bus inches, between two points. `repeat` tiles it along its direction. */
export function gradient(
  id: string,
  from: Point,
  to: Point,
  stops: readonly Stop[],
  repeat = false,
): string {
  const marks = stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${num(offset)}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${num(opacity)}"` : ''}/>`,
    )
    .join('');
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(from[0])}" y1="${num(-from[1])}" x2="${num(to[0])}" y2="${num(-to[1])}"${repeat ? ' spreadMethod="repeat"' : ''}>${marks}</linearGradient>`;
}
