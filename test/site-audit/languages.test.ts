import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoRows } from '#demo/seed-demo.ts';
import {
  languageCodes,
  languages,
  type LanguageCode,
  pathIn,
  withoutLanguage,
} from '#messages/languages.ts';
import { defaultSearchService } from '#server/http/algolia/algolia-settings.ts';
import { createTestSite, testNow, type TestSite } from '#test/factories/test-site.ts';
import { crawl, type Crawl, type CrawledPage } from './crawl.ts';
import { englishWords } from './english-words.ts';
import { saidInEnglish, textsOf } from './said-in-english.ts';

const origin = 'https://omnibus.example';
const others = languageCodes.filter((language) => language !== 'en');
/** Questions as people type them, and what search engines and people write alike. */
const typed = /^(?:church|2015 starcraft 25 passenger|.* \| Omnibus)$/;
/** Sources are cited by the titles they have. */
const sourceTitle = /^49 CFR |\((?:eCFR|Bus Solutions|busesforsale\.com|Buslandia)\)$/;

let site: TestSite;
/** What was put in, and content that is there in English. */
let data: string;
beforeAll(async () => {
  const listings = demoRows(testNow).filter((_, at) => at % 80 === 0);
  site = await createTestSite({ listings });
  site.parts.site.demo = true;
  const { content } = site.parts.site;
  const pages = await Promise.all(
    ['about-us', 'selling-buying-guide', 'terms-of-service', 'privacy-policy', 'accessibility'].map(
      (name) => content.textPage(name),
    ),
  );
  data = JSON.stringify([
    listings,
    await content.articles(),
    await content.faqs(),
    await content.testimonials(),
    pages,
  ]);
});
afterAll(() => site.close());

const isData = (text: string) =>
  typed.test(text) || sourceTitle.test(text) || data.includes(JSON.stringify(text).slice(1, -1));
const tag = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
const read = async (path: string) => (await site.get(path, { accept: 'text/html' })).text();

const crawls = new Map<LanguageCode, Promise<Crawl>>();
/** Made once for all tests of a language. */
function crawlIn(language: LanguageCode): Promise<Crawl> {
  const starts = ['/', '/search', '/search?query=church', '/nothing'];
  const found =
    crawls.get(language) ??
    crawl(
      site,
      starts.map((path) => pathIn(language, path)),
    );
  crawls.set(language, found);
  return found;
}

describe.each(others)('pages in %s', (language) => {
  const { locale } = languages[language];
  const within = new RegExp(`^/${language}(/|\\?|$)`);
  let pages: readonly CrawledPage[];
  beforeAll(async () => {
    const found = await crawlIn(language);
    pages = found.pages.filter(({ address }) => within.test(address));
  }, 300_000);

  it('are all there', () => {
    expect(pages.length).toBeGreaterThan(80);
    expect(pages.filter(({ status }) => status !== 200).map(({ address }) => address)).toEqual([
      pathIn(language, '/nothing'),
    ]);
  });

  it('say their language, and link to their counterparts both ways', async () => {
    for (const { address, html } of pages) {
      expect(tag(html, /<html lang="([^"]+)"/), address).toBe(locale);
      const og = locale.replace('-', '_');
      expect(html, address).toContain(`<meta property="og:locale" content="${og}"/>`);
      const alternates = new Map(
        [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
          ([, code, url]) => [code!, url!],
        ),
      );
      if (alternates.size === 0) continue;
      expect(alternates.get('x-default'), address).toBe(alternates.get('en'));
      expect(tag(html, /<link rel="canonical" href="([^"]+)"/), address).toBe(
        alternates.get(language) ?? alternates.get('en'),
      );
    }
    for (const path of ['/', '/buses']) {
      const english = await read(path);
      const url = new RegExp(`<link rel="alternate" hrefLang="${language}" href="([^"]+)"`);
      const back = await read(tag(english, url)!.slice(origin.length));
      expect(tag(back, /<link rel="alternate" hrefLang="en" href="([^"]+)"/)).toBe(origin + path);
    }
  });

  it('keep links, forms and redirects in their language', async () => {
    // An article may name the address of another language.
    const ours = pages.filter(({ address }) => !address.includes('/blog/'));
    const leaving = ours.flatMap(({ address, html }) =>
      [...html.matchAll(/<(?:a|form)\s[^>]*?(?:href|action)="(\/[^"]*)"[^>]*>/g)]
        .filter(
          ([whole, path = '']) =>
            !within.test(path.replace('#', '?')) &&
            !/^\/(media|feeds|#)/.test(path) &&
            !/hrefLang/.test(whole),
        )
        .map(([, path]) => `${address} → ${path}`),
    );
    expect(leaving.slice(0, 20)).toEqual([]);
    const moved = await site.get(pathIn(language, '/knowledge-center/faqs'));
    expect(moved.headers.get('location')).toBe(pathIn(language, '/knowledge-center/faqs/'));
  });

  it('have no text of the interface in English', async () => {
    const left = new Map<string, string>();
    const inEnglish = saidInEnglish(language, isData);
    for (const { address, html } of pages) {
      const path = withoutLanguage(address);
      if (path.startsWith('/knowledge-center/blog/')) continue;
      for (const text of inEnglish(await read(path), html)) left.set(text, address);
    }
    expect([...left].map(([text, address]) => `${address}: ${text}`)).toEqual([]);
  }, 300_000);

  it('load the scripts and styles of English pages, and their texts when an island wakes', async () => {
    const assets = (html: string) =>
      [...html.matchAll(/(?:src|href|data-start)="(\/(?:assets|src)\/[^"]+)"/g)].map(
        ([, one]) => one,
      );
    for (const path of ['/', '/buses', '/contact', '/sell-your-bus', '/knowledge-center/faqs/']) {
      const other = await read(pathIn(language, path));
      expect(assets(other), path).toEqual(assets(await read(path)));
      expect(other).toContain(`data-messages="/messages/${language}."`);
    }
  });

  it('call makes and models by their names', async () => {
    const list = await read(pathIn(language, '/buses?make=Ford&model=Transit'));
    expect(list).toMatch(/<div translate="no">(?:(?!<\/div>).)*value="Transit"[^>]*\/?>Transit</);
    expect(tag(list, /<title>([^<]*)/)).toContain('Ford, Transit');
    const sell = await read(pathIn(language, '/sell-your-bus'));
    expect(sell).toContain('<option>Transit</option>');
    expect(sell).toContain('<option>All American RE</option>');
  });

  it('label what is still in English', async () => {
    const { slug } = (await site.parts.site.content.articles()).find(
      (article) => article.slug === 'rust-and-where-to-look',
    )!;
    const path = `/knowledge-center/blog/${slug}/`;
    const html = await read(pathIn(language, path));
    expect(html).toContain('<div class="prose" lang="en">');
    expect(tag(html, /<link rel="canonical" href="([^"]+)"/)).toBe(origin + path);
    expect(html).toContain('"inLanguage":"en-US"');
  });
});

