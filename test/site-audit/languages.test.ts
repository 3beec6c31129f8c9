import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoRows } from '#demo/seed-demo.ts';
import { pageWordsId } from '#domain/content/page-words.ts';
import { usStates } from '#domain/inventory/vocabulary/states.ts';
import { pathIn } from '#messages/path-in.ts';
import { defaultSearchService } from '#server/http/algolia/algolia-settings.ts';
import { interfaceLanguages, catalogueOf, phrasesOf } from '#site/languages/languages.ts';
import { decodeText, readHtml, type HtmlNode } from '#site/languages/html-nodes.ts';
import { translateHtml } from '#site/languages/translate-html.ts';
import { createTestSite, testNow, type TestSite } from '#test/factories/test-site.ts';
import { englishWords } from './english-words.ts';
import { crawl, type Crawl, type CrawledPage } from './crawl.ts';

const origin = 'https://omnibus.example';
const states = new Set(usStates.map(({ name }) => name));
/** Questions as people type them on English pages, where these texts are collected. */
const examples = [
  '2015 starcraft 25 passenger',
  'school bus with air conditioning',
  '14 passenger shuttle with lift',
];
/** What search engines and people write the same in every language, beside makes and models. */
const names =
  /^(Omnibus|OMNIBUS|BBB|SSL|CDL|VIN|MCI|Skoolie|skoolie|Facebook|YouTube|LinkedIn|Instagram|Twitter|NJ Turnpike|US 130|<!doctype html>|© .*|125 N Railroad Ave.*|Pedricktown.*|sales@.*|.*, [A-Z]{2}|[A-Z]{2}|#?[A-Z0-9]+(-[A-Z0-9]+)*|[\d,]+ (mi|lb)( \([\d,]+ (km|kg)\))?|Ford E-450|GeoNames|\(CC BY 4.0\).)$/;

let site: TestSite;
let found: Crawl;
let spanish: readonly CrawledPage[];
let data: string;

beforeAll(async () => {
  const listings = demoRows(testNow).filter((_, at) => at % 80 === 0);
  site = await createTestSite({ listings });
  site.parts.site.demo = true;
  found = await crawl(site, ['/es', '/es/search', '/es/search?query=church', '/es/nothing']);
  spanish = found.pages.filter(({ address }) => /^\/es(\/|\?|$)/.test(address));
  const { content } = site.parts.site;
  const pages = await Promise.all(
    ['about-us', 'selling-buying-guide', 'terms-of-service', 'privacy-policy', 'accessibility'].map(
      (name) => content.textPage(name),
    ),
  );
  data = JSON.stringify([listings, await content.articles(), await content.faqs(), pages]);
}, 300_000);
afterAll(() => site.close());

/** Sources are cited by the titles they have. */
const sourceTitle = /^49 CFR |\((?:eCFR|Bus Solutions|busesforsale\.com|Buslandia)\)$/;

/** What is read out or shown of a page, without what stands there in its own language. */
function spokenTexts(html: string): string[] {
  const texts: string[] = [];
  const skipped = /\s(?:translate="no"|lang="en"|hrefLang=|data-own-words)/;
  const walk = (node: HtmlNode): void => {
    if (typeof node === 'string') {
      texts.push(decodeText(node).trim());
      return;
    }
    const { name, attributes, children } = node;
    if (name === 'script' || name === 'style' || skipped.test(attributes)) return;
    const isSpoken = name !== 'meta' || /(?:description|title)"/.test(attributes);
    for (const [, label] of attributes.matchAll(
      /\s(?:alt|aria-label|content|label|placeholder|title)="([^"]+)"/g,
    ))
      if (isSpoken) texts.push(decodeText(label!));
    children.forEach(walk);
  };
  readHtml(html).forEach(walk);
  return texts.filter((text) => /\p{L}/u.test(text));
}

const tag = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? null;

