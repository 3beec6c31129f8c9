import type { BusSearch } from '#domain/search/bus-search.ts';

/** A search that answers every question by itself, several at once too. */
export const busSearchOf = (execute: BusSearch['execute']): BusSearch => ({
  execute,
  executeAll: (requests) => Promise.all(requests.map(execute)),
});
