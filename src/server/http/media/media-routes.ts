import { Hono } from 'hono';
import { LineFull } from '#domain/line.ts';
import type { MediaFiles } from './media-files.ts';

const path = '/media/';

/**
 * Our own pictures and nothing else, as WebP or as the AVIF beside it. Names carry a content hash
 * (or change with the product), so a browser may keep them for a year.
 */
export function mediaRoutes(media: MediaFiles, onError: (error: unknown) => void = () => {}) {
  return new Hono().get(`${path}*`, async (c) => {
    const name = c.req.path.slice(path.length);
    const file = await media
      .find(name, { avif: accepts(c.req.header('accept'), 'image/avif') })
      .catch((error: unknown) => {
        // Too many missing drawings were asked for at once; they can be had a moment later.
        if (!(error instanceof LineFull)) onError(error);
        return 'unavailable' as const;
      });
    if (file === 'unavailable') {
      return c.text('Pictures cannot be shown right now.', 503, {
        'cache-control': 'no-store',
        'retry-after': '5',
      });
    }
    if (!file) return c.text('No such picture.', 404, { 'cache-control': 'no-store' });
    const etag = `"${file.version}"`;
    c.header('etag', etag);
    c.header('cache-control', 'public, max-age=31536000, immutable');
    if (name.endsWith('.webp')) c.header('vary', 'Accept');
    if (matches(c.req.header('if-none-match'), etag)) {
      await file.discard();
      return c.body(null, 304);
    }
    c.header('content-type', file.contentType);
    c.header('content-length', String(file.sizeBytes));
    if (c.req.method === 'HEAD') {
      await file.discard();
      return c.body(null);
    }
    return c.body(file.stream() as ReadableStream<Uint8Array<ArrayBuffer>>);
  });
}

/** Whether a type is named in `Accept` and not refused by `q=0`; old browsers mean less by a `*`. */
function accepts(accept: string | undefined, type: string): boolean {
  for (const item of accept?.toLowerCase().split(',') ?? []) {
    const [name, ...parameters] = item.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return quality === undefined || Number(quality.slice(2)) > 0;
  }
  return false;
}

/** `If-None-Match` (RFC 9110 §13.1.2): any of a list, weak or not, or `*`. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const given = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return given.includes(etag) || given.includes('*');
}