describe('pages in Spanish', () => {
  it('keep no English words inside of sentences, titles, descriptions and labels', async () => {
    const found = await crawlIn('es');
    const left = new Map<string, string>();
    for (const { address, html } of found.pages) {
      if (!/^\/es(\/|\?|$)/.test(address)) continue;
      for (const text of textsOf(html)) {
        const own = text.replace(/ \| Omnibus$/, '').replace('District of Columbia', '');
        if (englishWords.test(own) && !isData(own)) left.set(text, address);
      }
    }
    expect([...left].map(([text, address]) => `${address}: ${text}`)).toEqual([]);
  }, 300_000);

  it('search by Spanish words, with and without staff’s synonyms in between', async () => {
    const chips = (html: string) =>
      [...html.matchAll(/class="chip chip-chosen"[^>]*>(?:<span[^>]*>)?([^<]+)/g)].map(
        ([, label]) => label,
      );
    const words = encodeURIComponent('autobús escolar con rampa, menos de 90 mil');
    expect(chips(await read(`/es/buses?search=${words}`))).toEqual([
      'Autobuses escolares',
      'Rampa para silla de ruedas',
      'Menos de $90,000',
    ]);
    expect(chips(await read(`/buses?search=${words}`))).not.toContain('Under $90,000');
    const api = await site.get('/api/smart-search?q=15%20pasajeros%20usado&language=es');
    expect(await api.json()).toMatchObject({ pax: 15, condition: 'used' });
  });

  it('suggest buses for Spanish words while they are typed', async () => {
    const ask = async (query: string) => {
      const answer = await site.app.request('http://omnibus.example/1/indexes/*/queries', {
        method: 'POST',
        headers: {
          'x-algolia-application-id': defaultSearchService.applicationId,
          'x-algolia-api-key': defaultSearchService.searchKey,
        },
        body: JSON.stringify({
          requests: [{ indexName: defaultSearchService.indexName, query }],
        }),
      });
      const { results } = (await answer.json()) as { results: { hits: { objectID: string }[] }[] };
      return results[0]!.hits.map(({ objectID }) => objectID);
    };
    expect(await ask('autobús escolar')).toEqual(await ask('school bus'));
    expect((await ask('autobús escolar')).length).toBeGreaterThan(0);
    expect(await ask('elevador')).toEqual(await ask('lift'));
  });

  it('lead an article that is there in Spanish to its own address, and name its language', async () => {
    const moved = await site.get('/es/knowledge-center/blog/cdl-or-no-cdl/');
    expect(moved.headers.get('location')).toBe('/es/knowledge-center/blog/cdl-si-o-no/');
    const html = await read('/es/knowledge-center/blog/cdl-si-o-no/');
    expect(html).toContain('"inLanguage":"es-US"');
    expect(await read('/es/knowledge-center/faqs/')).toContain('"inLanguage":"es-US"');
  });

  it('answer forms, their faults and unknown pages in Spanish', async () => {
    const post = await site.app.request('http://omnibus.example/es/contact', {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ firstName: '', email: 'nobody' }),
    });
    const html = await post.text();
    expect(post.status).toBe(422);
    expect(html).toContain('Hay un problema');
    expect(html).toContain('Escriba un correo en el formato correcto');
    expect(html).toContain('action="/es/contact"');
    const missing = await site.get('/es/nothing', { accept: 'text/html' });
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('Esta parada no existe');
  });
});

it('answers 404 at once where a language has no page, or is none of ours', async () => {
  for (const path of [
    '/es/staff',
    '/es/api/health',
    '/es/media/x.webp',
    '/es/1/indexes',
    '/en/buses',
    '/de/buses',
    '/da',
    '/fr/buses/x',
  ])
    expect((await site.get(path)).status, path).toBe(404);
});
