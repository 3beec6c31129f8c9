import type { IndexOptions, Schema, SearchIndex } from './types.ts';

/** An empty index over `schema`. Everything is in memory and synchronous; merges run in slices. */
export function createSearchIndex<S extends Schema>(
  schema: S,
  _options: IndexOptions = {},
): SearchIndex<S> {
  throw new Error(`not built yet for ${schema.kind}`);
}
