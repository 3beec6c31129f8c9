import type { Answer } from './engine.ts';
import type { Listing } from './listings.ts';
import { type BenchQuery, FACETS } from './queries.ts';

/**
 * Filters, counts and sorting over plain columns, for engines that only search text. It is a simple
 * loop, but a quick one: strings are codes, so the comparison is with their text search, not with
 * somebody's slow glue.
 */
export interface Columns {
  add(listing: Listing): void;
  /** `hits` in rank order (document places); null means all in default order. */
  answer(hits: readonly number[] | Uint32Array | null, query: BenchQuery): Answer;
}

const PAGE = 24;

/** Unknown prices are infinite, and infinity minus itself is no number. */
function priceOrder(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

export function columns(): Columns {
  const year: number[] = [];
  const price: number[] = [];
  const listedAt: number[] = [];
  const front: number[] = [];
  const codes: number[][] = FACETS.map(() => []);
  const values: Map<string, number>[] = FACETS.map(() => new Map());
  let byDefault: Uint32Array | null = null;

  function codeOf(facet: number, value: string | undefined): number {
    return value === undefined ? -1 : (values[facet]!.get(value) ?? -2);
  }

  return {
    add(listing) {
      year.push(listing.numbers.year ?? Number.NaN);
      price.push(listing.numbers.priceCents ?? Number.POSITIVE_INFINITY);
      listedAt.push(listing.numbers.listedAt ?? 0);
      front.push((listing.flags.featured ? 2 : 0) + (listing.flags.onLot ? 1 : 0));
      FACETS.forEach((facet, at) => {
        const value = (listing.facets as Record<string, string | null>)[facet] ?? '';
        let code = values[at]!.get(value);
        if (code === undefined) values[at]!.set(value, (code = values[at]!.size));
        codes[at]!.push(code);
      });
    },
    answer(hits, query) {
      byDefault ??= Uint32Array.from(year, (_, at) => at).sort(
        (a, b) => front[b]! - front[a]! || listedAt[b]! - listedAt[a]!,
      );
      const state = codeOf(FACETS.indexOf('state'), query.state);
      const fuel = codeOf(FACETS.indexOf('fuel'), query.fuel);
      const stateCodes = codes[FACETS.indexOf('state')]!;
      const fuelCodes = codes[FACETS.indexOf('fuel')]!;
      const counts = values.map((known) => new Uint32Array(known.size));
      const kept: number[] = [];
      for (const doc of hits ?? byDefault) {
        if (query.year && !(year[doc]! >= query.year.min && year[doc]! <= query.year.max)) continue;
        if (query.maxPriceCents !== undefined && !(price[doc]! <= query.maxPriceCents)) continue;
        if (state !== -1 && stateCodes[doc] !== state) continue;
        if (fuel !== -1 && fuelCodes[doc] !== fuel) continue;
        kept.push(doc);
        for (let facet = 0; facet < counts.length; facet++) counts[facet]![codes[facet]![doc]!]!++;
      }
      if (query.sortByPrice) kept.sort((a, b) => priceOrder(price[a]!, price[b]!));
      const offset = query.offset ?? 0;
      const ids = kept.slice(offset, offset + PAGE).map((doc) => doc + 1);
      return { total: kept.length, ids, facets: counts.length };
    },
  };
}
