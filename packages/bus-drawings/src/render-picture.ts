import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSharp } from './load-sharp.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './picture-spec.ts';

const QUALITY = 75;
/** Encoder effort 0–6: past 2 the files shrink by single percents while the time doubles. */
const EFFORT = 1;
const THUMBNAIL_WIDTH = 360;

/**
 * Draws an SVG of 1200 × 800 to `<baseName>.webp` and its siblings `-thumbnail.webp` (360 × 240)
 * and `-<width>.webp`, of each of `widths` in pixels, in `outDir`. The same SVG gives the same bytes.
 * Rejects when the SVG cannot be read or the folder cannot be written.
 */
export async function renderPicture(
  svg: string,
  outDir: string,
  baseName: string,
  widths: readonly number[],
): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const sharp = await loadSharp();
  // Rasterized once; every size is cut from the same pixels.
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const source = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const webp = { quality: QUALITY, effort: EFFORT };
  const scaled = (width: number) =>
    source().resize(width, Math.round((width * PICTURE_HEIGHT) / PICTURE_WIDTH));
  await Promise.all([
    source()
      .webp(webp)
      .toBuffer()
      .then((bytes) => writeFile(join(outDir, `${baseName}.webp`), bytes)),
    scaled(THUMBNAIL_WIDTH)
      .webp(webp)
      .toBuffer()
      .then((bytes) => writeFile(join(outDir, `${baseName}-thumbnail.webp`), bytes)),
    ...widths.map((width) =>
      scaled(width)
        .webp(webp)
        .toBuffer()
        .then((bytes) => writeFile(join(outDir, `${baseName}-${width}.webp`), bytes)),
    ),
  ]);
}
