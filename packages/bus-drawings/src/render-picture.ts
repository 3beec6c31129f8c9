import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSharp } from './load-sharp.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './picture-spec.ts';

const QUALITY = 75;
/** Encoder effort 0–6: past 2 the files shrink by single percents while the time doubles. */
const EFFORT = 1;
const THUMBNAIL_WIDTH = 360;

export type RenderedPicture = {
  width: number;
  height: number;
  /** `data:image/webp;base64,…` of a 12 × 8 preview, for the blurred placeholder. */
  placeholder: string;
};

export type RenderOptions = {
  /** Also write `-<width>.webp` of each of these widths in pixels. */
  widths?: readonly number[];
};

/**
 * Draws an SVG of 1200 × 800 to `<baseName>.webp` and its siblings `-thumbnail.webp` (360 × 240)
 * and `-<width>.webp` in `outDir`. The same SVG gives the same bytes. Rejects when the SVG cannot
 * be read or the folder cannot be written.
 */
export async function renderPicture(
  svg: string,
  outDir: string,
  baseName: string,
  { widths = [] }: RenderOptions = {},
): Promise<RenderedPicture> {
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
  const preview = await scaled(12).webp({ quality: 40, effort: EFFORT }).toBuffer();
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
  return {
    width: info.width,
    height: info.height,
    placeholder: `data:image/webp;base64,${preview.toString('base64')}`,
  };
}
