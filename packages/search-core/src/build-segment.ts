import { assembleSegment, runToEnd } from './assemble.ts';
import { setBit, wordsFor } from './bitset.ts';
import { compareKnownFirst, resolveOrder } from './default-order.ts';
import { facetCollector } from './facet-collector.ts';
import { compareIds, idKey } from './id-table.ts';
import { orderByValue } from './number-column.ts';
import type { SegmentData } from './segment.ts';
import { stringTableWriter } from './string-table.ts';
import { textCollector } from './text-collector.ts';
import { textStoreWriter } from './text-store.ts';
import type { DocId, Schema, SearchDocument } from './types.ts';

const UNKNOWN_FLAG = 0;
const FALSE_FLAG = 1;
const TRUE_FLAG = 2;

/** Index documents into one segment. Of documents with equal ids the last one wins. */
export function buildSegment(schema: Schema, documents: Iterable<SearchDocument>): SegmentData {
  const ids: DocId[] = [];
  const placeOf = new Map<DocId, number>();
  const replaced = new Set<number>();
  const text = textCollector();
  const stores = schema.text.map((field) => (field.stored === false ? null : textStoreWriter()));
  const facets = schema.facets.map((field) => facetCollector(field.multi === true));
  const numbers = schema.numbers.map((): number[] => []);
  const flags = schema.flags.map((): number[] => []);
  const points: { lat: number[]; lng: number[] } = { lat: [], lng: [] };

  for (const document of documents) {
    const place = ids.push(document.id) - 1;
    const before = placeOf.get(document.id);
    if (before !== undefined) replaced.add(before);
    placeOf.set(document.id, place);
    schema.text.forEach((field, at) => {
      const value = document.text[field.name] ?? '';
      if (value !== '' && field.tier !== 'kept') text.addField(value, field.tier === 'head');
      stores[at]?.add(value);
    });
    text.endDocument();
    schema.facets.forEach((field, at) => facets[at]!.add(document.facets[field.name]));
    schema.numbers.forEach((field, at) =>
      numbers[at]!.push(document.numbers[field.name] ?? Number.NaN),
    );
    schema.flags.forEach((field, at) => {
      const value = document.flags[field.name];
      flags[at]!.push(value === true ? TRUE_FLAG : value === false ? FALSE_FLAG : UNKNOWN_FLAG);
    });
    if (schema.geo) {
      points.lat.push(document.geo?.lat ?? Number.NaN);
      points.lng.push(document.geo?.lng ?? Number.NaN);
    }
  }
  placeOf.clear();

  const order = documentOrder(schema, ids, replaced, numbers, flags);
  const inOrder = (values: readonly number[]): Float64Array =>
    Float64Array.from(order, (came) => values[came]!);
  const idKeys = stringTableWriter(order.length);
  for (const came of order) idKeys.add(idKey(ids[came]!));
  return runToEnd(
    assembleSegment({
      documents: order.length,
      idKeys: idKeys.finish(),
      ...text.finish(order),
      texts: stores.map((store) => store && store.finish(order)),
      facets: facets.map((facet) => facet.finish(order)),
      numbers: numbers.map((column) => {
        const values = inOrder(column);
        return { values, order: orderByValue(values) };
      }),
      flags: flags.map((column) => {
        const known = new Uint32Array(wordsFor(order.length));
        const truth = new Uint32Array(wordsFor(order.length));
        order.forEach((came, doc) => {
          if (column[came] !== UNKNOWN_FLAG) setBit(known, doc);
          if (column[came] === TRUE_FLAG) setBit(truth, doc);
        });
        return { known, truth };
      }),
      geo: schema.geo ? { lat: inOrder(points.lat), lng: inOrder(points.lng) } : null,
    }),
  );
}

/** Places of the documents that count, in the default order. */
function documentOrder(
  schema: Schema,
  ids: readonly DocId[],
  replaced: ReadonlySet<number>,
  numbers: readonly (readonly number[])[],
  flags: readonly (readonly number[])[],
): Uint32Array {
  const keys = resolveOrder(schema).map(({ kind, column, descending }) => ({
    descending,
    values:
      kind === 'number'
        ? numbers[column]!
        : flags[column]!.map((flag) => (flag === UNKNOWN_FLAG ? Number.NaN : flag)),
  }));
  const places = new Uint32Array(ids.length - replaced.size);
  let count = 0;
  for (let place = 0; place < ids.length; place++)
    if (!replaced.has(place)) places[count++] = place;
  return places.sort((a, b) => {
    for (const { values, descending } of keys) {
      const result = compareKnownFirst(values[a]!, values[b]!, descending);
      if (result !== 0) return result;
    }
    return compareIds(ids[a]!, ids[b]!);
  });
}
