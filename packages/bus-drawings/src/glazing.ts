import type { Paint } from './paint.ts';
import { box, fill, polygon, stroke, type Point } from './shapes.ts';

/** One pane of glass: its outline as points, so that slanted windshields and boxes are alike. */
export type Pane = readonly Point[];

export const rectPane = (
  left: number,
  bottom: number,
  right: number,
  top: number,
  radius = 2.5,
): Pane => [
  [left, bottom, radius],
  [left, top, radius],
  [right, top, radius],
  [right, bottom, radius],
];

export type GlazingOptions = {
  tinted?: boolean;
  /** Rubber or black frame around each pane, inches. */
  frameIn?: number;
  frameColor?: string;
  /** Seat backs seen through the glass: spacing and how far they stand above the sill. */
  seats?: { pitchIn: number; riseIn: number; fromX: number; toX: number } | null;
};

/** Glass with its frame, what is seen behind it, and one reflection that runs on from pane to pane. */
export function glazing(
  panes: readonly Pane[],
  paint: Paint,
  options: GlazingOptions = {},
): string {
  const { tinted = false, frameIn = 1.6, frameColor = paint.trim, seats = null } = options;
  const outlines = panes.map((pane) => polygon(pane)).join('');
  return [
    frameIn > 0 ? stroke(outlines, frameColor, frameIn * 2) : '',
    fill(outlines, tinted ? paint.tintedGlass : paint.glass),
    seats ? fill(seatBacks(panes, seats), '#141f29', tinted ? 0.55 : 0.5) : '',
    fill(outlines, paint.glare),
  ].join('');
}

function seatBacks(
  panes: readonly Pane[],
  { pitchIn, riseIn, fromX, toX }: NonNullable<GlazingOptions['seats']>,
): string {
  let data = '';
  for (let x = fromX; x < toX; x += pitchIn) {
    for (const pane of panes) {
      const xs = pane.map((point) => point[0]);
      const sill = Math.min(...pane.map((point) => point[1]));
      const left = Math.max(x, Math.min(...xs) + 0.6);
      const right = Math.min(x + 7, Math.max(...xs) - 0.6);
      if (right - left > 1.2) data += seatBack(left, right, sill + 0.4, sill + riseIn);
    }
  }
  return data;
}

function seatBack(left: number, right: number, sill: number, top: number): string {
  const round = Math.min(3, (right - left) / 2);
  return polygon([
    [left, sill],
    [left, top, round],
    [right, top, round],
    [right, sill],
  ]);
}

export type WindowRow = { from: number; to: number; sill: number; top: number; gapIn: number };

/** Evenly divides a stretch of wall into `count` panes. */
export function windowRow(row: WindowRow, count: number, radius = 2.5): Pane[] {
  const width = (row.to - row.from - row.gapIn * (count - 1)) / count;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const left = row.from + index * (width + row.gapIn);
    return rectPane(left, row.sill, left + width, row.top, radius);
  });
}

/** The slider bar across each pane at the given share of its height. */
export function sashBars(
  panes: readonly Pane[],
  share: number,
  color: string,
  width = 1.2,
): string {
  return panes
    .map((pane) => {
      const xs = pane.map((point) => point[0]);
      const ys = pane.map((point) => point[1]);
      const y = Math.min(...ys) + (Math.max(...ys) - Math.min(...ys)) * share;
      return fill(box(Math.min(...xs), y - width / 2, Math.max(...xs), y + width / 2), color);
    })
    .join('');
}
