import type { Context } from 'hono';

/**
 * Names a page's stylesheets in a header (`Link`, RFC 8288), ahead of its document. There React writes
 * them behind the pictures and fonts that are fetched early, and on a slow line nothing can be painted
 * until the last of all these is there.
 */
export function sendStylesAhead(c: Context, stylesheets: readonly string[]): void {
  c.header('link', stylesheets.map((href) => `<${href}>; rel=preload; as=style`).join(', '));
}
