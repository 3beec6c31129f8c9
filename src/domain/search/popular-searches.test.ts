import { expect, it } from 'vitest';
import { popularSearches } from '#content/popular-searches.ts';
import { parseSmartQuery } from './smart-search/parse-smart-query.ts';

it.each(popularSearches)('the smart search understands all of “%s”', (text) => {
  const parse = parseSmartQuery(text, { now: new Date('2026-11-01T12:00:00.000Z') });
  expect(parse.understood.length).toBeGreaterThan(0);
  expect(parse.ignored).toEqual([]);
});
