import { expect, it } from 'vitest';
import { busSearchOf } from '#test/factories/bus-search-of.ts';
import type { BusSearch, BusSearchRequest } from './bus-search.ts';
import { createSearchWithFallback } from './search-with-fallback.ts';

const request: BusSearchRequest = {
  text: '',
  groups: [],
  facets: [],
  sort: 'default',
  offset: 0,
  limit: 1,
  relaxWords: false,
};
const answering = (total: number): BusSearch =>
  busSearchOf(async () => ({ total, ids: [], facets: {}, droppedWords: [] }));

it('asks the first, falls back when it fails, and lets it rest for two minutes', async () => {
  let clockMs = 0;
  let asked = 0;
  let broken = false;
  const failures: unknown[] = [];
  const search = createSearchWithFallback({
    primary: busSearchOf((given) => {
      asked += 1;
      return broken ? Promise.reject(new Error('unreachable')) : answering(1).execute(given);
    }),
    fallback: answering(2),
    isListed: () => true,
    now: () => new Date(clockMs),
    onFailure: (error) => failures.push(error),
  });
  const total = async () => (await search.execute(request)).total;

  expect(await total()).toBe(1);
  broken = true;
  expect(await total()).toBe(2);
  broken = false;
  expect(await total()).toBe(2);
  expect([asked, failures.length]).toEqual([2, 1]);
  clockMs += 120_001;
  expect(await total()).toBe(1);

  // It rests no longer because the clock was ahead (fault matrix H5).
  clockMs += 3_600_000;
  broken = true;
  expect(await total()).toBe(2);
  broken = false;
  clockMs -= 3_600_000;
  expect(await total()).toBe(1);
});

it('answers by itself when the first knows less: gone buses, or none at all', async () => {
  let answer = { total: 1, ids: [7], facets: {}, droppedWords: [] as string[] };
  let asked = 0;
  const search = createSearchWithFallback({
    primary: busSearchOf(async () => {
      asked += 1;
      return answer;
    }),
    fallback: answering(2),
    isListed: (id) => id === 7,
    now: () => new Date(0),
    onFailure: (error) => expect.fail(String(error)),
  });
  const total = async () => (await search.execute(request)).total;
  expect(await total()).toBe(1);
  answer = { ...answer, ids: [7, 8], total: 9 };
  expect(await total()).toBe(2);
  answer = { ...answer, ids: [], total: 0 };
  expect(await total()).toBe(2);
  // It is behind, not away: the next search asks it again.
  expect(asked).toBe(3);
});
