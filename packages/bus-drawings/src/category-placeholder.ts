import { mix } from './color.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH, type BusPictureSpec } from './picture-spec.ts';
import { num } from './shapes.ts';
import {
  lotGroundY,
  placeVehicle,
  sideElevationSvg,
  svgDocument,
  type Framing,
  type PlacedVehicle,
} from './side-elevation.ts';
import { backdrop } from './backdrop.ts';

/** Slugs of the inventory categories (domain-facts section 1). */
export const CATEGORY_SLUGS = [
  'shuttle',
  'school',
  'school-activity',
  'coach',
  'mini-coach',
  'transit',
  'trolley',
  'double-decker',
  'limo-bus',
  'van',
  'conversion',
  'skoolie',
  'electric',
  'commercial',
  'lot',
] as const;

export type CategorySlug = (typeof CATEGORY_SLUGS)[number];

const typical = (
  spec: Partial<BusPictureSpec> & Pick<BusPictureSpec, 'bodyStyle' | 'bodyColor' | 'lengthIn'>,
): BusPictureSpec => ({
  passengers: null,
  wheelchairPositions: null,
  lift: false,
  backdropSeed: 12,
  ...spec,
});

const TYPICAL: Record<CategorySlug, BusPictureSpec> = {
  shuttle: typical({ bodyStyle: 'cutaway-shuttle', bodyColor: '#f4f5f3', lengthIn: 288 }),
  school: typical({ bodyStyle: 'school-c', bodyColor: '#ffc20e', lengthIn: 396 }),
  'school-activity': typical({
    bodyStyle: 'school-a',
    bodyColor: '#f6f7f7',
    accentColor: '#1d4e89',
    lengthIn: 276,
    schoolStopArm: false,
  }),
  coach: typical({ bodyStyle: 'coach', bodyColor: '#f3f4f5', lengthIn: 545 }),
  'mini-coach': typical({
    bodyStyle: 'mini-coach',
    bodyColor: '#e7eaec',
    accentColor: '#7d1f2b',
    lengthIn: 410,
  }),
  transit: typical({ bodyStyle: 'transit', bodyColor: '#f4f5f3', lengthIn: 480 }),
  trolley: typical({ bodyStyle: 'trolley', bodyColor: '#8c1c24', lengthIn: 366 }),
  'double-decker': typical({ bodyStyle: 'double-decker', bodyColor: '#b3202a', lengthIn: 410 }),
  'limo-bus': typical({ bodyStyle: 'limo-bus', bodyColor: '#181b20', lengthIn: 390 }),
  van: typical({ bodyStyle: 'van', bodyColor: '#f2f3f3', lengthIn: 236 }),
  conversion: typical({
    bodyStyle: 'conversion',
    bodyColor: '#55473d',
    accentColor: '#c8b08a',
    lengthIn: 540,
  }),
  skoolie: typical({ bodyStyle: 'skoolie', bodyColor: '#3f6b63', lengthIn: 420 }),
  electric: typical({
    bodyStyle: 'transit',
    bodyColor: '#f4f6f4',
    accentColor: '#2c8a5b',
    lengthIn: 420,
    electric: true,
  }),
  commercial: typical({ bodyStyle: 'commercial', bodyColor: '#f5f6f6', lengthIn: 420 }),
  lot: typical({ bodyStyle: 'cutaway-shuttle', bodyColor: '#f4f5f3', lengthIn: 276 }),
};

export const TILE_WIDTH = 360;
export const TILE_HEIGHT = 362;

/**
 * The picture a listing of this category shows while it has no photo: a typical bus of the same
 * kind, 1200 × 800. A lot shows three alike buses.
 */
export function categoryPlaceholderSvg(slug: CategorySlug): string {
  return slug === 'lot' ? lotSvg() : sideElevationSvg(TYPICAL[slug]);
}

/** Tile art, 360 × 362, on a plain light ground: one bus, centered, no lot around it. */
export function categoryTileSvg(slug: CategorySlug): string {
  const spec = TYPICAL[slug];
  const floor = '#f1f4f6';
  const frame = { width: TILE_WIDTH, height: TILE_HEIGHT, widthShare: 0.88, maxHeightPx: 210 };
  const middle = (heightPx: number) => TILE_HEIGHT / 2 + heightPx / 2 + 8;
  const { svg, groundY } =
    slug === 'lot' ? threeAlike(spec, frame, middle) : placeVehicle(spec, frame, middle);
  return svgDocument(
    TILE_WIDTH,
    TILE_HEIGHT,
    [
      `<path d="M0 0H360V362H0Z" fill="${floor}"/>`,
      `<path d="M0 ${num(groundY - 14)}H360V362H0Z" fill="${mix(floor, '#c4ced6', 0.4)}"/>`,
      `<path d="M0 ${num(groundY + 26)}H360V${num(groundY + 30)}H0Z" fill="#ffc20e"/>`,
      svg,
    ].join(''),
  );
}

function lotSvg(): string {
  const spec = TYPICAL.lot;
  const frame = {
    width: PICTURE_WIDTH,
    height: PICTURE_HEIGHT,
    widthShare: 0.86,
    maxHeightPx: 520,
  };
  const { svg, groundY } = threeAlike(spec, frame, lotGroundY);
  return svgDocument(
    PICTURE_WIDTH,
    PICTURE_HEIGHT,
    backdrop(spec.backdropSeed, groundY - 20) + svg,
  );
}

/** Three alike buses parked in echelon: the far ones smaller, higher and further left. */
function threeAlike(
  spec: BusPictureSpec,
  frame: Framing,
  groundAt: (heightPx: number) => number,
): PlacedVehicle {
  const near = placeVehicle(
    spec,
    { ...frame, widthShare: frame.widthShare * 0.74, maxHeightPx: frame.maxHeightPx * 0.74 },
    groundAt,
  );
  const copies = [
    [0.8, -0.16, -0.052],
    [0.9, 0.0, -0.026],
    [1, 0.14, 0.012],
  ] as const;
  const svg = copies
    .map(([size, across, down]) => {
      const x = frame.width * (0.5 + across) - frame.width * 0.5 * size;
      const y = near.groundY * (1 - size) + frame.height * down;
      return `<g transform="translate(${num(x)} ${num(y)}) scale(${size})">${near.svg}</g>`;
    })
    .join('');
  return { svg, groundY: near.groundY };
}
