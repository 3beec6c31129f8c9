import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CATEGORY_SLUGS, categoryPlaceholderSvg, categoryTileSvg } from './category-placeholder.ts';

/** Tire shadows of a van chassis, one per wheel. */
const wheels = (svg: string) => svg.split('rx="14.06"').length - 1;

describe.each(CATEGORY_SLUGS)('category %s', (slug) => {
  it('has a placeholder of 1200 by 800 and a tile of 360 by 362', async () => {
    const picture = await sharp(Buffer.from(categoryPlaceholderSvg(slug))).metadata();
    expect([picture.width, picture.height]).toEqual([1200, 800]);
    const tile = await sharp(Buffer.from(categoryTileSvg(slug))).metadata();
    expect([tile.width, tile.height]).toEqual([360, 362]);
  });
});

describe('category pictures', () => {
  it('are all different from each other', () => {
    expect(new Set(CATEGORY_SLUGS.map(categoryPlaceholderSvg)).size).toBe(CATEGORY_SLUGS.length);
    expect(new Set(CATEGORY_SLUGS.map(categoryTileSvg)).size).toBe(CATEGORY_SLUGS.length);
  });

  it('show three buses for a lot and one for anything else', () => {
    expect(wheels(categoryPlaceholderSvg('lot'))).toBe(6);
    expect(wheels(categoryPlaceholderSvg('shuttle'))).toBe(2);
  });
});
