import { brightness, darken, lighten } from './color.ts';
import { gradient } from './shapes.ts';

/** The colors one vehicle is drawn with. `url(#…)` paints are defined by `paintDefs`. */
export type Paint = {
  body: string;
  accent: string;
  /** Panel gaps and outlines: the body color, darker. */
  seam: string;
  /** Rubber, black trim, mirrors. */
  trim: string;
  bodyFill: string;
  accentFill: string;
  roofFill: string;
  glass: string;
  tintedGlass: string;
  glare: string;
  metal: string;
};

export function paintFor(bodyColor: string, accentColor?: string | null, seed = 0): Paint {
  return {
    body: bodyColor,
    accent: accentColor ?? defaultAccent(bodyColor, seed),
    seam: darken(bodyColor, brightness(bodyColor) > 0.35 ? 0.42 : 0.75),
    trim: '#1a222a',
    bodyFill: 'url(#body)',
    accentFill: 'url(#accent)',
    roofFill: 'url(#roof)',
    glass: 'url(#glass)',
    tintedGlass: 'url(#tinted)',
    glare: 'url(#glare)',
    metal: 'url(#metal)',
  };
}

/** Second colors that fleets paint on white and silver buses; blue is by far the commonest. */
const FLEET_ACCENTS = ['#1d4e89', '#7d2630', '#1d4e89', '#2b6e57', '#3f5266', '#26677a'] as const;

function defaultAccent(bodyColor: string, seed: number): string {
  const light = brightness(bodyColor);
  if (light > 0.55) return FLEET_ACCENTS[Math.abs(Math.trunc(seed)) % FLEET_ACCENTS.length]!;
  return light > 0.16 ? darken(bodyColor, 0.42) : '#8b97a1';
}

/**
 * Gradients shared by all vehicles. The light stands high and a little to the front: roof edges
 * catch it, sides hold the true color, the skirt turns under into shade.
 */
export function paintDefs(paint: Paint, heightIn: number, roofLineIn: number): string {
  const side = (id: string, color: string) => {
    const gloss = brightness(color) > 0.35 ? 1 : 0.55;
    return gradient(
      id,
      [0, roofLineIn],
      [0, 12],
      [
        [0, lighten(color, 0.34 * gloss)],
        [0.12, lighten(color, 0.12 * gloss)],
        [0.42, color],
        [0.6, lighten(color, 0.1 * gloss)],
        [0.66, darken(color, 0.04)],
        [0.86, darken(color, 0.14)],
        [1, darken(color, 0.34)],
      ],
    );
  };
  return [
    side('body', paint.body),
    side('accent', paint.accent),
    gradient(
      'roof',
      [0, heightIn],
      [0, roofLineIn - 6],
      [
        [0, lighten(paint.body, 0.62)],
        [0.55, lighten(paint.body, 0.26)],
        [1, darken(paint.body, 0.08)],
      ],
    ),
    gradient(
      'glass',
      [0, heightIn * 0.88],
      [0, heightIn * 0.42],
      [
        [0, '#7d95a6'],
        [0.35, '#566f82'],
        [1, '#2b3f50'],
      ],
    ),
    gradient(
      'tinted',
      [0, heightIn * 0.9],
      [0, heightIn * 0.45],
      [
        [0, '#41525f'],
        [0.4, '#22303b'],
        [1, '#131c24'],
      ],
    ),
    gradient(
      'glare',
      [0, 0],
      [64, 34],
      [
        [0, '#ffffff', 0],
        [0.38, '#ffffff', 0],
        [0.4, '#ffffff', 0.2],
        [0.56, '#ffffff', 0.1],
        [0.58, '#ffffff', 0],
        [0.66, '#ffffff', 0],
        [0.67, '#ffffff', 0.12],
        [0.72, '#ffffff', 0.08],
        [0.73, '#ffffff', 0],
        [1, '#ffffff', 0],
      ],
      true,
    ),
    gradient(
      'metal',
      [0, 44],
      [0, 8],
      [
        [0, '#f4f6f7'],
        [0.45, '#c3cad0'],
        [0.55, '#8f99a2'],
        [1, '#d5dade'],
      ],
    ),
  ].join('');
}
