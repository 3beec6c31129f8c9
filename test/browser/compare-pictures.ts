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
  const { other, drawing } = difference(was, is);
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
  return !isFew(difference(was, is).other, was.info.width * was.info.height);
}

interface Raw {
  data: Uint8Array;
  info: { width: number; height: number };
}

/**
 * How many pixels differ, and a drawing of them in red on white. What lies half a pixel beside its
 * place, as a picture or a letter that is scaled anew may, is no difference: a pixel is another one
 * when nothing like it is around its place in the other picture.
 */
function difference(was: Raw, is: Raw): { other: number; drawing: Uint8Array } {
  const { width, height } = was.info;
  const drawing = new Uint8Array(was.data.length).fill(255);
  let other = 0;
  for (let at = 0; at < was.data.length; at += 3) {
    if (isLike(was.data, at, is.data, at)) continue;
    const pixel = at / 3;
    const around = aroundOf(pixel % width, Math.floor(pixel / width), width, height);
    const isKnown = around.some((near) => isLike(was.data, near, is.data, at));
    const isThere = around.some((near) => isLike(was.data, at, is.data, near));
    if (isKnown && isThere) continue;
    other++;
    drawing.set([200, 0, 0], at);
  }
  return { other, drawing };
}

function isLike(was: Uint8Array, wasAt: number, is: Uint8Array, isAt: number): boolean {
  let sum = 0;
  for (let channel = 0; channel < 3; channel++)
    sum += Math.abs((was[wasAt + channel] ?? 0) - (is[isAt + channel] ?? 0));
  return sum <= mostChannelDifference;
}

/** Where the eight pixels around a place begin, in bytes. */
function aroundOf(x: number, y: number, width: number, height: number): number[] {
  const found: number[] = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++)
      found.push((row * width + column) * 3);
  return found;
}
