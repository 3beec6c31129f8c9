import type { BodyStyle, BusPictureSpec } from '../picture-spec.ts';
import { num } from '../shapes.ts';
import { placeVehicle } from '../side-elevation.ts';

let placed = 0;

/**
 * One bus of the house's own drawings, nose to the right, its wheels on `groundY` and its middle at
 * `x`. Every bus gets paints of its own name, so that several stand in one drawing.
 */
export function placeBus(
  bodyStyle: BodyStyle,
  at: { x: number; groundY: number; width: number; maxHeight?: number },
  about: Partial<BusPictureSpec> = {},
): string {
  const { x, groundY, width, maxHeight = 300 } = at;
  const spec: BusPictureSpec = {
    bodyStyle,
    bodyColor: '#f4f5f3',
    lengthIn: 0,
    passengers: null,
    wheelchairPositions: null,
    lift: false,
    backdropSeed: 12,
    ...about,
  };
  const { svg } = placeVehicle(
    spec,
    { width, height: maxHeight, widthShare: 1, maxHeightPx: maxHeight },
    () => groundY,
  );
  placed += 1;
  const own = svg
    .replaceAll(/id="([a-z-]+)"/gi, `id="$1${placed}"`)
    .replaceAll(/url\(#([a-z-]+)\)/gi, `url(#$1${placed})`);
  return `<g transform="translate(${num(x - width / 2)} 0)">${own}</g>`;
}

/** The bus that articles speak of when any would do: a shuttle with a blue stripe. */
export const placeShuttle = (
  at: Parameters<typeof placeBus>[1],
  about: Partial<BusPictureSpec> = {},
): string => placeBus('cutaway-shuttle', at, { accentColor: '#1d4e89', ...about });

/** Starts counting anew: the same drawing always has the same bytes. */
export function resetPaintNames(): void {
  placed = 0;
}
