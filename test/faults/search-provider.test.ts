import { busSearchOf } from '#test/factories/bus-search-of.ts';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHostedBusSearch } from '#adapters/search-algolia/hosted-bus-search.ts';
import { createSearchWithFallback } from '#domain/search/search-with-fallback.ts';
import { createSearchClient, findBusesWith } from '#site/islands/header-search/search-client.ts';
import {
  createSuggester,
  onlyHits,
  type Suggestions,
} from '#site/islands/header-search/suggester.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';
import { repeats, seededRandom } from './repeats.ts';
import { busHit } from '#test/factories/bus-hit.ts';

const question = (text: string) => ({ text, category: '', seats: '' });

describe('a search service with random latency (C3)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('never shows an answer to anything but the last question', async () => {
    const random = seededRandom();
    const shown: Suggestions[] = [];
    const typed: string[] = [];
    let asked = 0;
    const suggester = createSuggester({
      delayMs: 500,
      show(state) {
        // Whatever is shown is about what stands in the field at this moment.
        expect(state.question.text).toBe(typed.at(-1));
        shown.push(state);
      },
      async find({ text }) {
        asked += 1;
        await new Promise((resolve) => setTimeout(resolve, random() * 6_000));
        if (random() < 0.2) throw new Error('no host answered within its time');
        return onlyHits([busHit(text)]);
      },
    });
    const queries = Math.max(1_000, repeats(1_000));
    for (let number = 0; number < queries; number++) {
      typed.push(`query ${number}`);
      suggester.ask(question(`query ${number}`));
      await vi.advanceTimersByTimeAsync(random() * 1_500);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    const answered = shown.filter(({ phase }) => phase !== 'loading');
    for (const state of answered)
      if (state.phase === 'results') expect(state.hits[0]?.title).toBe(state.question.text);
    expect(answered.length).toBeGreaterThan(50);
    expect(answered.at(-1)?.question.text).toBe(typed.at(-1));
    // Typing on means not asking: fewer questions than keystrokes.
    expect(asked).toBeLessThan(queries);
  });
});

describe.each([429, 403, 404])('a search service that answers %i (C4)', (status) => {
  let server: Server;
  let origin: string;
  let requests: number;
  beforeEach(async () => {
    requests = 0;
    server = createServer((request, response) => {
      requests += 1;
      request.resume();
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: 'Too many requests', status }));
    });
    origin = `http://127.0.0.1:${await listenLocally(server)}`;
  });
  afterEach(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  );

  it('is asked once by the browser, which then says so', async () => {
    const client = createSearchClient(
      { mode: 'own', applicationId: 'APP', searchKey: 'key', indexName: 'buses' },
      origin,
    );
    const states: string[] = [];
    const suggester = createSuggester({
      delayMs: 1,
      show: ({ phase }) => void states.push(phase),
      find: findBusesWith(client, 'buses', { hitsPerPage: 8, featuredWithoutWords: false }),
    });
    for (const text of ['m', 'mc', 'mci']) suggester.ask(question(text));
    await expect.poll(() => states.at(-1)).toBe('error');
    expect(requests).toBe(1);
  });

  it('is asked once a search by the server, which answers by itself', async () => {
    const fallback = busSearchOf(async () => ({
      total: 1,
      ids: [7],
      facets: {},
      droppedWords: [],
    }));
    const failures: unknown[] = [];
    const search = createSearchWithFallback({
      primary: createHostedBusSearch({
        applicationId: 'APP',
        apiKey: 'key',
        indexName: 'buses',
        origin,
      }),
      fallback,
      isListed: () => true,
      now: () => new Date(),
      onFailure: (error) => void failures.push(error),
    });
    const found = await search.execute({
      text: 'mci',
      groups: [],
      facets: [],
      sort: 'default',
      offset: 0,
      limit: 8,
      relaxWords: true,
    });
    expect(found.ids).toEqual([7]);
    expect([requests, failures.length]).toEqual([1, 1]);
  });
});
