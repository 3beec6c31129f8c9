import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { whenMissing } from '#files/when-missing.ts';
import type { Sharp } from 'sharp';
import { middleWidthPx, thumbnailWidthPx } from '#domain/media/picture-names.ts';
import { makeInPlace } from '#files/make-in-place.ts';

/** A drawing is 720 × 480 of its own units; this is as sharp as the widest place that shows it. */
const mainWidthPx = 1200;
const webp = { quality: 82, effort: 5 };
/** What networks ask of a shared picture; the drawing stands on its own ground in the middle. */
const cardSize = { width: 1200, height: 630 };
const ground = '#f1f4f6';

const kinds: Readonly<Record<string, (drawing: Sharp) => Sharp>> = {
  '.webp': (drawing) => drawing.resize(mainWidthPx).webp(webp),
  [`-${middleWidthPx}.webp`]: (drawing) => drawing.resize(middleWidthPx).webp(webp),
  '-thumbnail.webp': (drawing) => drawing.resize(thumbnailWidthPx).webp(webp),
  '-card.png': (drawing) =>
    drawing
      .resize({ ...cardSize, fit: 'contain', background: ground })
      .flatten({ background: ground })
      .png({ palette: true, compressionLevel: 9 }),
};

/**
 * Draws the pictures of articles on first use: `article/{name}.webp` with its smaller siblings
 * (`picture-names.ts`) and `article/{name}-card.png` for shared links, from `{folder}/{name}.svg`.
 * The answer is false, and nothing written, for any other name.
 */
export function createArticlePictures(folders: {
  /** The drawings, as they come with the site. */
  folder: string;
  mediaDir: string;
}): (name: string) => Promise<boolean> {
  const { folder, mediaDir } = folders;
  return async (name) => {
    const [, stem, ending] =
      /^article\/([a-z0-9-]+?)(\.webp|-750\.webp|-thumbnail\.webp|-card\.png)$/.exec(name) ?? [];
    const shape = kinds[ending ?? ''];
    if (!stem || !shape) return false;
    const svg = await readDrawing(join(folder, `${stem}.svg`));
    if (!svg) return false;
    // Most starts draw nothing: everything is on the disk since the first one.
    const { default: sharp } = await import('sharp');
    const path = join(mediaDir, name);
    await makeInPlace(dirname(path), (scratch) =>
      shape(sharp(svg, { density: 144 })).toFile(join(scratch, basename(path))),
    );
    return true;
  };
}

const readDrawing = (path: string): Promise<Buffer | null> =>
  readFile(path).catch(whenMissing(null));
