import { createMiddleware } from 'hono/factory';
import { chooseCoding } from './accept-encoding.ts';
import { encodeBody } from './body-codings.ts';

const smallestBytes = 1_024;

const compressible =
  /^(text\/|application\/(json|xml|ld\+json|manifest\+json|rss\+xml|atom\+xml)|image\/svg)/;

/**
 * Compresses text answers that no one compressed yet; zlib works off the main thread. Touches the
 * body only when it will change it: looking at `c.res.body` alone costs a copy of the page.
 */
export const compressPages = createMiddleware(async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!compressible.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) {
    return;
  }
  // Long files come as streams and must not be held in memory.
  if (headers.get('cache-control')?.includes('no-transform')) return;
  headers.append('vary', 'Accept-Encoding');
  const coding = chooseCoding(c.req.header('accept-encoding'), ['br', 'gzip']);
  if (!coding || c.req.method === 'HEAD' || c.res.status === 304) return;
  const plain = Buffer.from(await c.res.arrayBuffer());
  const body = plain.length < smallestBytes ? plain : await encodeBody(plain, coding);
  const changed = new Headers(headers);
  if (body !== plain) changed.set('content-encoding', coding);
  changed.set('content-length', String(body.byteLength));
  const { status } = c.res;
  c.res = undefined;
  c.res = new Response(new Uint8Array(body), { status, headers: changed });
});
