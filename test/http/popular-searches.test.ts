import { expect, it, onTestFinished } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, testNow } from '#test/factories/test-site.ts';
import { createLogger } from '#server/ops/log/logger.ts';
import { createPopularSearches } from '#server/jobs/popular-searches.ts';
import type { SearchTally } from '#domain/search/search-tally.ts';

const visit = { 'sec-fetch-dest': 'document' };

/** Counts in memory, as the database would. */
function memoryTally(): SearchTally & { counts: Map<string, number> } {
  const counts = new Map<string, number>();
  return {
    counts,
    add: async (_day, more) => {
      for (const [words, n] of more) counts.set(words, (counts.get(words) ?? 0) + n);
    },
    mostSince: async (_day, atLeast, limit) =>
      [...counts]
        .filter(([, n]) => n >= atLeast)
        .toSorted(([, a], [, b]) => b - a)
        .map(([words]) => words)
        .slice(0, limit),
    deleteBefore: async () => {},
  };
}

it('offers what people search for, counted without the people', async () => {
  const tally = memoryTally();
  const popular = createPopularSearches({ tally, now: () => testNow, log: createLogger('silent') });
  const site = await createTestSite({ listings: [aListing()] });
  onTestFinished(() => site.close());
  site.parts.site.popularSearches = popular.words;
  site.parts.site.countSearch = popular.count;

  for (let times = 0; times < 4; times += 1)
    await site.get('/buses?search=Starcraft+Allstar', visit);
  // Fetched ahead, asked for by a robot, half typed, not found as asked, or somebody's own words.
  await site.get('/buses?search=starcraft', { ...visit, 'sec-purpose': 'prefetch' });
  await site.get('/buses?search=starcraft');
  await site.get('/buses?search=starcraft', { 'sec-fetch-dest': 'empty' });
  await site.get('/buses?search=prevost', visit);
  await site.get('/buses?search=ada@example.com+starcraft', visit);
  await popular.refresh();

  expect([...tally.counts]).toEqual([['starcraft allstar', 4]]);
  expect(popular.words()[0]).toBe('starcraft allstar');
  expect(popular.words()).toHaveLength(8);
  expect(await (await site.get('/buses')).text()).toContain('starcraft allstar');
  await popular.stop();
});

it('keeps no more different searches of one day than a busy day has', async () => {
  const tally = memoryTally();
  let time = testNow;
  const popular = createPopularSearches({ tally, now: () => time, log: createLogger('silent') });
  const search = (number: number) =>
    popular.countWords(`${1990 + (number % 35)} starcraft under ${1_000 + number} miles`);
  for (let number = 0; number < 12_000; number += 1) {
    search(number);
    if (number % 1_000 === 999) await popular.refresh();
  }
  expect(tally.counts.size).toBe(10_000);
  search(0);
  search(11_999);
  await popular.refresh();
  expect([...tally.counts.values()].filter((count) => count === 2)).toHaveLength(1);
  time = new Date(testNow.getTime() + 86_400_000);
  search(11_999);
  await popular.refresh();
  expect(tally.counts.size).toBe(10_001);
  await popular.stop();
});
