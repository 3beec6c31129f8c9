type Rgb = readonly [red: number, green: number, blue: number];

const INK = '#0F2233';

function toRgb(hex: string): Rgb {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex)?.[1] ?? 'D9DEE2';
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as unknown as Rgb;
}

/** `a` with `share` (0..1) of `b` mixed in, as `#rrggbb`. An unreadable color counts as light gray. */
export function mix(a: string, b: string, share: number): string {
  const from = toRgb(a);
  const to = toRgb(b);
  const channel = (at: 0 | 1 | 2) =>
    Math.round(from[at] + (to[at] - from[at]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

export const lighten = (color: string, share: number): string => mix(color, '#ffffff', share);

/** Shadows lean to the brand's ink, not to black, so that white paint shades blue as it does outdoors. */
export const darken = (color: string, share: number): string => mix(color, INK, share);

/** Relative brightness as the eye weighs it, 0 (black) to 1 (white). */
export function brightness(hex: string): number {
  const [red, green, blue] = toRgb(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}
