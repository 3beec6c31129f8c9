import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '#server/config/project-root.ts';

/** Sum over the channels (0 to 765) from which on a pixel counts as another one; edges of letters stay below. */
const mostChannelDifference = 96;
/** Pixels that may be other ones: what is drawn anew differs by a handful along the edges of letters. */
const mostOtherPixels = 40;
const mostOtherShare = 0.0005;

const kept = join(projectRoot, 'test/browser/pictures');
const differences = join(projectRoot, 'test-results/pictures');
const acceptCommand = 'npm run pictures';
const shortened = (path: string) => relative(projectRoot, path);

/** Few colors are enough to see what changed, and make the files small. */
const compressed = (picture: Uint8Array) =>
  sharp(picture)
    .flatten({ background: '#fff' })
    .png({ palette: true, colours: 16, dither: 0, effort: 7 })
    .toBuffer();

const pixelsOf = (picture: Uint8Array) =>
  sharp(picture)
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

/** The picture that is kept under this name, or null. */
export async function keptPicture(name: string): Promise<Buffer | null> {
  return readFile(join(kept, `${name}.png`)).catch(() => null);
}

/** Keeps a picture from now on. */
export async function keepPicture(name: string, shot: Uint8Array): Promise<void> {
  const file = join(kept, `${name}.png`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await compressed(shot));
}

/** Null when both look the same, else what to say, with a picture of the difference beside it. */
export async function pictureProblem(
  name: string,
  shot: Uint8Array,
  before: Uint8Array | null,
): Promise<string | null> {
  const file = join(differences, `${name}.png`);
  await mkdir(dirname(file), { recursive: true });
  const accept = `If it is meant to look so: ${acceptCommand}`;
  // Mostly nothing changed, which needs no compressing to see.
  if (before && !(await differs(before, shot))) return null;
  const small = await compressed(shot);
  if (!before) {
    await writeFile(file, small);
    return `${name} is not kept yet. Now: ${shortened(file)}. ${accept}`;
  }
  const [was, is] = [await pixelsOf(before), await pixelsOf(small)];
  if (was.info.width !== is.info.width || was.info.height !== is.info.height) {
    await writeFile(file, small);
    const [a, b] = [was.info, is.info].map(({ width, height }) => `${width} × ${height}`);
    return `${name} was ${a} px, is ${b}. Now: ${shortened(file)}. ${accept}`;
  }
  const { other, drawing } = difference(was.data, is.data);
  const pixels = was.info.width * was.info.height;
  if (isFew(other, pixels)) return null;
  const { width, height } = was.info;
  const side = (picture: Uint8Array, left: number) => ({
    input: Buffer.from(picture),
    left,
    top: 0,
  });
  const marked = await sharp(drawing, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  await sharp({ create: { width: width * 3, height, channels: 3, background: '#fff' } })
    .composite([side(before, 0), side(small, width), side(marked, width * 2)])
    .png()
    .toFile(file);
  return `${name}: ${other} of ${pixels} pixels are others. Before, now and where: ${shortened(file)}. ${accept}`;
}

const isFew = (other: number, pixels: number) =>
  other <= mostOtherPixels || other / pixels <= mostOtherShare;

async function differs(before: Uint8Array, shot: Uint8Array): Promise<boolean> {
  const [was, is] = [await pixelsOf(before), await pixelsOf(shot)];
  if (was.data.length !== is.data.length || was.info.width !== is.info.width) return true;
  return !isFew(difference(was.data, is.data).other, was.info.width * was.info.height);
}

/** How many pixels differ, and a drawing of them in red on white. */
function difference(was: Uint8Array, is: Uint8Array): { other: number; drawing: Uint8Array } {
  const drawing = new Uint8Array(was.length).fill(255);
  let other = 0;
  for (let at = 0; at < was.length; at += 3) {
    let sum = 0;
    for (let channel = at; channel < at + 3; channel++)
      sum += Math.abs((was[channel] ?? 0) - (is[channel] ?? 0));
    if (sum <= mostChannelDifference) continue;
    other++;
    drawing.set([200, 0, 0], at);
  }
  return { other, drawing };
}
