import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSearchClient } from '#site/islands/header-search/search-client.ts';
import {
  suggestionFilters,
  suggestionRequest,
} from '#site/islands/header-search/suggestion-request.ts';
import { parseFilters } from '#server/http/algolia/filters/filter-grammar.ts';
import { readPageKey } from '#server/front/page-cache/page-key.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { activeMarkup } from './active-markup.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({
    listings: [
      aListing({ id: 1, details: { passengers: 12 } }),
      aListing({ id: 2, details: { passengers: 60 } }),
    ],
  });
});
afterAll(() => site.close());

const html = async (path: string) => {
  const answer = await site.get(path);
  expect(answer.status, path).toBe(200);
  const text = await answer.text();
  expect(activeMarkup(text)).toEqual([]);
  return text;
};
const busesOf = (text: string) => [...new Set(text.match(/\/buses\/\d+-[a-z0-9-]+/g))].toSorted();

describe('A13: names twice, and names that look like lists', () => {
  it.each([
    ['/buses?page=2&page=3', '/buses?page=2'],
    ['/buses?page[]=2', '/buses'],
    ['/buses?page[a]=2', '/buses'],
    ['/buses?PAGE=2', '/buses'],
    ['/buses?seats=10-14&seats=50%2B', '/buses?seats=10-14%2C50%2B'],
  ])('%s is %s, to the page, its key and its canonical link', async (given, plain) => {
    expect(readPageKey(given)?.url).toBe(readPageKey(plain)?.url);
    const [one, two] = [await site.get(given), await site.get(plain)];
    expect(one.status).toBe(two.status);
    const [text, wanted] = [await one.text(), await two.text()];
    const canonical = (page: string) => /<link rel="canonical" href="([^"]*)"/.exec(page)?.[1];
    expect(canonical(text)).toBe(canonical(wanted));
    expect(busesOf(text)).toEqual(busesOf(wanted));
  });
});

describe('A14: questions that are too long', () => {
  it.each([
    ['20,000 of a[]', `a[]=1&`.repeat(20_000), 414],
    ['5,000 names', Array.from({ length: 5_000 }, (_, n) => `p${n}=1`).join('&'), 414],
    ['15.9 KB', `search=${'a'.repeat(15_900)}`, 414],
    ['17 KB', `search=${'a'.repeat(17_000)}`, 414],
    ['as long as may be', Array.from({ length: 500 }, (_, n) => `p${n}=1`).join('&'), 200],
  ])('%s', async (_, query, status) => {
    for (const path of ['/buses', '/', '/categories'])
      expect((await site.get(`${path}?${query}`)).status, path).toBe(status);
  });
});

describe('A15: seats that are no choice', () => {
  it.each([
    '14-10',
    '-10-14',
    '10–14',
    '10-14-20',
    '0-0',
    '1e1-14',
    'all',
    'All',
    'null',
    'undefined',
    '[object Object]',
    '',
    "10-14'--",
  ])('%j is All: every bus, and an address without it', async (seats) => {
    const path = `/buses?seats=${encodeURIComponent(seats)}`;
    const text = await html(path);
    expect(busesOf(text)).toEqual(busesOf(await html('/buses')));
    expect(readPageKey(path)?.url).toBe('/buses');
    expect(text).toMatch(/<link rel="canonical" href="https:\/\/omnibus\.example\/buses"/);
  });

  it('50+ is one however its sign is written', async () => {
    const [raw, encoded] = [await html('/buses?seats=50+'), await html('/buses?seats=50%2B')];
    expect(busesOf(encoded)).toHaveLength(1);
    expect([1, 2]).toContain(busesOf(raw).length);
  });
});

describe('A17: orders that are none', () => {
  it.each(['price;drop', '__proto__', 'constructor', 'price desc, (select 1)', '-1', 'toString'])(
    '%s is the usual order',
    async (sort) => {
      const path = `/buses?sort=${encodeURIComponent(sort)}`;
      expect(readPageKey(path)?.url).toBe('/buses');
      expect(busesOf(await html(path))).toEqual(busesOf(await html('/buses')));
    },
  );
});

