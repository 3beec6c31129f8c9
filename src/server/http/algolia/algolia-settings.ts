import type { Sort } from '@omnibus/search-core';
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

/** Replicas of the index, one a sort, named as `{index}_{suffix}`. */
const replicas: Readonly<Record<string, Sort>> = {
  newest: { field: 'created_at', direction: 'desc' },
  price_asc: { field: 'price', direction: 'asc' },
  price_desc: { field: 'price', direction: 'desc' },
  mileage_asc: { field: 'mileage', direction: 'asc' },
  year_desc: { field: 'year', direction: 'desc' },
  year_asc: { field: 'year', direction: 'asc' },
};

/** The order an index name stands for. Throws ApiError 404 for an index that does not exist. */
export function sortOfIndex(name: string, settings: SearchServiceSettings): Sort {
  if (name === settings.indexName) return 'default';
  const sort = name.startsWith(`${settings.indexName}_`)
    ? replicas[name.slice(settings.indexName.length + 1)]
    : undefined;
  if (!sort) throw new ApiError(404, `Index ${name.slice(0, 100)} does not exist`);
  return sort;
}
