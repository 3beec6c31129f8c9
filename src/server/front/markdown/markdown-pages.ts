import { t } from '@lingui/core/macro';
import { createMiddleware } from 'hono/factory';
import { publicPages } from '#pages/page-map.ts';
import { markdownPath, pageOfMarkdown, splitLanguage } from '#site/languages/page-addresses.ts';
import type { SiteEnv } from '#site/site-services.ts';
import { parseAccept } from 'hono/utils/accept';

/** The main part of a document as Markdown, with `address` for what its links lead from; null without one. */
export type ToMarkdown = (html: string, address: string) => Promise<string | null>;

const safe = new Set(['GET', 'HEAD']);

/**
 * Pages that anybody may come to are told as Markdown as well, at `….md` and to whoever accepts
 * `text/markdown` before HTML: the same page, drawn once more and rewritten, so that the two cannot
 * say different things. What is somebody's own, or in no list, is HTML or 406.
 */
export function markdownPages(toMarkdown: ToMarkdown, siteUrl: string) {
  return createMiddleware<SiteEnv>(async (c, next) => {
    if (!safe.has(c.req.method)) return next();
    const { pathname, search } = new URL(c.req.url);
    const page = pageOfMarkdown(pathname);
    const wish = page === null ? markdownWish(c.req.header('accept')) : 'only';
    const path = page ?? pathname;
    const offered = publicPages.hasMarkdown(splitLanguage(path).path);
    // Ahead of the answer, whose body would be copied later; whoever keeps it for others reads this.
    if (offered) c.header('vary', 'Accept');
    if (wish === null) return next();
    if (!offered && isOurs(path)) {
      return wish === 'rather' ? next() : c.text(t`This page is there as HTML only.`, 406);
    }
    if (page !== null) c.req.raw = new Request(new URL(page + search, c.req.url), c.req.raw);
    const taken: Buffer[] = [];
    c.env = { ...c.env, takeHtml: (document) => taken.push(document) };
    await next();
    const { status, headers } = c.res;
    const target = headers.get('location');
    if (target !== null && page !== null) c.header('location', markdownPath(target) ?? target);
    const isPage = headers.get('content-type')?.startsWith('text/html');
    if (!isPage || (!offered && status < 400)) return;
    const text = await toMarkdown(
      taken[0]?.toString() ?? (await c.res.text()),
      siteUrl + path + search,
    );
    if (text === null) return;
    c.res = undefined;
    c.res = new Response(text, { status, headers });
    c.header('content-type', 'text/markdown; charset=utf-8');
    c.header('link', undefined);
  });
}

/** Other addresses have nothing but an error to tell. */
const isOurs = (path: string) => {
  const { path: bare } = splitLanguage(path);
  return (
    publicPages.isPrivate(bare) || publicPages.at(bare) !== null || /^\/staff(\/|$)/.test(bare)
  );
};

const markdown = 'text/markdown';
const html = /^(text\/html|application\/xhtml\+xml|text\/\*|\*\/\*)$/;

/** What an `Accept` says of Markdown beside HTML: rather that, only that, or nothing of it. */
export function markdownWish(accept: string | undefined): 'rather' | 'only' | null {
  if (!accept?.includes(markdown)) return null;
  const wanted = parseAccept(accept).filter(({ q }) => q > 0);
  const first = wanted
    .toSorted((one, other) => other.q - one.q)
    .find(({ type }) => type === markdown || html.test(type));
  if (first?.type !== markdown) return null;
  return wanted.some(({ type }) => html.test(type)) ? 'rather' : 'only';
}
