import { backdrop } from './backdrop.ts';
import { paintDefs, paintFor } from './paint.ts';
import {
  drawnLengthIn,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  type BusPictureSpec,
} from './picture-spec.ts';
import { num } from './shapes.ts';
import { drawVehicle } from './vehicles.ts';
import { groundShadow, SHADOW_DEF, wheel } from './wheels.ts';

const WIDTH_SHARE = 0.86;
const MAX_HEIGHT_PX = 520;

export type Framing = { width: number; height: number; widthShare: number; maxHeightPx: number };

export type PlacedVehicle = { svg: string; groundY: number };

/** The vehicle alone, as SVG content scaled and placed on a canvas, and where its wheels stand. */
export function placeVehicle(
  spec: BusPictureSpec,
  framing: Framing,
  groundAt: (heightPx: number) => number,
): PlacedVehicle {
  const lengthIn = drawnLengthIn(spec);
  const paint = paintFor(spec.bodyColor, spec.accentColor, spec.backdropSeed);
  const vehicle = drawVehicle(spec, lengthIn, paint);
  const { rearOverhangIn = 1, frontOverhangIn = 1 } = vehicle;
  const fullLength = lengthIn + rearOverhangIn + frontOverhangIn;
  const scale = Math.min(
    (framing.width * framing.widthShare) / fullLength,
    framing.maxHeightPx / vehicle.heightIn,
  );
  const groundY = groundAt(vehicle.heightIn * scale);
  const left = (framing.width - fullLength * scale) / 2 + rearOverhangIn * scale;
  const svg = [
    `<defs>${paintDefs(paint, vehicle.heightIn, vehicle.roofLineIn)}${SHADOW_DEF}</defs>`,
    `<g transform="translate(${num(left)} ${num(groundY)}) scale(${Math.round(scale * 10000) / 10000})">`,
    groundShadow(lengthIn, vehicle.wheels),
    vehicle.art,
    vehicle.wheels.map(wheel).join(''),
    '</g>',
  ].join('');
  return { svg, groundY };
}

/** Wheels of low buses stand a little higher, so that bus and sky stay in balance. */
export const lotGroundY = (heightPx: number): number =>
  Math.min(664, Math.max(582, 436 + heightPx / 2));

export const svgDocument = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

/**
 * Side elevation of one bus, curb (door) side, nose to the right, on a dealer's lot.
 * Returns a complete SVG document of 1200 × 800. Same spec, same string.
 */
export function sideElevationSvg(spec: BusPictureSpec): string {
  const framing = {
    width: PICTURE_WIDTH,
    height: PICTURE_HEIGHT,
    widthShare: WIDTH_SHARE,
    maxHeightPx: MAX_HEIGHT_PX,
  };
  const { svg, groundY } = placeVehicle(spec, framing, lotGroundY);
  return svgDocument(PICTURE_WIDTH, PICTURE_HEIGHT, backdrop(spec.backdropSeed, groundY) + svg);
}
