import { t } from '@lingui/core/macro';
import { createMiddleware } from 'hono/factory';
import { publicPages } from '#pages/page-map.ts';
import { pathIn } from '#messages/languages.ts';
import { splitLanguage } from '#site/languages/language-path.ts';

const longestUrl = 4_096;

/**
 * One address for every page: `/buses/` goes to `/buses`, `/knowledge-center/faqs` to
 * `/knowledge-center/faqs/` (the slashes of spec §2). Overlong and malformed paths end here with a
 * 414 or 404 instead of reaching a handler. Never redirects to another host: `//evil` is not found.
 * A NUL in a question is U+FFFD from here on, as in forms: PostgreSQL takes none.
 */
export const cleanPath = createMiddleware(async (c, next) => {
  if (c.req.url.length > longestUrl) {
    c.header('cache-control', 'no-store');
    return c.text(t`The address is too long.`, 414);
  }
  const url = new URL(c.req.url);
  const { pathname, search } = url;
  if (pathname.startsWith('//') || pathname.includes('\\') || !decodable(pathname)) {
    return c.notFound();
  }
  if (c.req.method === 'GET' || c.req.method === 'HEAD') {
    const wanted = canonicalPath(pathname);
    if (wanted !== pathname) return c.redirect(wanted + search, 301);
  }
  if (search.includes('%00')) {
    url.search = search.replaceAll('%00', '%EF%BF%BD');
    c.req.raw = new Request(url, c.req.raw);
  }
  return next();
});

export function canonicalPath(pathname: string, site = publicPages): string {
  const { language, path } = splitLanguage(pathname);
  if (path !== pathname) return pathIn(language, canonicalPath(path, site));
  const isFile = /\.[a-z0-9]{2,5}$/.test(pathname);
  if (site.endsInSlash(pathname) && !isFile) return pathname.replace(/\/*$/, '/');
  return pathname === '/' ? pathname : pathname.replace(/\/+$/, '') || '/';
}

function decodable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}
