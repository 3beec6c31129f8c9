import sharp, { type Sharp } from 'sharp';
import type {
  CropBox,
  PhotoEdit,
  PhotoFormat,
  PhotoLimits,
  ProcessedPhoto,
  ProcessingFault,
  ProcessingResult,
} from '#domain/media/photo-processor.ts';
import { middleWidthPx, thumbnailWidthPx } from '#domain/media/picture-names.ts';
import { decodeHeic } from './decode-heic.ts';
import { readTakenAt } from './read-taken-at.ts';

/** The main file fits into this box; upright photos keep the width of a phone's screen at 3×. */
const mainBox = { width: 1920, height: 2560 };
const webp = { quality: 75, effort: 3 };
const avif = { quality: 52, effort: 3 };
const longestPlaceholder = 300;

/** The first of these loaders that recognizes the bytes must be the one they were sniffed as. */
const loaders: Readonly<Record<Exclude<PhotoFormat, 'heic'>, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  gif: 'gif',
};

/** Upright pixels in sRGB without alpha, 3 bytes each, already scaled to the main file's size. */
type Pixels = { data: Buffer; widthPx: number; heightPx: number; takenAt?: string | null };

/**
 * Turns what a stranger sent into pixels and those into our own files. Size is judged by the header
 * before anything is decoded. Runs in the photo process only: bytes like these can crash decoders.
 */
export async function processPhoto(
  bytes: Uint8Array,
  format: PhotoFormat,
  limits: PhotoLimits,
  { crop, isTurned }: PhotoEdit = {},
): Promise<ProcessingResult> {
  try {
    let pixels = await decode(bytes, format, limits);
    if (typeof pixels === 'string') return { outcome: 'failed', fault: pixels };
    if (crop) pixels = await cut(pixels, crop);
    if (isTurned) pixels = await toPixels(rawPixels(pixels).rotate(90));
    const { takenAt = null } = pixels;
    return { outcome: 'processed', photo: { ...(await encode(pixels)), takenAt } };
  } catch {
    return { outcome: 'failed', fault: 'damaged' };
  }
}

/** One of our own WebP files as AVIF; null when it cannot be read. */
export async function encodeAvif(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await sharp(bytes).avif(avif).toBuffer();
  } catch {
    return null;
  }
}

async function decode(
  bytes: Uint8Array,
  format: PhotoFormat,
  limits: PhotoLimits,
): Promise<Pixels | ProcessingFault> {
  if (format === 'heic') {
    const heic = await decodeHeic(bytes, (width, height) => sizeFault(width, height, limits));
    if (typeof heic === 'string') return heic;
    const { data, width, height } = heic;
    const pixels = await toPixels(sharp(data, { raw: { width, height, channels: 4 } }));
    return { ...pixels, takenAt: readTakenAt(bytes) };
  }
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (header.format !== loaders[format]) return 'damaged';
  const fault = sizeFault(header.width, header.pageHeight ?? header.height, limits);
  if (fault) return fault;
  // Photographs come with warnings that mean nothing; what is missing pixels is an error.
  const input = { limitInputPixels: limits.pixels, failOn: 'error', sequentialRead: true } as const;
  const pixels = await toPixels(sharp(bytes, input).autoOrient());
  return header.exif ? { ...pixels, takenAt: readTakenAt(bytes, header.exif) } : pixels;
}

/** The rectangle of pixels that are already upright and scaled. */
async function cut(whole: Pixels, box: CropBox): Promise<Pixels> {
  const { leftPx: left, topPx: top, widthPx: width, heightPx: height } = box;
  const data = await rawPixels(whole).extract({ left, top, width, height }).raw().toBuffer();
  return { data, widthPx: width, heightPx: height };
}

const rawPixels = ({ data, widthPx, heightPx }: Pixels): Sharp =>
  sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } });

/** A panorama of a phone is 5 times as long as it is high; of 300 × 65,000 pixels a line is left. */
const longestOfShort = 16;

function sizeFault(width: number, height: number, limits: PhotoLimits): ProcessingFault | null {
  if (width * height > limits.pixels) return 'too-many-pixels';
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  const isStrip = long > short * longestOfShort;
  return isStrip || long < limits.longSidePx || short < limits.shortSidePx ? 'too-small' : null;
}

async function toPixels(source: Sharp): Promise<Pixels> {
  const { data, info } = await source
    .resize({ ...mainBox, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, widthPx: info.width, heightPx: info.height };
}

/** Every size is cut from the same pixels; none of what came with them is left. */
async function encode(pixels: Pixels): Promise<ProcessedPhoto> {
  const { widthPx, heightPx } = pixels;
  const source = () => rawPixels(pixels);
  const scaled = (width: number) => source().resize({ width, withoutEnlargement: true });
  return {
    widthPx,
    heightPx,
    main: await source().webp(webp).toBuffer(),
    middle: await scaled(middleWidthPx).webp(webp).toBuffer(),
    thumbnail: await scaled(thumbnailWidthPx).webp(webp).toBuffer(),
    placeholder: await placeholderOf(source),
  };
}

async function placeholderOf(source: () => Sharp): Promise<string | null> {
  for (const [side, quality] of [
    [12, 40],
    [8, 20],
  ] as const) {
    const tiny = await source().resize(side, side, { fit: 'inside' }).webp({ quality }).toBuffer();
    const uri = `data:image/webp;base64,${tiny.toString('base64')}`;
    if (uri.length <= longestPlaceholder) return uri;
  }
  return null;
}