describe('A06, A07: filters without end or sense', () => {
  it('20,000 parentheses are refused before they are read', () => {
    const deep = `${'('.repeat(20_000)}seats>=1${')'.repeat(20_000)}`;
    expect(() => parseFilters(deep)).toThrow(/(?!RangeError)/);
    expect(() => parseFilters(`${'('.repeat(33)}seats>=1${')'.repeat(33)}`)).not.toThrow(
      RangeError,
    );
    expect(() => parseFilters(`NOT ${'NOT '.repeat(2_000)}seats>=1`)).toThrow(
      expect.objectContaining({ status: 400 }),
    );
  });

  it.each([
    'seats >= 1e309',
    'seats >= NaN',
    'seats >= Infinity',
    'seats:5 TO',
    'seats >= 0x10',
    'seats:14 TO',
    'seats >=',
  ])('%s', (filters) => {
    expect(() => parseFilters(filters)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it.each(['seats >= -4611686018427388', 'seats:14 TO 10', 'seats >= 1.0005'])(
    '%s is refused or finite',
    (filters) => {
      let read: unknown = null;
      try {
        read = parseFilters(filters);
      } catch (error) {
        expect(error).toMatchObject({ status: 400 });
      }
      expect(JSON.stringify(read)).not.toMatch(/Infinity|NaN|e\+/);
    },
  );
});

const typed = ['a&b', 'a#b', 'a+b', '100%', '?x=1', 'a=b;c', '"quoted"', "o'brien", '日本'];

describe('A22: what is typed is what is asked', () => {
  it.each(typed)('%s, in the page', async (words) => {
    const text = await html(`/search?${new URLSearchParams({ search: words }).toString()}`);
    const value = /<input[^>]*name="search"[^>]*value="([^"]*)"/.exec(text)?.[1] ?? '';
    const decoded = value
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    expect(decoded).toBe(words);
  });

  it.each(typed)('%s, in the panel and the overlay', async (words) => {
    const sent: { url: string; data: string }[] = [];
    const keys = { mode: 'own', applicationId: 'a', searchKey: 'k', indexName: 'buses_v2' };
    const client = createSearchClient(keys as never, 'https://omnibus.example', {
      requester: {
        async send({ url, data }) {
          sent.push({ url, data: String(data) });
          return { content: '{"results":[{"hits":[]}]}', isTimedOut: false, status: 200 };
        },
      },
      hostsCache: { get: async (_: unknown, make: () => unknown) => make() } as never,
    });
    for (const manner of [
      { hitsPerPage: 8, featuredWithoutWords: false },
      { hitsPerPage: 3, featuredWithoutWords: true },
    ])
      await client.searchForHits({
        requests: [
          {
            indexName: 'buses_v2',
            ...suggestionRequest({ text: words, category: '', seats: '' }, manner),
          },
        ],
      });
    expect(sent).toHaveLength(2);
    for (const { url, data } of sent) {
      expect(JSON.parse(data)).toMatchObject({ requests: [{ query: words }] });
      expect(new URL(url).hash).toBe('');
    }
  });

  it('a choice that is none of ours filters nothing', () => {
    for (const seats of ['1 OR 1=1', '10-14 OR x', '-1', 'null'])
      expect(suggestionFilters({ text: 'x', category: '', seats }, false)).toBe('');
  });
});

describe('A23: years and words that are nearly sense', () => {
  it.each([
    '2015-2010',
    '0000-9999',
    '9007199254740991',
    '-2010',
    '2010-',
    '2015–2018',
    '２０１５',
    '٢٠١٥',
    '2015\u200b-2018',
    'with',
    'with with with',
    '24 passenger with',
  ])('%j', async (words) => {
    const answer = await site.get(`/api/smart-search?q=${encodeURIComponent(words)}`);
    expect(answer.status).toBe(200);
    const read = (await answer.json()) as { year?: unknown };
    const years = [read.year].flat().filter((year) => typeof year === 'number');
    for (const year of years) expect(year >= 1900 && year <= 2100, String(year)).toBe(true);
    expect(years).toEqual(years.toSorted());
    await html(`/buses?search=${encodeURIComponent(words)}`);
  });
});
