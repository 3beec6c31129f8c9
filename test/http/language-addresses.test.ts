import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageCodes, languages, pathIn } from '#messages/languages.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

const origin = 'https://omnibus.example';
let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ listings: [aListing(), aListing()] });
});
afterAll(() => site.close());

const read = async (path: string) => (await site.get(path, { accept: 'text/html' })).text();
const tag = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
const canonical = (html: string) => tag(html, /<link rel="canonical" href="([^"]+)"/);
const alternates = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
    ([, language, url]) => [language, url],
  );
const data = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)</g)].map(
    ([, text]) => JSON.parse(text!) as Record<string, unknown>,
  );

describe.each(languageCodes)('pages in %s', (language) => {
  it.each([
    '/',
    '/buses',
    '/categories/shuttle',
    '/contact',
    '/buses/1-2018-starcraft-allstar-25-passenger-shuttle',
  ])('%s: says its language, its one address and its counterparts', async (path) => {
    const html = await read(pathIn(language, path));
    const { locale } = languages[language];
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain(`<meta property="og:locale" content="${locale.replace('-', '_')}"/>`);
    expect(canonical(html)).toBe(origin + pathIn(language, path));
    expect(alternates(html)).toEqual([
      ...languageCodes.map((one) => [one, origin + pathIn(one, path)]),
      ['x-default', origin + path],
    ]);
    const switches = [...html.matchAll(/<a href="([^"]+)" hrefLang="([^"]+)" lang="/g)];
    expect(new Map(switches.map(([, href, one]) => [one, href]))).toEqual(
      new Map(
        languageCodes.filter((one) => one !== language).map((one) => [one, pathIn(one, path)]),
      ),
    );
  });

  it('a text that nobody translated names the English one, and links to pages of the reader', async () => {
    const html = await read(pathIn(language, '/privacy-policy'));
    expect(canonical(html)).toBe(`${origin}/privacy-policy`);
    expect(alternates(html)).toEqual([]);
    const prose = html.slice(html.indexOf('class="prose"'));
    expect(prose.startsWith('class="prose" lang="en"')).toBe(language !== 'en');
    const links = [
      ...prose.slice(0, prose.indexOf('</div>')).matchAll(/<a [^>]*href="(\/[^"]*)"/g),
    ];
    expect(links.map(([, path]) => path)).toEqual(links.map(([, path]) => pathIn(language, path!)));
  });

  it('machines read names and addresses of the language', async () => {
    const [bus] = data(
      await read(pathIn(language, '/buses/1-2018-starcraft-allstar-25-passenger-shuttle')),
    ).filter((entity) => String(entity['@type']).includes('BusOrCoach'));
    expect(bus).toMatchObject({
      '@id': `${origin}/buses/1-2018-starcraft-allstar-25-passenger-shuttle#bus`,
      url: origin + pathIn(language, '/buses/1-2018-starcraft-allstar-25-passenger-shuttle'),
    });
    const list = data(await read(pathIn(language, '/buses'))).find(
      (entity) => entity['@type'] === 'CollectionPage',
    );
    expect(list).toMatchObject({
      inLanguage: languages[language].locale,
      url: origin + pathIn(language, '/buses'),
    });
  });
});

it('an article is in the languages that have it, and nowhere else', async () => {
  const slug = '/knowledge-center/blog/cdl-or-no-cdl/';
  const counterparts = [
    ['en', origin + slug],
    ['es', `${origin}/es/knowledge-center/blog/cdl-si-o-no/`],
    ['x-default', origin + slug],
  ];
  expect(alternates(await read(slug))).toEqual(counterparts);
  const spanish = await read('/es/knowledge-center/blog/cdl-si-o-no/');
  expect(alternates(spanish)).toEqual(counterparts);
  expect(canonical(spanish)).toBe(`${origin}/es/knowledge-center/blog/cdl-si-o-no/`);
});

it('feeds are named in the language of the page, and stay English', async () => {
  expect(await read('/fr/buses')).toContain('title="Omnibus\u00a0: nouveaux autobus à vendre"');
  const feed = await (await site.get('/feeds/buses.rss')).text();
  expect(feed).toContain('<title>Omnibus: new buses for sale</title>');
  expect(feed).not.toContain('/fr/');
});

it('private pages are closed under every prefix', async () => {
  const lines = (await (await site.get('/robots.txt')).text()).split('\n');
  const closed = lines.filter((line) => line.startsWith('Disallow: /sell'));
  expect(closed.length).toBeGreaterThan(0);
  for (const line of closed) {
    const path = line.replace('Disallow: ', '');
    expect(lines).toContain(`Disallow: /es${path}`);
    expect(lines).toContain(`Disallow: /fr${path}`);
  }
});

it('an installed site opens in the language it was installed from', async () => {
  const [, path] = /<link rel="manifest" href="([^"]+)"/.exec(await read('/fr'))!;
  expect(await (await site.get(path!)).json()).toMatchObject({
    id: '/',
    lang: 'fr-CA',
    start_url: '/fr',
  });
  const english = (await (await site.get('/manifest.webmanifest')).json()) as object;
  expect(english).toMatchObject({ id: '/', lang: 'en-US', start_url: '/' });
});
