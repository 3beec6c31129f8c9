import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redirects } from '#content/redirects.ts';
import { canonicalPath } from '#server/front/middleware/page-address.ts';
import { patterns } from '#site/urls.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { all, readXml } from './xml-document.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ listings: [aListing({ id: 1 })] });
});
afterAll(() => site.close());

describe('robots.txt', () => {
  const closedBy = async () => {
    const text = await (await site.get('/robots.txt')).text();
    const prefixes = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path ?? '');
    return { text, isClosed: (path: string) => prefixes.some((one) => path.startsWith(one)) };
  };

  it('names the sitemap and opens every address in it', async () => {
    const { text, isClosed } = await closedBy();
    expect(text).toContain('Sitemap: https://omnibus.example/sitemap.xml\n');
    for (const name of ['pages', 'articles', 'buses-1']) {
      const xml = readXml(await (await site.get(`/sitemaps/${name}.xml`)).text());
      const paths = all(xml, 'loc').map((loc) => new URL(loc.text).pathname);
      expect(paths.length).toBeGreaterThan(0);
      expect(paths.filter(isClosed)).toEqual([]);
    }
  });

  it.each([
    '/staff',
    '/staff/login',
    '/api/carousel',
    '/1/indexes/buses/query',
    patterns.sellUploading,
    patterns.sellDone,
    '/sell-your-bus/status/secret',
    '/contact/bus-alert/secret',
    '/contact/video-tour/secret/tour.ics',
    patterns.thankYou,
  ])('closes %s', async (path) => {
    expect((await closedBy()).isClosed(path)).toBe(true);
  });
});

describe('addresses that have moved', () => {
  it.each(Object.entries(redirects))('%s leads to %s, once', async (from, to) => {
    expect(from).toBe(canonicalPath(from).toLowerCase());
    expect(to).toMatch(/^\/(?!\/)/);
    expect(Object.keys(redirects)).not.toContain(to);
    const answer = await site.get(`${from}?utm=1`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${to}?utm=1`]);
    const target = await site.get(to);
    expect(target.status).toBe(200);
    await target.arrayBuffer();
  });

  it('covers no address that has a page, whatever the case, and nothing foreign', async () => {
    expect((await site.get('/Inventory')).headers.get('location')).toBe('/buses');
    for (const path of ['/__proto__', '/constructor', '/graphql', '/graphql?query={__schema{x}}'])
      expect((await site.get(path)).status, path).toBe(404);
    const posted = await site.app.request('http://omnibus.example/inventory', { method: 'POST' });
    expect(posted.status).toBe(404);
  });
});

describe('files at fixed addresses', () => {
  it.each([
    ['/apple-touch-icon.png', 180, 180],
    ['/icon-192.png', 192, 192],
    ['/icon-512.png', 512, 512],
    ['/social-card.png', 1200, 630],
  ])('%s is a picture of %i × %i', async (path, width, height) => {
    const answer = await site.get(path);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([picture.width, picture.height]).toEqual([width, height]);
    const etag = answer.headers.get('etag') ?? '';
    expect((await site.get(path, { 'if-none-match': etag })).status).toBe(304);
  });

  it('has an icon in the container that browsers ask for unbidden', async () => {
    const bytes = new Uint8Array(await (await site.get('/favicon.ico')).arrayBuffer());
    expect(bytes.slice(0, 8)).toEqual(Uint8Array.of(0, 0, 1, 0, 1, 0, 32, 32));
  });

  it('has a manifest whose icons exist', async () => {
    const answer = await site.get('/manifest.webmanifest');
    expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const { icons } = (await answer.json()) as { icons: { src: string }[] };
    for (const { src } of icons) expect((await site.get(src)).status).toBe(200);
  });

  it('tells finders of holes where to write, for less than a year (RFC 9116)', async () => {
    const text = await (await site.get('/.well-known/security.txt')).text();
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
    const days = (expires - site.parts.site.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });
});
