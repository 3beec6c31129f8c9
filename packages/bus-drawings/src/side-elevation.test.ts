import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BODY_STYLES, LENGTH_RANGE_IN, type BusPictureSpec } from './picture-spec.ts';
import { lotGroundY, placeVehicle, sideElevationSvg, svgDocument } from './side-elevation.ts';

const specOf = (change: Partial<BusPictureSpec>): BusPictureSpec => ({
  bodyStyle: 'school-c',
  bodyColor: '#ffc20e',
  lengthIn: 420,
  passengers: 40,
  wheelchairPositions: 0,
  lift: false,
  backdropSeed: 7,
  ...change,
});

function glassPanes(lengthIn: number): number {
  const glass = /<path d="([^"]*)" fill="url\(#glass\)"/.exec(
    sideElevationSvg(specOf({ lengthIn })),
  );
  return glass![1]!.split('Z').length - 1;
}

const MARGIN = 200;

/** Share of the picture's surroundings that carries any paint when the canvas is widened. */
async function paintedOutside(spec: BusPictureSpec): Promise<number> {
  const frame = { width: 1200, height: 800, widthShare: 0.86, maxHeightPx: 520 };
  const { svg } = placeVehicle(spec, frame, lotGroundY);
  const wide = svgDocument(1600, 1200, `<g transform="translate(${MARGIN} ${MARGIN})">${svg}</g>`);
  const { data, info } = await sharp(Buffer.from(wide))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let painted = 0;
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const inside = x >= MARGIN && x < MARGIN + 1200 && y >= MARGIN && y < MARGIN + 800;
      if (!inside && data[(y * info.width + x) * 4 + 3]! > 0) painted += 1;
    }
  }
  return painted;
}

describe.each(BODY_STYLES)('side elevation of %s', (bodyStyle) => {
  const lengths = LENGTH_RANGE_IN[bodyStyle];

  it('renders at its shortest, usual and longest length, with and without a lift', async () => {
    for (const lengthIn of lengths) {
      for (const lift of [false, true]) {
        const svg = sideElevationSvg(specOf({ bodyStyle, lengthIn, lift }));
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
        const image = await sharp(Buffer.from(svg)).metadata();
        expect([image.width, image.height]).toEqual([1200, 800]);
      }
    }
  });

  it('stays inside the picture', async () => {
    for (const lengthIn of lengths) {
      expect(await paintedOutside(specOf({ bodyStyle, lengthIn, lift: true }))).toBe(0);
    }
  });

  it('is the same for the same spec and differs by length, color and lot', () => {
    const spec = specOf({ bodyStyle, lengthIn: lengths[2] });
    const svg = sideElevationSvg(spec);
    expect(sideElevationSvg({ ...spec })).toBe(svg);
    expect(sideElevationSvg({ ...spec, lengthIn: lengths[0] })).not.toBe(svg);
    expect(sideElevationSvg({ ...spec, bodyColor: '#204060' })).not.toBe(svg);
    expect(sideElevationSvg({ ...spec, backdropSeed: 8 })).not.toBe(svg);
  });
});

describe('kinds', () => {
  it('draws every body style differently', () => {
    const pictures = BODY_STYLES.map((bodyStyle) => sideElevationSvg(specOf({ bodyStyle })));
    expect(new Set(pictures).size).toBe(BODY_STYLES.length);
  });

  it('takes the roof off an open-top double-decker', () => {
    const closed = specOf({ bodyStyle: 'double-decker' });
    expect(sideElevationSvg({ ...closed, openTop: true })).not.toBe(sideElevationSvg(closed));
  });

  it('puts a lift door only where there is a lift', () => {
    const blue = '#0b63ce';
    expect(sideElevationSvg(specOf({ bodyStyle: 'cutaway-shuttle', lift: true }))).toContain(blue);
    expect(sideElevationSvg(specOf({ bodyStyle: 'cutaway-shuttle' }))).not.toContain(blue);
  });

  it('draws more windows on a longer school bus', () => {
    expect(glassPanes(300)).toBeLessThan(glassPanes(390));
    expect(glassPanes(390)).toBeLessThan(glassPanes(480));
  });

  it('falls back to the usual length when a listing has none', () => {
    const usual = sideElevationSvg(specOf({ lengthIn: LENGTH_RANGE_IN['school-c'][1] }));
    expect(sideElevationSvg(specOf({ lengthIn: 0 }))).toBe(usual);
    expect(sideElevationSvg(specOf({ lengthIn: Number.NaN }))).toBe(usual);
  });
});
