import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { pathIn } from '#messages/languages.ts';

/**
 * What a browser has kept since an earlier page: what is like it is sent as what it differs in
 * ("Compression Dictionary Transport", RFC 9842).
 */
export interface Dictionary {
  bytes: Buffer;
  /** What a browser that has it says in `Available-Dictionary`. */
  availableAs: string;
  /** What every body begins with: a frame that decoders skip, with the SHA-256 of the dictionary (§5). */
  bodyStart: Buffer;
}

/** Markup that most pages of a language share: with it they take a third of their size. */
export interface PageDictionary extends Dictionary {
  language: string;
}

/** The coding of a body that only whoever has the dictionary can read: Dictionary-Compressed Zstandard. */
export const dictionaryCoding = 'dcz';

/** How that frame begins: its kind, and that 32 bytes follow. */
const skippedFrame = Buffer.from('5e2a4d1820000000', 'hex');

const names = /^page-dictionary-([a-z]+)-[0-9a-f]+\.txt$/;

export const dictionaryName = (language: string, text: Buffer): string =>
  `page-dictionary-${language}-${sha256(text).toString('hex').slice(0, 12)}.txt`;

/**
 * `Use-As-Dictionary` of a file of the browser build: for the pages of its language, and what their
 * scripts ask for. The longest match wins: English has the rest. A stylesheet is one for the others,
 * which say most of the same: those of other areas, and of later builds. Null of any other file.
 */
export function dictionaryUse(fileName: string): string | null {
  if (fileName.endsWith('.css')) return 'match="/assets/*.css", match-dest=("style")';
  const [, language] = names.exec(fileName) ?? [];
  return language ? `match="${pathIn(language, '/')}*", match-dest=("document" "")` : null;
}

/** The dictionaries of a build, by what `Available-Dictionary` says of each. */
export type PageDictionaries = ReadonlyMap<string, PageDictionary>;

/** `paths`: of each language, as a page names it, `/assets/…`, in `clientDir`. */
export function readPageDictionaries(
  clientDir: string,
  paths: Readonly<Record<string, string>>,
): PageDictionaries {
  const all = Object.entries(paths).map(([language, path]) =>
    pageDictionary(language, readFileSync(join(clientDir, path))),
  );
  return new Map(all.map((dictionary) => [dictionary.availableAs, dictionary]));
}

export const pageDictionary = (language: string, bytes: Buffer): PageDictionary => ({
  language,
  ...dictionaryOf(bytes),
});

export function dictionaryOf(bytes: Buffer): Dictionary {
  const hash = sha256(bytes);
  const availableAs = `:${hash.toString('base64')}:`;
  return { bytes, availableAs, bodyStart: Buffer.concat([skippedFrame, hash]) };
}

/** Of what is asked for again, and of a page that hardly is: 2 ms and 0.8 ms for one of 80 kB. */
const levels = { small: 9, quick: 3 };

/** The smallest body, or the one that is made soonest. */
export type BodyWish = keyof typeof levels;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Runs on zlib's threads, not on the event loop. */
export async function encodeWithDictionary(
  plain: Buffer,
  { bytes, bodyStart }: Dictionary,
  wanted: BodyWish,
): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: levels[wanted] };
  const frame = await compress(plain, { params, dictionary: bytes, pledgedSrcSize: plain.length });
  return Buffer.concat([bodyStart, frame]);
}

export const decodeWithDictionary = (
  body: Buffer,
  { bytes, bodyStart }: Dictionary,
): Promise<Buffer> => decompress(body.subarray(bodyStart.length), { dictionary: bytes });

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
