import { hasBit } from './bitset.ts';
import { idAt } from './id-table.ts';
import type { SegmentData } from './segment.ts';
import { textAt } from './text-store.ts';
import type { Schema, SearchDocument } from './types.ts';

/** A document put together from the columns of its segment; text only of stored fields. */
export function readDocument(schema: Schema, data: SegmentData, doc: number): SearchDocument {
  const document: SearchDocument = {
    id: idAt(data.ids, doc),
    text: {},
    facets: {},
    numbers: {},
    flags: {},
  };
  schema.text.forEach(({ name }, at) => {
    const store = data.texts[at];
    if (store) document.text[name] = textAt(store, doc);
  });
  schema.facets.forEach(({ name }, at) => {
    const { values, codes, starts } = data.facets[at]!;
    if (starts) {
      const own = [...codes.subarray(starts[doc]!, starts[doc + 1]!)];
      document.facets[name] = own.map((code) => values[code - 1]!);
    } else document.facets[name] = codes[doc] === 0 ? null : values[codes[doc]! - 1]!;
  });
  schema.numbers.forEach(({ name }, at) => {
    const value = data.numbers[at]!.values[doc]!;
    document.numbers[name] = Number.isNaN(value) ? null : value;
  });
  schema.flags.forEach(({ name }, at) => {
    const { known, truth } = data.flags[at]!;
    document.flags[name] = hasBit(known, doc) ? hasBit(truth, doc) : null;
  });
  if (data.geo) {
    const lat = data.geo.lat[doc]!;
    document.geo = Number.isNaN(lat) ? null : { lat, lng: data.geo.lng[doc]! };
  }
  return document;
}
