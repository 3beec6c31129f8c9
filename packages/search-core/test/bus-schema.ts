import { defineSchema, type DocumentOf } from '../src/index.ts';

/** A small listing schema that uses every kind of field. */
export const busSchema = defineSchema({
  text: [
    { name: 'title', tier: 'head' },
    { name: 'stock', tier: 'head' },
    { name: 'description', tier: 'body' },
    { name: 'note', tier: 'kept' },
  ],
  facets: [{ name: 'make' }, { name: 'fuel' }, { name: 'features', multi: true }],
  numbers: [{ name: 'year' }, { name: 'priceCents' }, { name: 'listedAt' }],
  flags: [{ name: 'featured' }, { name: 'cdl' }],
  geo: true,
  defaultOrder: [
    { field: 'featured', direction: 'desc' },
    { field: 'listedAt', direction: 'desc' },
  ],
});

export type BusDocument = DocumentOf<typeof busSchema>;
