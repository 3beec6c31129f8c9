import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  zstdCompress,
  zstdDecompress,
} from 'node:zlib';
import { chooseCoding } from './accept-encoding.ts';

/** Content codings of kept pages, best first. A 74 kB page: br 8.3 kB, zstd 9.5 kB, gzip 9.6 kB. */
export const pageCodings = ['br', 'zstd', 'gzip'] as const;
export type PageCoding = (typeof pageCodings)[number] | 'identity';

/**
 * How pages are compressed. 5: a 74 kB page becomes 8.3 kB in 0.6 ms; 9 and 11 gain little and cost 10
 * to 70 ms. 256 kB: a larger window costs memory to set up and finds nothing more in a page.
 */
export const pageBrotli = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const encoders = {
  br: (bytes: Buffer) =>
    brotli(bytes, {
      params: { ...pageBrotli, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  zstd: (bytes: Buffer) => zstd(bytes, { pledgedSrcSize: bytes.length }),
  gzip: promisify(gzip),
};

/** All of them run on zlib's threads, not on the event loop. */
export async function encodeBody(plain: Buffer, coding: PageCoding): Promise<Buffer> {
  return coding === 'identity' ? plain : encoders[coding](plain);
}

/** A seventh smaller than the quick one, for 72 ms of another core: only for the hottest pages. */
export function encodeBest(plain: Buffer): Promise<Buffer> {
  return brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

const decoders = {
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
  gzip: promisify(gunzip),
};

export async function decodeBody(bytes: Buffer, coding: PageCoding): Promise<Buffer> {
  return coding === 'identity' ? bytes : decoders[coding](bytes);
}

/** For pages that will hardly be asked for twice: zstd takes a seventh of brotli's time. */
const quickCodings = ['zstd', 'br', 'gzip'] as const;

const mostRemembered = 500;
const remembered = { small: new Map<string, PageCoding>(), quick: new Map<string, PageCoding>() };

/**
 * What to send for an `Accept-Encoding`: the smallest body, or the one that is made soonest. Browsers
 * send a handful of spellings, so the choice is remembered.
 */
export function codingFor(
  acceptEncoding: string | undefined,
  wanted: 'small' | 'quick' = 'small',
): PageCoding {
  if (!acceptEncoding) return 'identity';
  const known = remembered[wanted].get(acceptEncoding);
  if (known) return known;
  const codings = wanted === 'small' ? pageCodings : quickCodings;
  const coding = chooseCoding<PageCoding>(acceptEncoding, codings) ?? 'identity';
  if (remembered[wanted].size < mostRemembered && acceptEncoding.length < 200) {
    remembered[wanted].set(acceptEncoding, coding);
  }
  return coding;
}