describe('pages in Spanish', () => {
  it('are all there', () => {
    expect(spanish.length).toBeGreaterThan(80);
    expect(spanish.filter(({ status }) => status !== 200).map(({ address }) => address)).toEqual([
      '/es/nothing',
    ]);
  });

  it('say their language, and link to their counterparts both ways', async () => {
    for (const { address, html } of spanish) {
      expect(tag(html, /<html lang="([^"]+)"/), address).toBe('es-US');
      expect(html, address).toContain('<meta property="og:locale" content="es_US"/>');
      const alternates = [
        ...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g),
      ].map(([, language, url]) => [language, url] as const);
      if (alternates.length === 0) continue;
      const byLanguage = new Map(alternates);
      expect(byLanguage.get('x-default'), address).toBe(byLanguage.get('en'));
      expect(tag(html, /<link rel="canonical" href="([^"]+)"/), address).toBe(byLanguage.get('es'));
    }
    for (const path of ['/', '/buses', '/knowledge-center/blog/cdl-or-no-cdl/']) {
      const english = await (await site.get(path)).text();
      const url = tag(english, /<link rel="alternate" hrefLang="es" href="([^"]+)"/)!;
      const back = await (await site.get(url.slice(origin.length))).text();
      expect(tag(back, /<link rel="alternate" hrefLang="en" href="([^"]+)"/)).toBe(origin + path);
    }
  });

  it('name their language to machines: articles and answers by what they are written in', () => {
    const dataOf = (address: string) =>
      spanish.find((page) => page.address.startsWith(address))?.html ?? '';
    expect(dataOf('/es/knowledge-center/blog/cdl-si-o-no/')).toContain('"inLanguage":"es-US"');
    expect(dataOf('/es/knowledge-center/faqs/')).toContain('"inLanguage":"es-US"');
    const foreign = dataOf('/es/knowledge-center/blog/rust-and-where-to-look/');
    expect(foreign).toContain('"inLanguage":"en-US"');
    expect(foreign).not.toContain('"inLanguage":"es-US"');
  });

  it('keep links, forms and redirects in Spanish', async () => {
    const leaving = spanish.flatMap(({ address, html }) =>
      [...html.matchAll(/<(?:a|form)\s[^>]*?(?:href|action)="(\/[^"]*)"[^>]*>/g)]
        .filter(
          ([whole, path]) =>
            !/^\/(es(\/|\?|$)|media|feeds|#)/.test(path!) && !/hrefLang/.test(whole),
        )
        .map(([, path]) => `${address} → ${path}`),
    );
    expect(leaving.slice(0, 20)).toEqual([]);
    const moved = await site.get('/es/knowledge-center/faqs');
    expect(moved.headers.get('location')).toBe('/es/knowledge-center/faqs/');
    const translated = await site.get('/es/knowledge-center/blog/cdl-or-no-cdl/');
    expect(translated.headers.get('location')).toBe('/es/knowledge-center/blog/cdl-si-o-no/');
  });

  it('have no sentence of the interface in English', async () => {
    const unknown = new Set<string>();
    const phrases = phrasesOf('es')!;
    const paths = [...new Set(spanish.map(({ address }) => address.replace(/^\/es/, '') || '/'))];
    for (const path of paths) {
      if (path.startsWith('/knowledge-center/blog/')) continue;
      const html = await (await site.get(path, { accept: 'text/html' })).text();
      // Makes and models to choose from.
      translateHtml(html.replace(/<datalist[\s\S]*?<\/datalist>/g, ''), {
        language: 'es',
        locale: 'es-US',
        phrases,
        siteUrl: origin,
        onUnknown: (text) => unknown.add(text),
      });
    }
    const sentences = [...unknown].filter(
      (text) =>
        !names.test(text) &&
        !examples.includes(text) &&
        !states.has(text) &&
        !data.includes(JSON.stringify(text).slice(1, -1)),
    );
    expect(sentences).toEqual([]);
  });

  it('keep no English words inside of sentences, titles, descriptions and labels', () => {
    const left = new Map<string, string>();
    for (const { address, html } of spanish) {
      for (const text of spokenTexts(html)) {
        const own = text.replace(/ \| Omnibus$/, '').replace('District of Columbia', '');
        const isData = data.includes(JSON.stringify(own).slice(1, -1)) || sourceTitle.test(own);
        if (englishWords.test(own) && !isData) left.set(text, address);
      }
    }
    expect([...left].map(([text, address]) => `${address}: ${text}`)).toEqual([]);
  });

  it('search by Spanish words, with and without staff’s synonyms in between', async () => {
    const chips = (html: string) =>
      [...html.matchAll(/class="chip chip-chosen"[^>]*>(?:<span[^>]*>)?([^<]+)/g)].map(
        ([, label]) => label,
      );
    const words = encodeURIComponent('autobús escolar con rampa, menos de 90 mil');
    const list = await (await site.get(`/es/buses?search=${words}`)).text();
    expect(chips(list)).toEqual([
      'Autobuses escolares',
      'Rampa para silla de ruedas',
      'Menos de $90,000',
    ]);
    const english = await (await site.get(`/buses?search=${words}`)).text();
    expect(chips(english)).not.toContain('Under $90,000');
    const api = await site.get('/api/smart-search?q=15%20pasajeros%20usado&language=es');
    expect(await api.json()).toMatchObject({ pax: 15, condition: 'used' });
  });

  it('load the scripts and styles of English pages, and carry their few words themselves', async () => {
    const assets = (html: string) =>
      [...html.matchAll(/(?:src|href|data-start)="(\/(?:assets|src)\/[^"]+)"/g)].map(
        ([, one]) => one,
      );
    for (const path of ['/', '/buses', '/contact', '/sell-your-bus', '/knowledge-center/faqs/']) {
      const english = await (await site.get(path)).text();
      const other = await (await site.get(pathIn('es', path))).text();
      expect(assets(other), path).toEqual(assets(english));
      expect(english).not.toContain(`id="${pageWordsId}"`);
      const words = new RegExp(`<script id="${pageWordsId}"[^>]*>([^<]*)`).exec(other)?.[1] ?? '';
      expect(words.length).toBeGreaterThan(100);
      expect(brotliCompressSync(words).byteLength).toBeLessThan(2_500);
    }
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

  it('call makes and models by their names', async () => {
    const list = await (await site.get('/es/buses?make=Ford&model=Transit')).text();
    expect(list).toMatch(/<div translate="no">(?:(?!<\/div>).)*value="Transit"[^>]*\/?>Transit</);
    expect(tag(list, /<title>([^<]*)/)).toContain('Ford, Transit');
    expect(list).toContain('Autobuses urbanos');
    const sell = await (await site.get('/es/sell-your-bus')).text();
    expect(sell).toContain('<option>Transit</option>');
    expect(sell).toContain('<option>All American RE</option>');
    const row = demoRows(testNow).find(({ details }) => details.bodyModel === 'All American RE');
    expect(row).toBeDefined();
    expect(phrasesOf('es')!.find('All American RE')).toBeNull();
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
    for (const path of [
      '/es/staff',
      '/es/api/health',
      '/es/media/x.webp',
      '/es/1/indexes',
      '/en/buses',
      '/fr/buses/x',
    ])
      expect((await site.get(path)).status, path).toBe(404);
  });

  it('label what is still in English', async () => {
    const slugs = await site.parts.site.content.articles();
    const only = slugs.find(({ slug }) => slug === 'rust-and-where-to-look')!;
    const html = await (await site.get(`/es/knowledge-center/blog/${only.slug}/`)).text();
    expect(html).toContain('Este artículo está en inglés.');
    expect(html).toContain('<div class="prose" lang="en">');
    expect(tag(html, /<link rel="canonical" href="([^"]+)"/)).toBe(
      `${origin}/knowledge-center/blog/${only.slug}/`,
    );
    const privacy = await (await site.get('/es/privacy-policy')).text();
    expect(privacy).toContain('Esta página está en inglés.');
  });
});

describe('catalogues', () => {
  const keys = Object.keys(catalogueOf('es')!.phrases);
  const slots = (text: string) => (text.match(/\{#?\d\}|<\d\/>/g) ?? []).toSorted();

  it.each(interfaceLanguages.filter((language) => language !== 'en'))(
    '%s says everything, with every placeholder',
    (language) => {
      const { phrases, browser } = catalogueOf(language)!;
      expect(Object.keys(phrases)).toEqual(keys);
      const spoken = Object.values(browser).flatMap((words) => Object.entries(words));
      const all = [...Object.entries(phrases), ...spoken];
      for (const [english, translation] of all) {
        const forms = typeof translation === 'string' ? [translation] : Object.values(translation);
        for (const form of forms) {
          expect(form.trim(), english).not.toBe('');
          expect(slots(form), english).toEqual(slots(english));
        }
      }
    },
  );
});
