import { createSearchIndex, type SearchIndex } from '@omnibus/search-core';
import type { Engine } from '../engine.ts';
import { listingSchema } from '../listings.ts';
import { requestOf } from '../queries.ts';

export function omnibus(): Engine {
  const index: SearchIndex<typeof listingSchema> = createSearchIndex(listingSchema);
  return {
    build(listings) {
      index.replaceAll(listings);
    },
    search(query) {
      const { total, ids, facets } = index.search(requestOf(query));
      return { total, ids: ids as number[], facets: Object.keys(facets).length };
    },
  };
}
