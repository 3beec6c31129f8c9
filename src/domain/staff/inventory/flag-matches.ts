import type { ListingColumns } from './listing-columns.ts';
import type { TableQuery } from './table-query.ts';
import { foldWords } from './table-row.ts';

/**
 * Writes 1 for each slot that the query finds, its status left out, else 0; false when every one is
 * found and nothing was written. One test after the other over a column each: cheap ones first, and
 * words only in the rows that are left.
 */
export function flagMatches(
  { size, numbers, texts }: ListingColumns,
  query: TableQuery,
  staleBefore: string,
  flags: Uint8Array,
): boolean {
  let isFirst = true;
  const keepWhere = (test: (slot: number) => boolean) => {
    for (let slot = 0; slot < size; slot++) {
      flags[slot] = (isFirst || flags[slot] === 1) && test(slot) ? 1 : 0;
    }
    isFirst = false;
  };
  /** Nothing is inside of a range with an unknown value: every comparison with NaN is false. */
  const keepRange = (key: string, from: number, to: number) => {
    const column = numbers.get(key)!;
    keepWhere((slot) => column[slot]! >= from && column[slot]! <= to);
  };
  const { yearFrom, yearTo, priceFromCents, priceToCents } = query;
  if (yearFrom !== null || yearTo !== null)
    keepRange('year', yearFrom ?? -Infinity, yearTo ?? Infinity);
  if (priceFromCents !== null || priceToCents !== null)
    keepRange('price', priceFromCents ?? -Infinity, priceToCents ?? Infinity);
  if (query.missingPhotos) keepRange('photos', 0, 0);
  if (query.featured) keepRange('featured', 1, 1);
  if (query.stale) {
    const confirmed = numbers.get('confirmed')!;
    const status = texts.get('status')!;
    const before = Date.parse(staleBefore);
    keepWhere((slot) => confirmed[slot]! < before && status[slot] === 'published');
  }
  if (query.category !== null) {
    const category = texts.get('category')!;
    keepWhere((slot) => category[slot] === query.category);
  }
  if (query.make !== null) {
    const make = query.make.toLowerCase();
    const makes = texts.get('make')!;
    const chassisMakes = texts.get('chassisMake')!;
    keepWhere((slot) => makes[slot] === make || chassisMakes[slot] === make);
  }
  const words = texts.get('words')!;
  for (const word of foldWords(query.words).split(' ')) {
    if (word !== '') keepWhere((slot) => words[slot]!.includes(word));
  }
  return !isFirst;
}
