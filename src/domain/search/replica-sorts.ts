import { seatsFirst, type IndexSort, type SearchSort } from './bus-search.ts';

/** How a sort is spelled where an index has one order: a replica named `{index}_{suffix}`. */
export interface ReplicaSort {
  suffix: string;
  /** The attribute of search records that decides. */
  field: 'created_at' | 'price' | 'mileage' | 'year' | 'seats';
  direction: 'asc' | 'desc';
}

/** A replica for every sort but the default and the distance, which the index itself knows. */
export const replicaSorts: Readonly<
  Record<Exclude<IndexSort, 'default' | 'nearest'>, ReplicaSort>
> = {
  newest: { suffix: 'newest', field: 'created_at', direction: 'desc' },
  'price-low': { suffix: 'price_asc', field: 'price', direction: 'asc' },
  'price-high': { suffix: 'price_desc', field: 'price', direction: 'desc' },
  'mileage-low': { suffix: 'mileage_asc', field: 'mileage', direction: 'asc' },
  'year-new': { suffix: 'year_desc', field: 'year', direction: 'desc' },
  'year-old': { suffix: 'year_asc', field: 'year', direction: 'asc' },
  'seats-low': { suffix: 'seats_asc', field: 'seats', direction: 'asc' },
  'seats-high': { suffix: 'seats_desc', field: 'seats', direction: 'desc' },
};

/**
 * An order without a replica of its own is the index's own. From so many seats on, the fewest come first:
 * one order of an index knows no number.
 */
export function replicaName(indexName: string, sort: SearchSort): string {
  const known = seatsFirst(sort) === null ? sort : 'seats-low';
  return known in replicaSorts
    ? `${indexName}_${replicaSorts[known as keyof typeof replicaSorts].suffix}`
    : indexName;
}
