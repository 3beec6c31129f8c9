/** Every kind of bus the illustrator can draw. A listing is only ever shown as its own kind. */
export const BODY_STYLES = [
  'school-a',
  'school-b',
  'school-c',
  'school-d',
  'cutaway-shuttle',
  'mid-size-shuttle',
  'coach',
  'mini-coach',
  'transit',
  'trolley',
  'double-decker',
  'limo-bus',
  'van',
  'conversion',
  'skoolie',
  'commercial',
] as const;

export type BodyStyle = (typeof BODY_STYLES)[number];

/**
 * What a picture of one bus depends on, and nothing else: the same spec always draws the same
 * bytes. Colors are `#RRGGBB`. Passengers never count the driver; null means not stated.
 */
export type BusPictureSpec = {
  bodyStyle: BodyStyle;
  bodyColor: string;
  /** Stripe, trim or skirt color. Left out: chosen to go with the body color. */
  accentColor?: string | null;
  /** Bumper to bumper, inches. Clamped to what the body style is built in (`LENGTH_RANGE_IN`). */
  lengthIn: number;
  passengers: number | null;
  wheelchairPositions: number | null;
  lift: boolean;
  /** Stop arm and eight-way lights: on for a school bus, off for an activity bus (MFSAB). */
  schoolStopArm?: boolean;
  /** Any integer. Picks lot, sky and planting behind the bus. */
  backdropSeed: number;
  /** Double-decker only: no roof over the upper deck. */
  openTop?: boolean;
  /** Type D school bus and mid-size shuttle: where the engine sits. Front unless said. */
  engine?: 'front' | 'rear';
  restroom?: boolean;
  electric?: boolean;
};

/** Shortest, usual and longest bumper-to-bumper length per body style, inches. */
export const LENGTH_RANGE_IN: Record<
  BodyStyle,
  readonly [min: number, usual: number, max: number]
> = {
  'school-a': [220, 276, 312],
  'school-b': [216, 270, 330],
  'school-c': [288, 432, 500],
  'school-d': [320, 468, 492],
  'cutaway-shuttle': [228, 288, 348],
  'mid-size-shuttle': [312, 396, 492],
  coach: [420, 545, 548],
  'mini-coach': [320, 416, 480],
  transit: [312, 480, 492],
  trolley: [276, 372, 432],
  'double-decker': [324, 426, 546],
  'limo-bus': [264, 396, 480],
  van: [204, 236, 290],
  conversion: [372, 540, 548],
  skoolie: [240, 420, 500],
  commercial: [288, 420, 492],
};

/** The length actually drawn, inches: the listing's own, kept inside what the style is built in. */
export function drawnLengthIn(spec: Pick<BusPictureSpec, 'bodyStyle' | 'lengthIn'>): number {
  const [min, usual, max] = LENGTH_RANGE_IN[spec.bodyStyle];
  if (!Number.isFinite(spec.lengthIn) || spec.lengthIn <= 0) return usual;
  return Math.min(max, Math.max(min, spec.lengthIn));
}

/** Pixel size of every listing picture (3:2). */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 800;
