import { Hono } from 'hono';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { pageKindOf } from '#domain/analytics/page-kind.ts';
import { loggedPath } from '#server/ops/log/logged-path.ts';
import { routeLabel } from '#server/ops/metrics/route-label.ts';
import { canonicalPath } from '#server/front/middleware/page-address.ts';
import { securityHeaders } from '#server/front/middleware/security-headers.ts';
import { classOf } from '#server/front/overload/request-class.ts';
import { readPageKey } from '#server/front/page-cache/page-key.ts';
import { withoutPrivatePaths } from '#site/browser/analytics/private-paths.ts';
import { speculationRules } from '#site/browser/prefetch-pages.ts';
import { pagePaths } from '#site/feeds/page-list.ts';
import { robotsText } from '#site/feeds/robots-text.ts';
import { mapPages } from './page-map.ts';
import { pages, type Careful } from './page-table.ts';
import { privateAreas } from './private-areas.ts';

/** The table with one area more: a page with the secret in its path, and one with it in its query. */
const site = mapPages(
  { ...pages, quote: { pattern: '/quotes/:token' }, paidQuote: { pattern: '/quotes/paid' } },
  [...privateAreas, '/quotes/'],
);
const origin = 'https://omnibus.example';

describe.each(['/quotes/s3cr3t', '/quotes/paid?key=s3cr3t'])('a secret page more: %s', (target) => {
  const [path = ''] = target.split('?');

  it('is never kept', () => {
    for (const one of [target, `/es${target}`]) expect(readPageKey(one, site)).toBeNull();
  });

  it('shows its secret to no log and no metric', () => {
    expect(loggedPath(target, site) + loggedPath(`${path}/details`, site)).not.toContain('s3cr3t');
    expect(routeLabel(target, site)).not.toContain('s3cr3t');
  });

  it('is private to analytics, and no third party comes near, whatever it answers', () => {
    expect(pageKindOf(path, 200, site)).toBe('private');
    expect(site.thirdPartiesAt(path)).toBe('none');
  });

  it('is cut from what leaves the browser', () => {
    const event = { referrer: origin + target, words: `see ${target}/details now` };
    const cut = withoutPrivatePaths(event, site.privateAreas);
    expect(cut).toEqual({ referrer: `${origin}/quotes/`, words: 'see /quotes/ now' });
  });

  it('is closed to search engines, and told to none', () => {
    expect(robotsText(origin, site)).toContain('\nDisallow: /quotes/\n');
    expect(site.robotsAt(path)).toBe('noindex, nofollow');
    expect(pagePaths(['NJ'], site).filter((page) => page.path.includes('quotes'))).toEqual([]);
  });

  it('has one address', () => {
    expect(canonicalPath(`${path}/`, site)).toBe(path);
    expect(canonicalPath(`/es${path}/`, site)).toBe(`/es${path}`);
  });

  it('waits as a page, and is never fetched ahead', () => {
    expect(classOf({ method: 'GET', url: target, headers: {} }, site)).toBe('detail');
    const { where } = speculationRules(site.privateAreas).prerender[0]!;
    const never = where.and[1]!.not!.href_matches!.map((rule) => new URLPattern(rule, origin));
    for (const one of [target, `/es${target}`])
      expect(never.some((pattern) => pattern.test(origin + one))).toBe(true);
    expect(never.some((pattern) => pattern.test(`${origin}/quotes`))).toBe(false);
  });

  it('tells caches, search engines and other sites to forget it, whatever it answers', async () => {
    const app = new Hono()
      .use(securityHeaders(origin, [], null, null, false, site))
      .get('/quotes/paid', (c) => c.html('<p>', 200, { 'cache-control': 'public, max-age=60' }));
    for (const one of [target, `${path}/mistyped`]) {
      const { headers } = await app.request(one);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    }
  });
});

it('cannot be written outside of a private area, nor be told to others inside', () => {
  type Row<Fields> = Careful<{ row: Fields & { pattern: `/${string}` } }>['row'];
  expectTypeOf<Row<{ pattern: '/quotes/:token' }>>().toBeNever();
  expectTypeOf<Row<{ pattern: '/categories/:slug/:token' }>>().toBeNever();
  expectTypeOf<Row<{ pattern: '/sell-your-bus/quote'; kept: 'words' }>>().toBeNever();
  expectTypeOf<Row<{ pattern: '/sell-your-bus/quote'; sitemap: 'page' }>>().toBeNever();
  expectTypeOf<Row<{ pattern: '/sell-your-bus/quote/:token' }>>().not.toBeNever();
  expectTypeOf<Row<{ pattern: '/makes/:slug'; kept: 'buses' }>>().not.toBeNever();
});
