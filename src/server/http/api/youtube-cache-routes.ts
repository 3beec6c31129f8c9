import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { FeaturedVideo } from '#domain/content/featured-video.ts';
import { readBoundedBody } from '#site/read-bounded-body.ts';
import type { SiteEnv } from '#site/site-services.ts';

/** Nobody has a reason to send one; `{}` and blanks are what some clients make of "empty". */
const longestBody = 1_000;

/**
 * `POST /api/youtubecache` (spec §7): empty body, JSON content type, key in `x-api-key`. Answers the
 * featured list as a JSON array, from memory: callers never reach the video service. 401 without the
 * right key, and for everybody while none is configured.
 */
export function youtubeCacheRoutes(apiKey: string | null): Hono<SiteEnv> {
  return new Hono<SiteEnv>().post('/youtubecache', async (c) => {
    c.header('cache-control', 'no-store');
    if (!isKey(c.req.header('x-api-key'), apiKey)) {
      return c.json({ message: 'A valid x-api-key header is required', status: 401 }, 401);
    }
    if (!/^application\/json(;|$)/i.test(c.req.header('content-type') ?? '')) {
      return c.json({ message: 'The content type must be application/json', status: 415 }, 415);
    }
    const text = (await readBoundedBody(c.req.raw, longestBody)).toString('latin1');
    if (!/^\s*(\{\s*\})?\s*$/.test(text)) {
      return c.json({ message: 'The body must be empty', status: 400 }, 400);
    }
    const { videos, siteUrl } = c.get('services');
    return c.json((videos?.list() ?? []).map((video) => presentVideo(video, siteUrl)));
  });
}

/** Hashes are of equal length and tell nothing by the time their comparison takes. */
function isKey(given: string | undefined, wanted: string | null): boolean {
  if (given === undefined || wanted === null) return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}

function presentVideo(video: FeaturedVideo, siteUrl: string) {
  const { id, contentType, title, description, href, publishedOn, picture } = video;
  return {
    id,
    contentType,
    title,
    description,
    url: new URL(href, siteUrl).href,
    publishedAt: publishedOn,
    thumbnail: picture && `${siteUrl}/media/${picture.name}`,
  };
}
