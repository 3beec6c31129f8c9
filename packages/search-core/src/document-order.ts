import { resolveOrder } from './default-order.ts';
import { compareIds } from './id-table.ts';
import { orderByNumber } from './order-by.ts';
import type { DocId, Schema } from './types.ts';

/**
 * Places of the documents that count, in the default order: of equal ids the last place. `numbers` and
 * `flags` are the schema's, NaN where unknown.
 */
export function documentOrder(
  schema: Schema,
  ids: readonly DocId[],
  numbers: readonly Float64Array[],
  flags: readonly Float64Array[],
): Uint32Array {
  const places = lastOfEquals(placesById(ids), ids);
  for (const { kind, column, descending } of resolveOrder(schema).toReversed())
    orderByNumber(places, (kind === 'number' ? numbers : flags)[column]!, descending);
  return places;
}

/** Numbers before strings, equals as they came. */
function placesById(ids: readonly DocId[]): Uint32Array {
  const places = Uint32Array.from(ids, (_, place) => place);
  const values = Float64Array.from(ids, (id) => (typeof id === 'number' ? id : Number.NaN));
  orderByNumber(places, values, false);
  const strings = places.findIndex((place) => typeof ids[place] === 'string');
  if (strings >= 0) places.subarray(strings).sort((a, b) => compareIds(ids[a]!, ids[b]!));
  return places;
}

function lastOfEquals(places: Uint32Array, ids: readonly DocId[]): Uint32Array {
  let count = 0;
  for (let at = 0; at < places.length; at++) {
    const id = ids[places[at]!];
    const isReplaced = at + 1 < places.length && Object.is(ids[places[at + 1]!], id);
    if (!isReplaced) places[count++] = places[at]!;
  }
  return places.subarray(0, count);
}
