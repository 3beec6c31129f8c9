import type { ListingStatus } from '#domain/inventory/choices.ts';
import type { TableQuery } from './table-query.ts';
import { foldWords, type TableRow } from './table-row.ts';

/** The tab a row stands in: what lies in the archive is nowhere else. */
export function tabOf(row: TableRow): ListingStatus | 'archive' {
  return row.archived ? 'archive' : row.status;
}

/**
 * The test of a query without its status; null when everything passes. Every word must be found
 * somewhere in the row's words.
 */
export function rowMatcher(
  query: TableQuery,
  staleBefore: string,
): ((row: TableRow) => boolean) | null {
  const tests: ((row: TableRow) => boolean)[] = [];
  const { category, yearFrom, yearTo, priceFromCents, priceToCents } = query;
  if (category !== null) tests.push((row) => row.category === category);
  if (query.make !== null) {
    const make = query.make.toLowerCase();
    tests.push(
      (row) => row.make?.toLowerCase() === make || row.chassisMake?.toLowerCase() === make,
    );
  }
  if (yearFrom !== null) tests.push((row) => row.year !== null && row.year >= yearFrom);
  if (yearTo !== null) tests.push((row) => row.year !== null && row.year <= yearTo);
  if (priceFromCents !== null)
    tests.push((row) => row.priceCents !== null && row.priceCents >= priceFromCents);
  if (priceToCents !== null)
    tests.push((row) => row.priceCents !== null && row.priceCents <= priceToCents);
  if (query.missingPhotos) tests.push((row) => row.photos === 0);
  if (query.stale) tests.push((row) => row.status === 'published' && row.vouchedAt < staleBefore);
  if (query.featured) tests.push((row) => row.featured);
  for (const word of foldWords(query.words).split(' ')) {
    if (word !== '') tests.push((row) => row.words.includes(word));
  }
  if (tests.length === 0) return null;
  return (row) => {
    for (const test of tests) if (!test(row)) return false;
    return true;
  };
}
