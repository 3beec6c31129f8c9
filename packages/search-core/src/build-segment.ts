import { assembleSegment, runToEnd } from './assemble.ts';
import { setBit, wordsFor } from './bitset.ts';
import { documentOrder } from './document-order.ts';
import { facetCollector } from './facet-collector.ts';
import { growableNumbers } from './growable.ts';
import { idKey } from './id-table.ts';
import { orderByValue } from './number-column.ts';
import type { SegmentData } from './segment.ts';
import { stringTableWriter } from './string-table.ts';
import { textCollector } from './text-collector.ts';
import { textStoreWriter } from './text-store.ts';
import type { DocId, Schema, SearchDocument } from './types.ts';

/** Index documents into one segment. Of documents with equal ids the last one wins. */
export function buildSegment(schema: Schema, documents: Iterable<SearchDocument>): SegmentData {
  const ids: DocId[] = [];
  const text = textCollector();
  const stores = schema.text.map((field) => (field.stored === false ? null : textStoreWriter()));
  const facets = schema.facets.map((field) => facetCollector(field.multi === true));
  const numbers = schema.numbers.map(() => growableNumbers());
  /** 1, 0, or NaN where it is unknown. */
  const flags = schema.flags.map(() => growableNumbers());
  const points = schema.geo ? { lat: growableNumbers(), lng: growableNumbers() } : null;

  for (const document of documents) {
    ids.push(document.id);
    schema.text.forEach((field, at) => {
      const value = document.text[field.name] ?? '';
      if (value !== '' && field.tier !== 'kept') text.addField(value, field.tier === 'head');
      stores[at]?.add(value);
    });
    text.endDocument();
    schema.facets.forEach((field, at) => facets[at]!.add(document.facets[field.name]));
    schema.numbers.forEach((field, at) => numbers[at]!.push(document.numbers[field.name]));
    schema.flags.forEach((field, at) => {
      const value = document.flags[field.name];
      flags[at]!.push(typeof value === 'boolean' ? Number(value) : null);
    });
    points?.lat.push(document.geo?.lat);
    points?.lng.push(document.geo?.lng);
  }

  const order = documentOrder(
    schema,
    ids,
    numbers.map((column) => column.values()),
    flags.map((column) => column.values()),
  );
  const idKeys = stringTableWriter(order.length);
  for (const came of order) idKeys.add(idKey(ids[came]!));
  ids.length = 0;
  return runToEnd(
    assembleSegment({
      documents: order.length,
      idKeys: idKeys.finish(),
      ...text.finish(order),
      texts: stores.map((store) => store && store.finish(order)),
      facets: facets.map((facet) => facet.finish(order)),
      numbers: numbers.map((column) => {
        const values = column.take(order);
        return { values, order: orderByValue(values) };
      }),
      flags: flags.map((column) => flagBits(column.take(order))),
      geo: points && { lat: points.lat.take(order), lng: points.lng.take(order) },
    }),
  );
}

function flagBits(values: Float64Array): { known: Uint32Array; truth: Uint32Array } {
  const known = new Uint32Array(wordsFor(values.length));
  const truth = new Uint32Array(wordsFor(values.length));
  for (let doc = 0; doc < values.length; doc++) {
    if (!Number.isNaN(values[doc])) setBit(known, doc);
    if (values[doc] === 1) setBit(truth, doc);
  }
  return { known, truth };
}
