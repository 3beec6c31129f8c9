import { basename, dirname, join } from 'node:path';
import { categoryPlaceholderSvg, categoryTileSvg, loadSharp } from '@omnibus/bus-drawings';
import { isCategorySlug } from '#domain/inventory/categories.ts';
import { makeInPlace } from '#files/make-in-place.ts';

/** Shown as wide as a gallery's stage, on sharp screens too. */
const placeholderWidthPx = 960;
const tileWidthPx = 360;
const qualityPercent = 75;

/**
 * Draws the illustrations of the categories on first use: `category/{slug}.webp` (960 × 640), which
 * stands in for a bus without pictures, and `category-tile/{slug}.webp` for navigation. False, and nothing
 * written, for any other name.
 */
export async function drawCategoryPicture(mediaDir: string, name: string): Promise<boolean> {
  const [, kind, slug] = /^(category|category-tile)\/([a-z-]+)\.webp$/.exec(name) ?? [];
  if (!kind || !slug || !isCategorySlug(slug)) return false;
  const [svg, widthPx] =
    kind === 'category'
      ? [categoryPlaceholderSvg(slug), placeholderWidthPx]
      : [categoryTileSvg(slug), tileWidthPx];
  const path = join(mediaDir, name);
  const sharp = await loadSharp();
  await makeInPlace(dirname(path), (scratch) =>
    sharp(Buffer.from(svg))
      .resize(widthPx)
      .webp({ quality: qualityPercent })
      .toFile(join(scratch, basename(path))),
  );
  return true;
}
