import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { interiorViewSvg } from './interior-view.ts';
import { BODY_STYLES, type BusPictureSpec } from './picture-spec.ts';

const specOf = (change: Partial<BusPictureSpec>): BusPictureSpec => ({
  bodyStyle: 'coach',
  bodyColor: '#f2f3f4',
  lengthIn: 0,
  passengers: 20,
  wheelchairPositions: 0,
  lift: false,
  backdropSeed: 2,
  ...change,
});

const homes = ['conversion', 'skoolie'] as const;
const seated = BODY_STYLES.filter((style) => !homes.some((home) => home === style));

/** Each backrest seen from the front is drawn with the paint `back`. */
const backs = (svg: string) => svg.split('url(#back)').length - 1;

describe('interior view', () => {
  it.each(seated)('renders the cabin of %s', async (bodyStyle) => {
    const svg = interiorViewSvg(specOf({ bodyStyle }))!;
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
    const image = await sharp(Buffer.from(svg)).metadata();
    expect([image.width, image.height]).toEqual([1200, 800]);
    expect(interiorViewSvg(specOf({ bodyStyle }))).toBe(svg);
  });

  it('stands as many seats in the cabin as the listing has', () => {
    expect(backs(interiorViewSvg(specOf({ passengers: 56 }))!)).toBe(56);
    expect(backs(interiorViewSvg(specOf({ bodyStyle: 'school-c', passengers: 72 }))!)).toBe(72);
  });

  it('shows nothing where the listing does not say how it is seated', () => {
    expect(interiorViewSvg(specOf({ passengers: null }))).toBeNull();
    expect(interiorViewSvg(specOf({ passengers: 0 }))).toBeNull();
    for (const bodyStyle of homes) expect(interiorViewSvg(specOf({ bodyStyle }))).toBeNull();
  });
});
