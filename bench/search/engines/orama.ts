import { create, insertMultiple, search as oramaSearch } from '@orama/orama';
import { allText, type Engine, termsOf, wordsOf } from '../engine.ts';
import type { Listing } from '../listings.ts';
import { FACETS } from '../queries.ts';

const BATCH = 2000;

/** Its own filters, facets and sort; `threshold: 0` asks for all words. */
export function orama(): Engine {
  let reading = termsOf;
  const index = create({
    schema: {
      text: 'string',
      category: 'enum',
      make: 'enum',
      fuel: 'enum',
      transmission: 'enum',
      condition: 'enum',
      state: 'enum',
      year: 'number',
      priceCents: 'number',
    } as const,
    components: {
      tokenizer: {
        language: 'english',
        normalizationCache: new Map(),
        tokenize: (text: string) => reading(text),
      },
    },
  });

  function record(listing: Listing): Record<string, unknown> {
    const entries = Object.entries({
      ...listing.facets,
      year: listing.numbers.year,
      priceCents: listing.numbers.priceCents,
    });
    return {
      id: String(listing.id),
      text: allText(listing),
      ...Object.fromEntries(entries.filter(([, value]) => value !== null)),
    };
  }

  return {
    async build(listings) {
      let batch: Record<string, unknown>[] = [];
      for (const listing of listings) {
        batch.push(record(listing));
        if (batch.length < BATCH) continue;
        await insertMultiple(index, batch as never, BATCH);
        batch = [];
      }
      await insertMultiple(index, batch as never, BATCH);
      reading = wordsOf;
    },
    async search(query) {
      const where: Record<string, unknown> = {};
      if (query.year) where['year'] = { between: [query.year.min, query.year.max] };
      if (query.maxPriceCents !== undefined) where['priceCents'] = { lte: query.maxPriceCents };
      if (query.state) where['state'] = { eq: query.state };
      if (query.fuel) where['fuel'] = { eq: query.fuel };
      const found = await oramaSearch(index, {
        term: query.text,
        threshold: 0,
        tolerance: query.kind === 'typo' ? 1 : 0,
        limit: 24,
        offset: query.offset ?? 0,
        facets: Object.fromEntries(FACETS.map((facet) => [facet, {}])),
        ...(Object.keys(where).length > 0 ? { where } : {}),
        ...(query.sortByPrice ? { sortBy: { property: 'priceCents', order: 'ASC' } } : {}),
      } as never);
      return {
        total: found.count,
        ids: found.hits.map((hit) => Number(hit.id)),
        facets: Object.keys(found.facets ?? {}).length,
      };
    },
  };
}
