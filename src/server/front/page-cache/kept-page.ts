import { createHash } from 'node:crypto';
import type { PageKey } from './page-key.ts';
import {
  decodeBody,
  encodeBest,
  encodeBody,
  nameOfCoding,
  type PageCoding,
} from '../encodings/content-codings.ts';
import { inLanguage } from '#messages/in-language.ts';
import { splitLanguage } from '#site/languages/page-addresses.ts';
import { withStaleNotice } from './stale-notice.ts';

/** One ready answer: bytes and every header but the request id, flat: name, value, name, value. */
export interface ReadyBody {
  bytes: Buffer;
  headers: readonly string[];
  /** Null where no two answers are alike. */
  etag: string | null;
}

/** A rendered page with its bodies in the codings that visitors asked for so far. */
export interface KeptPage {
  key: PageKey;
  /** Sum of its tags' versions when it was asked for: another sum means that something changed. */
  stamp: number;
  /** Milliseconds of the wall clock after which it is rendered anew in any case. */
  expiresMs: number;
  /** When somebody first found it out of date; null while it is current. */
  staleSinceMs: number | null;
  hits: number;
  /** Counts a person's view, for the popular searches; null for pages that count nothing. */
  countView: (() => void) | null;
  /** The ready body, or undefined when this coding was not asked for yet. */
  ready(coding: PageCoding): ReadyBody | undefined;
  /** Makes the body ready. */
  prepare(coding: PageCoding): Promise<ReadyBody>;
  /** The page with the notice that it may be a few minutes old. */
  prepareStale(coding: PageCoding): Promise<ReadyBody>;
  /** Replaces the brotli body by a smaller one; false when that is done already. */
  improve(): Promise<boolean>;
  /** What it holds now. */
  bytes(): number;
}

/** Set by us, or true of one answer only. */
const ownHeaders = /^(x-request-id|content-length|content-encoding|date|etag|vary|cache-control)$/i;

/**
 * Browsers ask every time and get 304; a proxy or CDN may answer for half a minute by itself, and
 * longer while we are down (RFC 9213 for the ones that know `CDN-Cache-Control`).
 */
export const pageCacheControl = 'public, max-age=0, s-maxage=30, must-revalidate';
const cdnCacheControl = 'max-age=30, stale-while-revalidate=30, stale-if-error=86400';
/** Nobody else can read a body that a dictionary belongs to, and not every proxy tells readers apart by it. */
const readerHeaders = ['cache-control', 'private, max-age=0, must-revalidate'];
export const varyFor = (coding: PageCoding): string =>
  `Accept, Accept-Encoding${typeof coding === 'string' ? '' : ', Available-Dictionary'}`;
/** What will hardly be asked for twice is made soonest. */
export const wishFor = ({ endless }: PageKey) => (endless ? 'quick' : 'small');
/** Per page, beside the bodies: the object, its headers and its place in the cache. */
export const overheadBytes = 4_096;

/** A page as it was drawn. */
export interface DrawnPage extends Pick<KeptPage, 'key' | 'stamp' | 'expiresMs'> {
  html: Buffer;
  headers: Iterable<readonly [string, string]>;
}

export function createKeptPage(parts: DrawnPage & Pick<KeptPage, 'countView'>): KeptPage {
  const { key, html } = parts;
  const hash = hashOf(html);
  const kept = [...parts.headers].filter(([name]) => !ownHeaders.test(name)).flat();
  const sharedHeaders = [
    'cache-control',
    pageCacheControl,
    'cdn-cache-control',
    cdnCacheControl,
    'surrogate-key',
    surrogateKeys(key),
  ];
  const bodies = new Map<PageCoding, ReadyBody>();
  const stale = new Map<PageCoding, ReadyBody>();
  let plainWanted = false;
  let improved = false;

  const make = (bytes: Buffer, coding: PageCoding, etag: string): ReadyBody => {
    const cached = typeof coding === 'string' ? sharedHeaders : readerHeaders;
    const headers = [...kept, ...cached, 'vary', varyFor(coding), 'etag', etag];
    headers.push('content-length', String(bytes.length));
    if (coding !== 'identity') headers.push('content-encoding', nameOfCoding(coding));
    return { bytes, headers, etag };
  };
  const tag = (coding: PageCoding, of = hash) =>
    `"${of}-${typeof coding === 'string' ? coding : `dcz-${coding.language}`}"`;
  const wanted = wishFor(key);
  bodies.set('identity', make(html, 'identity', tag('identity')));

  /** Rarely wanted as it is, and ten times the size: kept compressed, unpacked when somebody asks. */
  const readPlain = async () => {
    const plain = bodies.get('identity');
    if (plain) return plain.bytes;
    const [coding, body] = bodies.entries().next().value!;
    return decodeBody(body.bytes, coding);
  };

  return {
    key,
    stamp: parts.stamp,
    expiresMs: parts.expiresMs,
    staleSinceMs: null,
    hits: 0,
    countView: parts.countView,
    ready(coding) {
      if (coding === 'identity') plainWanted = true;
      return bodies.get(coding);
    },
    async prepare(coding) {
      const known = bodies.get(coding);
      if (known) return known;
      const body = make(await encodeBody(await readPlain(), coding, wanted), coding, tag(coding));
      bodies.set(coding, body);
      if (coding !== 'identity' && !plainWanted) bodies.delete('identity');
      return body;
    },
    async prepareStale(coding) {
      const known = stale.get(coding);
      if (known) return known;
      const page = (await readPlain()).toString();
      const { language } = splitLanguage(key.url.split('?', 1)[0]!);
      const noted = Buffer.from(inLanguage(language, () => withStaleNotice(page)));
      const body = make(
        await encodeBody(noted, coding, wanted),
        coding,
        tag(coding, hashOf(noted)),
      );
      const headers = body.headers.map((value, index) =>
        body.headers[index - 1] === 'cache-control' ? 'no-cache' : value,
      );
      const marked = {
        ...body,
        headers: [...headers, 'cache-status', 'omnibus; hit; detail=stale'],
      };
      stale.set(coding, marked);
      return marked;
    },
    async improve() {
      if (improved) return false;
      improved = true;
      const bytes = await encodeBest(await readPlain());
      // Other bytes, another strong ETag; both name the same contents, so either gets its 304.
      bodies.set('br', make(bytes, 'br', `"${hash}-br11"`));
      return true;
    },
    bytes() {
      let sum = overheadBytes;
      for (const body of bodies.values()) sum += body.bytes.length;
      for (const body of stale.values()) sum += body.bytes.length;
      return sum;
    },
  };
}

/** Whether `If-None-Match` names these contents in any coding (RFC 9110 §13.1.2, weak comparison). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string | null): boolean {
  if (!ifNoneMatch || etag === null) return false;
  return ifNoneMatch === '*' || ifNoneMatch.includes(`"${contentsOf(etag)}-`);
}

/** The part of an ETag that is the same in every coding. */
export function contentsOf(etag: string): string {
  return etag.slice(1, etag.indexOf('-'));
}

/** For a CDN that purges by key: the tags, and the bus of a bus's page. */
function surrogateKeys(key: PageKey): string {
  return [...key.tags, ...(key.busId ? [`bus-${key.busId}`] : [])].join(' ');
}

const hashOf = (bytes: Buffer) =>
  createHash('sha1').update(bytes).digest('base64').slice(0, 16).replace(/[+/]/g, '_');
