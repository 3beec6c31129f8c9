import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSearchApi, type SearchApiServer } from './search-api-server.ts';
import { ask, askOne } from './wire.ts';

let api: SearchApiServer;
beforeAll(async () => {
  api = await startSearchApi();
});
afterAll(() => api.close());

const queries = '/1/indexes/*/queries';
const many = (count: number, request: Record<string, unknown> = {}) => ({
  requests: Array.from({ length: count }, () => ({ indexName: 'buses_v2', ...request })),
});
/** Never the same twice, so that no answer is one that is kept. */
let asked = 0;
const fresh = (count: number, request: Record<string, unknown> = {}) =>
  many(count, { ...request, userToken: `t${asked++}` });

describe('hits of a call', () => {
  it.each([
    ['50 questions of 1,000', many(50, { hitsPerPage: 1_000 })],
    ['50 questions of 21', many(50, { hitsPerPage: 21 })],
    ['two questions of 501, by length', many(2, { offset: 0, length: 501 })],
    ['two questions in a text', many(2, { params: 'hitsPerPage=501' })],
  ])('%s are too many', async (_, body) => {
    const answer = await ask(api, queries, { body });
    expect(answer.status).toBe(400);
    expect(answer.json.message).toMatch(/hits are asked for, at most 1000 a call/);
  });

  it('are as many as one question may have, over 50 questions as well', async () => {
    expect((await ask(api, queries, { body: many(50) })).status).toBe(200);
    expect((await ask(api, queries, { body: many(1, { hitsPerPage: 1_000 }) })).status).toBe(200);
    // What widgets send: a page, and a question without hits a chosen filter.
    const [main] = many(1, { hitsPerPage: 60 }).requests;
    const body = { requests: [main, ...many(20, { hitsPerPage: 0, facets: ['make'] }).requests] };
    expect((await ask(api, queries, { body })).status).toBe(200);
  });

  it('hold each highlight once, however often it is named', async () => {
    const once = { query: 'b', hitsPerPage: 100, attributesToHighlight: ['title'] };
    const often = { ...once, attributesToHighlight: Array(200).fill('title') };
    const [short, long] = [await askOne(api, once), await askOne(api, often)];
    expect(long.json.results[0].hits).toEqual(short.json.results[0].hits);
    expect(long.text.length).toBeLessThan(short.text.length * 1.1 + 2_048);
  });
});

describe('work of large calls', () => {
  const large = { hitsPerPage: 0, facets: '*', maxValuesPerFacet: 1_000 };

  it('is done a question a turn, so that others are answered in between', async () => {
    const call = { done: false };
    const asking = ask(api, queries, { body: fresh(50, large) }).then((answer) => {
      call.done = true;
      return answer;
    });
    let turns = 0;
    let answeredMeanwhile = 0;
    while (!call.done) {
      await nextTurn();
      turns += 1;
      if (turns % 10 === 0)
        answeredMeanwhile += Number((await api.site.get('/healthz')).status === 200);
    }
    expect((await asking).json.results).toHaveLength(50);
    expect(turns).toBeGreaterThanOrEqual(40);
    expect(answeredMeanwhile).toBeGreaterThanOrEqual(2);
  });

  it('is bounded: parallel ones are told to come back, small ones are answered before them', async () => {
    const order: string[] = [];
    const calls = Array.from({ length: 20 }, async () => {
      const answer = await ask(api, queries, { body: fresh(50, large) });
      order.push('large');
      return answer;
    });
    await nextTurn();
    const small = await ask(api, queries, { body: fresh(3, { facets: ['make'] }) });
    order.push('small');
    const answers = await Promise.all(calls);
    expect(small.status).toBe(200);
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBe(20 - refused.length);
    expect(refused.length).toBeGreaterThanOrEqual(15);
    for (const { json, headers } of refused) {
      expect(json).toEqual({ message: 'Too many requests', status: 429 });
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    }
    expect(order.slice(refused.length).indexOf('small')).toBe(0);
    // And nothing of them is left behind.
    expect((await ask(api, queries, { body: fresh(50, large) })).status).toBe(200);
  });

  it('is done once for those who ask the same at once', async () => {
    const body = fresh(50, large);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(api, queries, { body })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('that is refused in the middle leaves no weight behind', async () => {
    const recommend = '/1/indexes/*/recommendations';
    const { requests: good } = many(40, { model: 'trending-items' });
    const body = { requests: [...good, { ...good[0], model: 'x' }] };
    for (let count = 0; count < 10; count++)
      expect((await ask(api, recommend, { body })).status).toBe(400);
    const parallel = Array.from({ length: 2 }, () =>
      ask(api, recommend, { body: { requests: good } }),
    );
    for (const { status } of await Promise.all(parallel)) expect(status).toBe(200);
  });
});
