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
import { createMiddleware } from 'hono/factory';
import {
  decodeWithDictionary,
  dictionaryCoding,
  encodeWithDictionary,
  type BodyWish,
  type PageDictionaries,
  type PageDictionary,
} from './page-dictionaries.ts';

/** The content codings the server keeps ready, best first. A 74 kB page: br 8.3 kB, zstd 9.5 kB, gzip 9.6 kB. */
export const contentCodings = ['br', 'zstd', 'gzip'] as const;

export type ContentCoding = (typeof contentCodings)[number];
/** A dictionary: compressed with it, for those who have it. */
export type PageCoding = ContentCoding | PageDictionary | 'identity';

/** As `Content-Encoding` has it. */
export const nameOfCoding = (coding: PageCoding): string =>
  typeof coding === 'string' ? coding : dictionaryCoding;

/**
 * The best coding that the client accepts and the server has, or null for identity.
 * `Accept-Encoding` per RFC 9110 §12.5.3: `q=0` refuses a coding, `*` stands for any other.
 */
export function chooseCoding<Coding extends string = ContentCoding>(
  acceptEncoding: string | undefined,
  available: readonly Coding[] = contentCodings as readonly string[] as readonly Coding[],
): Coding | null {
  if (!acceptEncoding) return null;
  const accepted = new Map<string, boolean>();
  for (const item of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    accepted.set(name, quality === undefined || Number(quality.slice(2)) > 0);
  }
  return available.find((coding) => accepted.get(coding) ?? accepted.get('*') ?? false) ?? null;
}

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
export async function encodeBody(
  plain: Buffer,
  coding: PageCoding,
  wanted: BodyWish = 'small',
): Promise<Buffer> {
  if (coding === 'identity') return plain;
  return typeof coding === 'string'
    ? encoders[coding](plain)
    : encodeWithDictionary(plain, coding, wanted);
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
  if (coding === 'identity') return bytes;
  return typeof coding === 'string' ? decoders[coding](bytes) : decodeWithDictionary(bytes, coding);
}

/** For pages that will hardly be asked for twice: zstd takes a seventh of brotli's time. */
const quickCodings = ['zstd', 'br', 'gzip'] as const;

const mostRemembered = 500;
type PlainCoding = ContentCoding | 'identity';
const remembered = {
  small: new Map<string, PlainCoding>(),
  quick: new Map<string, PlainCoding>(),
};

/** The dictionary of ours that a browser says it has and reads answers by; undefined without. */
export function dictionaryFor<Known>(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  dictionaries: ReadonlyMap<string, Known>,
): Known | undefined {
  const { 'available-dictionary': available, 'accept-encoding': accepted } = headers;
  const known = typeof available === 'string' ? dictionaries.get(available) : undefined;
  return known && chooseCoding(String(accepted), [dictionaryCoding]) ? known : undefined;
}

/**
 * What to send for an `Accept-Encoding`. Browsers send a handful of spellings, so the choice is
 * remembered.
 */
export function codingFor(
  acceptEncoding: string | undefined,
  wanted: BodyWish = 'small',
): PlainCoding {
  if (!acceptEncoding) return 'identity';
  const known = remembered[wanted].get(acceptEncoding);
  if (known) return known;
  const codings = wanted === 'small' ? contentCodings : quickCodings;
  const coding = chooseCoding<PlainCoding>(acceptEncoding, codings) ?? 'identity';
  if (remembered[wanted].size < mostRemembered && acceptEncoding.length < 200) {
    remembered[wanted].set(acceptEncoding, coding);
  }
  return coding;
}

const smallestBytes = 1_024;

const compressible =
  /^(text\/|application\/(json|xml|ld\+json|manifest\+json|rss\+xml|atom\+xml)|image\/svg)/;

/**
 * Compresses text answers that no one compressed yet; zlib works off the main thread. Touches the
 * body only when it will change it: looking at `c.res.body` alone costs a copy of the page.
 */
export const compressPages = (dictionaries: PageDictionaries = new Map()) =>
  createMiddleware(async (c, next) => {
    await next();
    const { headers } = c.res;
    const type = headers.get('content-type') ?? '';
    if (!compressible.test(type) || headers.has('content-encoding')) return;
    const cacheControl = headers.get('cache-control') ?? '';
    // Long files come as streams and must not be held in memory.
    if (cacheControl.includes('no-transform')) return;
    // Files of the build and feeds say so themselves.
    if (!/accept-encoding/i.test(headers.get('vary') ?? ''))
      headers.append('vary', 'Accept-Encoding');
    const isPage = type.startsWith('text/html');
    const coding =
      (isPage ? dictionaryFor(c.req.header(), dictionaries) : undefined) ??
      chooseCoding<ContentCoding>(c.req.header('accept-encoding'), ['br', 'gzip']);
    if (!coding || c.req.method === 'HEAD' || c.res.status === 304) return;
    const plain = Buffer.from(await c.res.arrayBuffer());
    const body = plain.length < smallestBytes ? plain : await encodeBody(plain, coding, 'quick');
    const changed = new Headers(headers);
    if (body !== plain) changed.set('content-encoding', nameOfCoding(coding));
    if (body !== plain && typeof coding === 'object') {
      // No cache on the way has to tell readers apart by what they have.
      changed.set('cache-control', cacheControl.replace('public', 'private') || 'private');
      changed.append('vary', 'Available-Dictionary');
    }
    changed.set('content-length', String(body.byteLength));
    const { status } = c.res;
    c.res = undefined;
    c.res = new Response(new Uint8Array(body), { status, headers: changed });
  });
