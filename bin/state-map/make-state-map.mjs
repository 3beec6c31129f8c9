#!/usr/bin/env node
/**
 * Writes `src/site/routes/locations/state-map.data.ts`: the outline of every state as an SVG path in
 * whole units of a 975 × 610 grid, already in the Albers projection with Alaska and Hawaii moved in.
 * Usage: node bin/state-map/make-state-map.mjs STATES_ALBERS_10M_JSON, the file of the npm package
 * us-atlas (ISC; made from Census Bureau boundaries, public domain). Run again only for a new atlas.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { geoPath } from 'd3-geo';
import { feature } from 'topojson-client';

const [source] = process.argv.slice(2);
if (!source) {
  process.stderr.write('Usage: node bin/state-map/make-state-map.mjs STATES_ALBERS_10M_JSON\n');
  process.exit(2);
}
const atlas = JSON.parse(readFileSync(source, 'utf8'));

/** A point nearer than this to the line between its neighbours is not seen on a page. */
const toleranceUnits = 0.9;
/** Islands below this many square units are specks. */
const smallestArea = 6;

/** @typedef {[x: number, y: number]} Point */
/** @typedef {{ arcs: Point[][], transform?: { scale: Point, translate: Point } }} Atlas */

/** @type {Record<string, string>} */
const codes = {
  '01': 'AL',
  '02': 'AK',
  '04': 'AZ',
  '05': 'AR',
  '06': 'CA',
  '08': 'CO',
  '09': 'CT',
  10: 'DE',
  11: 'DC',
  12: 'FL',
  13: 'GA',
  15: 'HI',
  16: 'ID',
  17: 'IL',
  18: 'IN',
  19: 'IA',
  20: 'KS',
  21: 'KY',
  22: 'LA',
  23: 'ME',
  24: 'MD',
  25: 'MA',
  26: 'MI',
  27: 'MN',
  28: 'MS',
  29: 'MO',
  30: 'MT',
  31: 'NE',
  32: 'NV',
  33: 'NH',
  34: 'NJ',
  35: 'NM',
  36: 'NY',
  37: 'NC',
  38: 'ND',
  39: 'OH',
  40: 'OK',
  41: 'OR',
  42: 'PA',
  44: 'RI',
  45: 'SC',
  46: 'SD',
  47: 'TN',
  48: 'TX',
  49: 'UT',
  50: 'VT',
  51: 'VA',
  53: 'WA',
  54: 'WV',
  55: 'WI',
  56: 'WY',
};

/**
 * Where the middle of a state is no good place for its letters: in a gulf, or over a border.
 *
 * @type {Record<string, Point>}
 */
const nudges = { LA: [-11, -2], FL: [15, 4], MI: [9, 16], ID: [0, 14], KY: [4, 2], MD: [0, -2] };

// Arcs are simplified before they are joined, so that two states still share one border.
const simple = {
  ...atlas,
  transform: undefined,
  arcs: absoluteArcs(atlas).map((/** @type {Point[]} */ arc) => simplify(arc, toleranceUnits)),
};
const centre = geoPath();
/** @type {any[]} Features of the atlas, which is read without types. */
const states = /** @type {any} */ (feature(simple, simple.objects.states)).features;
const lines = states.flatMap((state) => {
  const code = codes[state.id];
  if (!code) return [];
  const [moveX, moveY] = nudges[code] ?? [0, 0];
  const [middleX, middleY] = centre.centroid(state);
  const [x, y] = [Math.round(middleX + moveX), Math.round(middleY + moveY)];
  return [`  { code: '${code}', x: ${x}, y: ${y}, path: '${pathOf(state.geometry)}' },`];
});

writeFileSync(
  'src/site/routes/locations/state-map.data.ts',
  `/**
 * Outlines of the states on a 975 × 610 grid (Albers projection, Alaska and Hawaii moved in), and a
 * point inside each. Written by \`bin/state-map/make-state-map.mjs\` from us-atlas; see NOTICE.
 */
// prettier-ignore
export const stateShapes: readonly { code: string; x: number; y: number; path: string }[] = [
${lines.toSorted().join('\n')}
];
`,
);

/**
 * @param {Atlas} atlas
 * @returns {Point[][]}
 */
function absoluteArcs({ arcs, transform }) {
  const [scaleX, scaleY] = transform?.scale ?? [1, 1];
  const [moveX, moveY] = transform?.translate ?? [0, 0];
  return arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([stepX, stepY]) => {
      if (!transform) return /** @type {Point} */ ([stepX, stepY]);
      x += stepX;
      y += stepY;
      return /** @type {Point} */ ([x * scaleX + moveX, y * scaleY + moveY]);
    });
  });
}

/**
 * Douglas and Peucker: keeps the ends, and the farthest point of any part that bends enough.
 *
 * @param {Point[]} points
 * @param {number} tolerance
 * @returns {Point[]}
 */
function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const first = /** @type {Point} */ (points[0]);
  const last = /** @type {Point} */ (points.at(-1));
  let farthest = 0;
  let at = 0;
  for (let index = 1; index < points.length - 1; index += 1) {
    const distance = distanceToLine(/** @type {Point} */ (points[index]), first, last);
    if (distance > farthest) [farthest, at] = [distance, index];
  }
  if (farthest <= tolerance) return [first, last];
  const head = simplify(points.slice(0, at + 1), tolerance);
  return [...head, ...simplify(points.slice(at), tolerance).slice(1)];
}

/**
 * @param {Point} point
 * @param {Point} start
 * @param {Point} end
 */
function distanceToLine([x, y], [x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  // A ring begins and ends in one point.
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** @param {{ type: string, coordinates: any }} geometry */
function pathOf({ type, coordinates }) {
  /** @type {Point[][]} */
  const rings = (type === 'Polygon' ? [coordinates] : coordinates).map(
    (/** @type {Point[][]} */ [outer]) => outer,
  );
  const seen = rings.filter((ring) => areaOf(ring) >= smallestArea);
  const drawn =
    seen.length > 0
      ? seen
      : [/** @type {Point[]} */ (rings.toSorted((a, b) => areaOf(b) - areaOf(a))[0])];
  return drawn.map(ringPath).join('');
}

/**
 * Relative steps in whole units: half the bytes of absolute ones.
 *
 * @param {Point[]} ring
 */
function ringPath(ring) {
  let [x, y] = rounded(/** @type {Point} */ (ring[0]));
  let path = `M${x} ${y}l`;
  const steps = [];
  for (const point of ring.slice(1, -1)) {
    const [nextX, nextY] = rounded(point);
    if (nextX === x && nextY === y) continue;
    steps.push(`${nextX - x} ${nextY - y}`);
    [x, y] = [nextX, nextY];
  }
  return `${path}${steps.join(' ').replaceAll(' -', '-')}z`;
}

/**
 * @param {Point} point
 * @returns {Point}
 */
function rounded([x, y]) {
  return [Math.round(x), Math.round(y)];
}

/** Twice the surveyor's formula, halved. @param {Point[]} ring */
function areaOf(ring) {
  let sum = 0;
  ring.forEach(([x, y], index) => {
    const [beforeX, beforeY] = ring[index - 1] ?? [x, y];
    sum += beforeX * y - x * beforeY;
  });
  return Math.abs(sum / 2);
}
