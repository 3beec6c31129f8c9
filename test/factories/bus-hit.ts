import type { BusHit } from '#site/islands/header-search/suggester.ts';

/** A suggestion of which only the title is known. */
export const busHit = (title: string): BusHit => ({
  objectID: '1',
  title,
  slug: 'bus',
  make: null,
  model: null,
  year: null,
  price: null,
  mainImage: null,
});
