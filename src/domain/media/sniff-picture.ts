import type { PhotoFormat } from './photo-processor.ts';

/** What a file that is no photo seems to be, to help the person who sent it. */
export type ForeignKind = 'drawing' | 'document' | 'video' | 'archive' | 'other-picture';

export type Sniffed =
  | { is: 'photo'; format: PhotoFormat }
  | { is: 'foreign'; kind: ForeignKind | null };

/** How many bytes from the start `sniffPicture` looks at. */
export const sniffedBytes = 512;

/** ISO base media brands (ISO/IEC 23008-12, AV1 image file format); sequences are videos to us. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1']);
const avifBrands = new Set(['avif', 'avis']);

const signatures: readonly (readonly [start: string, found: Sniffed])[] = [
  ['\xff\xd8\xff', { is: 'photo', format: 'jpeg' }],
  ['\x89PNG\r\n\x1a\n', { is: 'photo', format: 'png' }],
  ['GIF87a', { is: 'photo', format: 'gif' }],
  ['GIF89a', { is: 'photo', format: 'gif' }],
  ['%PDF', { is: 'foreign', kind: 'document' }],
  ['%!PS', { is: 'foreign', kind: 'document' }],
  ['\xd0\xcf\x11\xe0', { is: 'foreign', kind: 'document' }],
  ['{\\rtf', { is: 'foreign', kind: 'document' }],
  ['PK\x03\x04', { is: 'foreign', kind: 'archive' }],
  ['Rar!', { is: 'foreign', kind: 'archive' }],
  ['7z\xbc\xaf', { is: 'foreign', kind: 'archive' }],
  ['\x1f\x8b', { is: 'foreign', kind: 'archive' }],
  ['\x1aE\xdf\xa3', { is: 'foreign', kind: 'video' }],
  ['II*\0', { is: 'foreign', kind: 'other-picture' }],
  ['MM\0*', { is: 'foreign', kind: 'other-picture' }],
  ['BM', { is: 'foreign', kind: 'other-picture' }],
  ['8BPS', { is: 'foreign', kind: 'other-picture' }],
  ['\0\0\x01\0', { is: 'foreign', kind: 'other-picture' }],
  ['\xff\x0a', { is: 'foreign', kind: 'other-picture' }],
  ['\0\0\0\x0cJXL ', { is: 'foreign', kind: 'other-picture' }],
  ['\0\0\0\x0cjP  ', { is: 'foreign', kind: 'other-picture' }],
];

/**
 * What a file is by its first bytes; its name and declared type are never asked. Only the formats
 * of the allow-list are photos, and a decoder is then held to the one found here.
 */
export function sniffPicture(start: Uint8Array): Sniffed {
  const text = String.fromCharCode(...start.subarray(0, sniffedBytes));
  for (const [signature, found] of signatures) if (text.startsWith(signature)) return found;
  if (text.startsWith('RIFF')) {
    return text.slice(8, 12) === 'WEBP'
      ? { is: 'photo', format: 'webp' }
      : { is: 'foreign', kind: 'video' };
  }
  if (text.slice(4, 8) === 'ftyp') return byBrand(text);
  const readable = text
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
    .toLowerCase();
  if (/^<(\?xml|svg|!doctype svg)/.test(readable)) return { is: 'foreign', kind: 'drawing' };
  if (/^<(!doctype html|html)/.test(readable)) return { is: 'foreign', kind: 'document' };
  return { is: 'foreign', kind: null };
}

/** The brands of an `ftyp` box: the major one at 8, compatible ones from 16 to the box's end. */
function byBrand(text: string): Sniffed {
  const end = Math.min(text.charCodeAt(2) * 256 + text.charCodeAt(3), text.length);
  const brands = [text.slice(8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text.slice(at, at + 4));
  if (brands.some((brand) => avifBrands.has(brand))) return { is: 'photo', format: 'avif' };
  if (brands.some((brand) => heicBrands.has(brand))) return { is: 'photo', format: 'heic' };
  return { is: 'foreign', kind: 'video' };
}
