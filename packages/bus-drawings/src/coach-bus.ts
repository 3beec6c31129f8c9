import { drawCoachShell, FULL_SIZE, MID_SIZE, type CoachHeights } from './coach-shell.ts';
import { roofUnit } from './fittings.ts';
import { glazing, rectPane } from './glazing.ts';
import type { Paint } from './paint.ts';
import { box, panel, segment, stroke } from './shapes.ts';
import type { VehicleDrawer } from './vehicle.ts';

/** Shorter shells have no stretch of wall for a slide-out between axle and door. */
const SLIDE_OUT_FROM_IN = 480;

export const drawCoach: VehicleDrawer = (spec, lengthIn, paint) =>
  drawCoachShell(spec, lengthIn, paint, { heights: FULL_SIZE });

export const drawMiniCoach: VehicleDrawer = (spec, lengthIn, paint) =>
  drawCoachShell(spec, lengthIn, paint, { heights: MID_SIZE });

/** A coach shell finished as a motorhome: few windows, awning, slide-out, roof units. */
export const drawConversion: VehicleDrawer = (spec, lengthIn, paint) => {
  const vehicle = drawCoachShell(spec, lengthIn, paint, {
    heights: FULL_SIZE,
    keepPane: (index, count) =>
      index === 0 || index === Math.floor(count * 0.45) || index >= count - 2,
    extras: conversionExtras,
  });
  return { ...vehicle, heightIn: FULL_SIZE.roof + 12 };
};

function conversionExtras(lengthIn: number, heights: CoachHeights, paint: Paint): string {
  const at = (share: number) => lengthIn * share;
  return [
    // Awning case along the eave.
    panel(
      box(at(0.4), heights.glassTop + 2.5, at(0.8), heights.glassTop + 8, 2.6),
      '#e9ecee',
      '#7d8891',
      0.7,
    ),
    stroke(
      segment(at(0.4) + 4, heights.glassTop + 4.4, at(0.8) - 4, heights.glassTop + 4.4),
      '#a7b1b8',
      0.9,
    ),
    roofUnit(at(0.14), at(0.14) + 46, heights.roof, 9),
    roofUnit(at(0.52), at(0.52) + 46, heights.roof, 9),
    panel(`M${at(0.4)} ${-heights.roof}a11 10 0 0 1 22 0Z`, '#f2f4f5', '#8c969e', 0.7),
    lengthIn >= SLIDE_OUT_FROM_IN ? slideOut(at(0.17), at(0.36), heights, paint) : '',
  ].join('');
}

/** Shut line and window of a slide-out room. */
function slideOut(left: number, right: number, heights: CoachHeights, paint: Paint): string {
  const pane = rectPane(left + 21, heights.sill + 8, right - 21, heights.glassTop - 10, 3);
  return [
    stroke(box(left, heights.floor + 4, right, heights.glassTop - 1, 3), paint.seam, 1.1),
    glazing([pane], paint, { tinted: true, frameIn: 1.4 }),
  ].join('');
}
