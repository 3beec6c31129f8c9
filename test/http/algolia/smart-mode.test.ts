import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSearchClient, findBusesWith } from '#site/islands/header-search/search-client.ts';
import { smartRequest } from '#site/islands/header-search/suggestion-request.ts';
import { indexName, startSearchApi, type SearchApiServer } from './search-api-server.ts';
import { askOne } from './wire.ts';

let api: SearchApiServer;
beforeAll(async () => {
  api = await startSearchApi();
});
afterAll(() => api.close());

interface ListPage {
  ids: string[];
  closeIds: string[];
  /** As the page says it; 0 where it says that nothing matches. */
  total: number;
}

/** What the list's page shows a visitor. */
async function listOf(address: string): Promise<ListPage> {
  const html = await (await api.site.get(address)).text();
  const list = html.slice(html.indexOf('data-list-results'));
  const [exact = '', close = ''] = list.split('data-close-matches');
  const ids = (part: string) =>
    [...part.matchAll(/<h3><a href="(?:\/\w\w)?\/buses\/(\d+)-/g)].map((match) => match[1]!);
  const said = /data-list-count[^>]*>([^<]*)</
    .exec(list)?.[1]
    ?.replaceAll(/(?<=\d)[,\s](?=\d)/g, '');
  const figures = said?.match(/\d+/g) ?? [];
  return { ids: ids(exact), closeIds: ids(close), total: Number(figures.at(-1) ?? 0) };
}

const smart = async (query: string, more: Record<string, unknown> = {}) => {
  const { status, text, json } = await askOne(api, {
    query,
    smart: true,
    hitsPerPage: 24,
    attributesToRetrieve: ['objectID'],
    ...more,
  });
  expect(status, text).toBe(200);
  const [result] = json.results;
  const ids = (hits: { objectID: string }[]) => hits.map(({ objectID }) => objectID);
  return { ...result, ids: ids(result.hits), closeIds: ids(result.smart?.close ?? []) };
};

const questions = [
  'blubird',
  'church bus under 40k',
  '15 pass shut',
  '15 passenger shuttle with lift under 30k',
  'cheap school bus',
  '2015 thomas',
  'coach near dallas',
  'within 250 miles of newark nj',
  'no cdl diesel 14 passenger',
  'mci with restroom in alaska',
  '24 seats 2 wheelchair under 45000 nj',
  'zxqwv coach',
  'provost',
  '',
];

describe('the smart mode of the search protocol', () => {
  it.each(questions)('answers “%s” as the list does', async (words) => {
    const list = await listOf(`/buses?search=${encodeURIComponent(words)}`);
    const answer = await smart(words);
    expect(answer.ids).toEqual(list.ids);
    expect(answer.nbHits).toBe(list.total);
    if (answer.nbHits === 0) expect(answer.closeIds).toEqual(list.closeIds);
    expect(answer.ids.length + answer.closeIds.length).toBeGreaterThan(0);
  });

  it.each([
    ['fr', 'autobus scolaire moins de 30 000 $'],
    ['es', 'autobús escolar de menos de 30 mil'],
  ])('reads the words in the language that is asked for: %s', async (language, words) => {
    const list = await listOf(`/${language}/buses?search=${encodeURIComponent(words)}`);
    const answer = await smart(words, { queryLanguages: [language] });
    expect(answer.ids).toEqual(list.ids);
    expect(answer.nbHits).toBe(list.total);
    expect(answer.nbHits).toBeGreaterThan(0);
  });

  it('reads the last word as one that is being typed where that is said', async () => {
    const [typed, asked, all] = await Promise.all([
      smart('shuttle under 20', { queryType: 'prefixLast' }),
      smart('shuttle under 20'),
      smart('shuttle'),
    ]);
    expect(typed.nbHits).toBe(all.nbHits);
    expect(asked.nbHits).toBeLessThan(all.nbHits);
    expect(smartRequest({ text: '', category: '', seats: '' }, 'en')).toMatchObject({
      queryType: 'prefixLast',
    });
  });

  it.each([
    ['en', 'church bus under 40000 with lift'],
    ['en', 'handicap van with seat belts'],
    ['en', '15 passenger van without cdl'],
    ['es', 'autobús con aire acondicionado'],
    ['es', 'furgoneta sin licencia comercial'],
    ['es', 'autocar de turismo'],
    ['fr', 'autobus scolaire avec climatisation'],
    ['fr', 'navette aéroport'],
  ])('tells nobody of half a word that no bus has it: %s “%s”', async (language, words) => {
    for (let end = 3; end < words.length; end += 1) {
      const typed = words.slice(0, end).trim();
      const { smart: how, nbHits } = await smart(typed, {
        queryLanguages: [language],
        queryType: 'prefixLast',
      });
      const told = how.dropped.map((one: { words?: string }) => one.words ?? '');
      const last = typed.split(' ').at(-1)!;
      expect([typed, how.known, told.includes(last)]).toEqual([typed, true, false]);
      expect(nbHits + how.close.length).toBeGreaterThan(0);
    }
  });

  it('takes the last word for the beginning, and no understood one', async () => {
    const typed = (words: string) => smart(words, { queryType: 'prefixLast' });
    const [church, churchBu] = [await typed('church'), await typed('church bu')];
    expect(churchBu.smart.dropped).toEqual([]);
    expect(church.ids).toEqual(expect.arrayContaining(churchBu.ids));
  });

  it('takes the filters of the list’s address, and goes on where a page ends', async () => {
    const address = 'category=school&seats=15-24';
    const list = await listOf(`/buses?search=under+80k&${address}`);
    const whole = await smart('under 80k', { smart: address });
    expect([whole.ids, whole.nbHits]).toEqual([list.ids, list.total]);
    const pages = [0, 1, 2].map((page) => smart('bus', { hitsPerPage: 5, page }));
    const ids = (await Promise.all(pages)).flatMap((page) => page.ids);
    expect(ids).toEqual((await listOf('/buses?search=bus')).ids.slice(0, 15));
  });

  it('says what had to go, and what nobody has', async () => {
    const without = await smart('mci electric in alaska no cdl with slide outs');
    expect(without.smart.dropped.length).toBeGreaterThan(0);
    expect((await smart('zxqwv')).smart).toMatchObject({ known: false });
  });

  it('is off unless asked for: the same words are looked for as text', async () => {
    const plain = await askOne(api, { query: 'church bus under 40k' });
    expect(plain.json.results[0]).not.toHaveProperty('smart');
    expect((await askOne(api, { query: 'bus', smart: false })).text).not.toContain('"smart"');
  });

  it.each([[{ smart: 7 }], [{ smart: ['x'] }], [{ smart: 'x'.repeat(3_000) }]])(
    'refuses %j',
    async (request) => expect((await askOne(api, request)).status).toBe(400),
  );

  it('keeps the list’s order: a replica has another', async () => {
    const { status } = await askOne(api, { indexName: `${indexName}_newest`, smart: true });
    expect(status).toBe(400);
  });
});

describe('suggestions', () => {
  const client = () =>
    createSearchClient(
      { mode: 'own', applicationId: 'omnibus', searchKey: 'search-only', indexName },
      api.origin,
    );
  const find = (text: string, chosen = { category: '', seats: '' }, hitsPerPage = 8) =>
    findBusesWith(
      client(),
      indexName,
      { hitsPerPage, featuredWithoutWords: false },
      async (question) => smartRequest(question, 'en'),
    )({ text, ...chosen });

  it.each(questions.filter(Boolean))('for “%s” are the first of the list', async (words) => {
    const list = await listOf(`/buses?search=${encodeURIComponent(words)}`);
    const found = await find(words);
    const first = list.total > 0 ? list.ids : list.closeIds;
    expect(found.hits.map(({ objectID }) => objectID)).toEqual(first.slice(0, 8));
    expect(found).toMatchObject({ total: list.total, areClose: list.total === 0 });
  });

  it('keep to the selects as the list does', async () => {
    const chosen = { category: 'school', seats: '37-50' };
    const list = await listOf(`/buses?search=under+90k&${new URLSearchParams(chosen)}`);
    const found = await find('under 90k', chosen);
    expect(found.hits.map(({ objectID }) => objectID)).toEqual(list.ids.slice(0, 8));
    expect(found.total).toBe(list.total);
  });

  it('say nothing where no word is known', async () => {
    expect((await find('qqzzxx zzqqyy')).hits).toEqual([]);
  });
});
