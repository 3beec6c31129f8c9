import { Hono } from 'hono';
import type { MediaFiles } from './media-files.ts';

/**
 * Our own pictures and nothing else. Names carry a content hash (or change with the product), so a
 * browser may keep them for a year.
 */
export function mediaRoutes(media: MediaFiles) {
  return new Hono().get('/media/*', async (c) => {
    const file = await media.find(c.req.path.slice('/media/'.length));
    if (!file) return c.text('No such picture.', 404, { 'cache-control': 'no-store' });
    c.header('content-type', file.contentType);
    c.header('content-length', String(file.sizeBytes));
    c.header('cache-control', 'public, max-age=31536000, immutable');
    return c.body(file.stream());
  });
}
