export const edges = ['left', 'top', 'width', 'height'] as const;

/** A rectangle in pixels of the photo, as its four fields hold it. */
export type Box = Record<(typeof edges)[number], string>;

export interface Corner {
  x: number;
  y: number;
}

/** From one corner to the opposite one, in whole pixels, never beyond the photo. */
export function drawnBox(
  from: Corner,
  to: Corner,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): Box {
  const within = (value: number, mostPx: number) =>
    Math.round(Math.min(Math.max(value, 0), mostPx));
  const [x1, x2] = [within(from.x, widthPx), within(to.x, widthPx)];
  const [y1, y2] = [within(from.y, heightPx), within(to.y, heightPx)];
  return {
    left: String(Math.min(x1, x2)),
    top: String(Math.min(y1, y2)),
    width: String(Math.abs(x1 - x2)),
    height: String(Math.abs(y1 - y2)),
  };
}
