import type { Schema } from './types.ts';

/** Where each named field stands in a segment's columns. */
export type FieldPlaces = ReturnType<typeof fieldPlaces>;

function byName(fields: readonly { name: string }[]): Map<string, number> {
  return new Map(fields.map((field, at) => [field.name, at]));
}

export function fieldPlaces(schema: Schema) {
  const facets = byName(schema.facets);
  return {
    text: byName(schema.text),
    facets,
    /** Of the facets, those with one value a document: they can be sorted by. */
    singles: new Map([...facets].filter(([, at]) => schema.facets[at]!.multi !== true)),
    numbers: byName(schema.numbers),
    flags: byName(schema.flags),
    geo: schema.geo === true,
  };
}
