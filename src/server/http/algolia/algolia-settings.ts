import type { Sort } from '@omnibus/search-core';
import { replicaSorts } from '#domain/search/replica-sorts.ts';
import { ApiError } from './api-error.ts';

/** How the built-in search service is reached; a public key that can only search. */
export interface SearchServiceSettings {
  applicationId: string;
  searchKey: string;
  /** Spec §7: `buses_v2` unless configured. */
  indexName: string;
}

export const defaultSearchService: SearchServiceSettings = {
  applicationId: 'omnibus',
  searchKey: 'search-only',
  indexName: 'buses_v2',
};

const replicas: ReadonlyMap<string, Sort> = new Map(
  Object.values(replicaSorts).map(({ suffix, field, direction }) => [suffix, { field, direction }]),
);

/** The order an index name stands for. Throws ApiError 404 for an index that does not exist. */
export function sortOfIndex(name: string, settings: SearchServiceSettings): Sort {
  if (name === settings.indexName) return 'default';
  const sort = name.startsWith(`${settings.indexName}_`)
    ? replicas.get(name.slice(settings.indexName.length + 1))
    : undefined;
  if (!sort) throw new ApiError(404, `Index ${name.slice(0, 100)} does not exist`);
  return sort;
}
