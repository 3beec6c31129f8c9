import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoRows } from '#demo/seed-demo.ts';
import { createTestSite, testNow, type TestSite } from '#test/factories/test-site.ts';
import { faultsOf } from '../http/structured-data/check-entities.ts';
import { all, readXml } from '../http/feeds/xml-document.ts';
import { crawl, type Crawl, type CrawledPage } from './crawl.ts';
import { htmlFaults } from './html-rules.ts';

/** Every 16th demo bus: most categories and states, in seconds instead of a minute. */
const everyNth = 16;
let site: TestSite;
let found: Crawl;

beforeAll(async () => {
  const listings = demoRows(testNow).filter((_, at) => at % everyNth === 0);
  site = await createTestSite({ listings });
  found = await crawl(site, ['/', '/search', '/search?query=church']);
}, 300_000);
afterAll(() => site.close());

const faultsByPage = (faults: (page: CrawledPage) => readonly string[]) =>
  found.pages.flatMap((page) => faults(page).map((fault) => `${page.address}: ${fault}`));

/** Pages of one kind are made by one component: some of each are enough for a slow validator. */
function sampleOf(pages: readonly CrawledPage[]): CrawledPage[] {
  const taken = new Map<string, number>();
  return pages.filter(({ address }) => {
    const [path = '', query] = address.split('?');
    const kind = `${path.split('/').slice(0, -1).join('/') || path} ${query ? 'query' : ''}`;
    taken.set(kind, (taken.get(kind) ?? 0) + 1);
    return (taken.get(kind) ?? 0) <= 3;
  });
}

const tag = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
const canonicalOf = (html: string) => tag(html, /<link rel="canonical" href="([^"]*)"/);
const isIndexed = ({ html }: CrawledPage) => !/<meta name="robots" content="noindex/.test(html);

describe('the whole site, by its own links', () => {
  it('has pages of every kind', () => {
    const kinds = new Set(found.pages.map(({ address }) => address.split(/[?/]/)[1]));
    for (const kind of ['buses', 'categories', 'locations', 'knowledge-center', 'sell-your-bus'])
      expect(kinds).toContain(kind);
    expect(found.pages.length).toBeGreaterThan(80);
  });

  it('has no link that leads nowhere', () => {
    expect(
      found.pages
        .filter(({ status }) => status !== 200)
        .map(({ address, status, linkedFrom }) => `${status} ${address} from ${linkedFrom}`),
    ).toEqual([]);
    expect(found.brokenFragments).toEqual([]);
  });

  it('is valid HTML', () => {
    const faults = sampleOf(found.pages).flatMap(({ address, html }) =>
      htmlFaults(html).map((fault) => `${address}: ${fault}`),
    );
    expect(faults.slice(0, 20)).toEqual([]);
  }, 300_000);

  it('has no fault in its structured data', async () => {
    const faults: string[] = [];
    for (const { address, html } of found.pages)
      for (const fault of await faultsOf(html)) faults.push(`${address}: ${fault}`);
    expect(faults.slice(0, 20)).toEqual([]);
  });

  it('has one main heading, a title, a description, a canonical address and a card a page', () => {
    const faults = faultsByPage(({ html }) => [
      ...(html.match(/<h1[\s>]/g)?.length === 1 ? [] : ['not one h1']),
      ...(tag(html, /<title>([^<]+)<\/title>/) ? [] : ['no title']),
      ...(tag(html, /<meta name="description" content="([^"]+)"/) ? [] : ['no description']),
      ...(canonicalOf(html)?.startsWith('https://omnibus.example/') ? [] : ['no canonical']),
      ...(tag(html, /<meta property="og:image" content="(https:[^"]+)"/) ? [] : ['no picture']),
    ]);
    expect(faults).toEqual([]);
  });

  it('has a title of its own for every address that search engines keep', () => {
    const titles = new Map<string, Set<string>>();
    for (const page of found.pages.filter(isIndexed)) {
      const language = tag(page.html, /<html lang="([^"]+)"/);
      const title = `${language} ${tag(page.html, /<title>([^<]+)<\/title>/)}`;
      const canonical = canonicalOf(page.html) ?? '';
      titles.set(title, (titles.get(title) ?? new Set()).add(canonical));
    }
    const shared = [...titles].filter(([, addresses]) => addresses.size > 1);
    expect(shared.map(([title, addresses]) => `${title}: ${[...addresses].join(' ')}`)).toEqual([]);
  });

  it('stands in the sitemaps: each page to be kept, and no other', async () => {
    const listed = new Set<string>();
    for (const name of ['pages', 'articles', 'buses-1']) {
      const xml = readXml(await (await site.get(`/sitemaps/${name}.xml`)).text());
      for (const loc of all(xml, 'loc')) listed.add(loc.text);
    }
    const kept = found.pages.filter(isIndexed).map(({ html }) => canonicalOf(html) ?? '');
    const plain = new Set(kept.filter((address) => !address.includes('?')));
    expect([...plain].filter((address) => !listed.has(address))).toEqual([]);
    const addresses = [...listed].map((address) => new URL(address).pathname);
    const opened = new Map(found.pages.map((page) => [page.address, page]));
    for (const address of addresses) {
      const page = opened.get(address);
      const html = page?.html ?? (await (await site.get(address)).text());
      expect(canonicalOf(html), address).toBe(`https://omnibus.example${address}`);
      expect(html, address).not.toContain('<meta name="robots" content="noindex');
    }
  });
});
