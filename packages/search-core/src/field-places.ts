import type { Schema } from './types.ts';

/** Where each named field stands in a segment's columns. */
export interface FieldPlaces {
  text: Map<string, number>;
  facets: Map<string, number>;
  /** Of the facets, those with one value a document: they can be sorted by. */
  singles: Map<string, number>;
  numbers: Map<string, number>;
  flags: Map<string, number>;
  geo: boolean;
}

function byName(fields: readonly { name: string }[]): Map<string, number> {
  return new Map(fields.map((field, at) => [field.name, at]));
}

export function fieldPlaces(schema: Schema): FieldPlaces {
  const facets = byName(schema.facets);
  return {
    text: byName(schema.text),
    facets,
    singles: new Map([...facets].filter(([, at]) => schema.facets[at]!.multi !== true)),
    numbers: byName(schema.numbers),
    flags: byName(schema.flags),
    geo: schema.geo === true,
  };
}
