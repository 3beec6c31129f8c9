import { hasBit, setBit, wordsFor } from './bitset.ts';
import { codesFor, type FacetCodes } from './facet-column.ts';
import { GONE, type MergeInput, type Renumbering } from './merge-order.ts';
import { type StringTable, stringTableWriter } from './string-table.ts';
import type { TextStore } from './text-store.ts';

/** Each function carries one kind of column over to the new numbering, yielding now and then. */

export function* mergeIds(
  inputs: readonly MergeInput[],
  plan: Renumbering,
): Generator<void, StringTable> {
  const units = inputs.reduce((sum, { data }) => sum + data.ids.keys.units.length, 0);
  const writer = stringTableWriter(plan.documents, units);
  for (let doc = 0; doc < plan.documents; doc++) {
    writer.copy(inputs[plan.from[doc]!]!.data.ids.keys, plan.fromDoc[doc]!);
    if ((doc & 511) === 511) yield;
  }
  return writer.finish();
}

export function* mergeTexts(
  inputs: readonly MergeInput[],
  plan: Renumbering,
  field: number,
): Generator<void, TextStore | null> {
  const stores = inputs.map(({ data }) => data.texts[field]!);
  if (stores.some((store) => store === null)) return null;
  const bytes = new Uint8Array(stores.reduce((sum, store) => sum + store.bytes.length, 0));
  const starts = new Uint32Array(plan.documents);
  const ends = new Uint32Array(plan.documents);
  let used = 0;
  for (let doc = 0; doc < plan.documents; doc++) {
    const store = stores[plan.from[doc]!]!;
    const old = plan.fromDoc[doc]!;
    const text = store.bytes.subarray(store.starts[old], store.ends[old]);
    bytes.set(text, used);
    starts[doc] = used;
    used += text.length;
    ends[doc] = used;
    if ((doc & 255) === 255) yield;
  }
  return { bytes: bytes.subarray(0, used), starts, ends };
}

export function* mergeNumbers(
  inputs: readonly MergeInput[],
  plan: Renumbering,
  field: number,
): Generator<void, { values: Float64Array; order: Uint32Array }> {
  const columns = inputs.map(({ data }) => data.numbers[field]!);
  const values = new Float64Array(plan.documents);
  for (let doc = 0; doc < plan.documents; doc++) {
    values[doc] = columns[plan.from[doc]!]!.values[plan.fromDoc[doc]!]!;
    if ((doc & 4095) === 4095) yield;
  }
  const order = new Uint32Array(plan.documents);
  const next = columns.map(() => 0);
  let count = 0;
  for (let step = 0; ; step++) {
    let best = -1;
    let bestDoc = 0;
    for (let at = 0; at < columns.length; at++) {
      const ranks = columns[at]!.order;
      let rank = next[at]!;
      while (rank < ranks.length && plan.target[at]![ranks[rank]!] === GONE) rank++;
      next[at] = rank;
      if (rank === ranks.length) continue;
      const doc = plan.target[at]![ranks[rank]!]!;
      if (
        best < 0 ||
        values[doc]! < values[bestDoc]! ||
        (values[doc] === values[bestDoc] && doc < bestDoc)
      ) {
        best = at;
        bestDoc = doc;
      }
    }
    if (best < 0) break;
    order[count++] = bestDoc;
    next[best]!++;
    if ((step & 1023) === 1023) yield;
  }
  return { values, order: order.subarray(0, count) };
}

export function* mergeFlags(
  inputs: readonly MergeInput[],
  plan: Renumbering,
  field: number,
): Generator<void, { known: Uint32Array; truth: Uint32Array }> {
  const known = new Uint32Array(wordsFor(plan.documents));
  const truth = new Uint32Array(wordsFor(plan.documents));
  for (let doc = 0; doc < plan.documents; doc++) {
    const flag = inputs[plan.from[doc]!]!.data.flags[field]!;
    if (hasBit(flag.known, plan.fromDoc[doc]!)) setBit(known, doc);
    if (hasBit(flag.truth, plan.fromDoc[doc]!)) setBit(truth, doc);
    if ((doc & 4095) === 4095) yield;
  }
  return { known, truth };
}

export function* mergeGeo(
  inputs: readonly MergeInput[],
  plan: Renumbering,
): Generator<void, { lat: Float64Array; lng: Float64Array } | null> {
  const columns = inputs.map(({ data }) => data.geo);
  if (columns.some((column) => column === null)) return null;
  const lat = new Float64Array(plan.documents);
  const lng = new Float64Array(plan.documents);
  for (let doc = 0; doc < plan.documents; doc++) {
    const column = columns[plan.from[doc]!]!;
    lat[doc] = column.lat[plan.fromDoc[doc]!]!;
    lng[doc] = column.lng[plan.fromDoc[doc]!]!;
    if ((doc & 4095) === 4095) yield;
  }
  return { lat, lng };
}

/** Values that no surviving document has are left out. */
export function* mergeFacet(
  inputs: readonly MergeInput[],
  plan: Renumbering,
  field: number,
): Generator<void, FacetCodes> {
  const columns = inputs.map(({ data }) => data.facets[field]!);
  const used = columns.map((column) => new Uint8Array(column.values.length + 1));
  const starts = columns[0]!.starts ? new Uint32Array(plan.documents + 1) : null;
  for (let doc = 0; doc < plan.documents; doc++) {
    const at = plan.from[doc]!;
    const { from, to } = entriesOf(columns[at]!, plan.fromDoc[doc]!);
    for (let entry = from; entry < to; entry++) used[at]![columns[at]!.codes[entry]!] = 1;
    if (starts) starts[doc + 1] = starts[doc]! + to - from;
    if ((doc & 4095) === 4095) yield;
  }
  const values: string[] = [];
  const translate = columns.map((column) => new Uint32Array(column.values.length + 1));
  const heads = columns.map(() => 0);
  for (;;) {
    let least: string | undefined;
    columns.forEach((column, at) => {
      while (heads[at]! < column.values.length && used[at]![heads[at]! + 1] === 0) heads[at]!++;
      const value = column.values[heads[at]!];
      if (least === undefined || (value !== undefined && value < least)) least = value;
    });
    if (least === undefined) break;
    values.push(least);
    columns.forEach((column, at) => {
      if (column.values[heads[at]!] === least) translate[at]![++heads[at]!] = values.length;
    });
    if ((values.length & 511) === 511) yield;
  }
  const codes = codesFor(starts ? starts[plan.documents]! : plan.documents, values.length);
  let next = 0;
  for (let doc = 0; doc < plan.documents; doc++) {
    const at = plan.from[doc]!;
    const { from, to } = entriesOf(columns[at]!, plan.fromDoc[doc]!);
    for (let entry = from; entry < to; entry++)
      codes[next++] = translate[at]![columns[at]!.codes[entry]!]!;
    if ((doc & 4095) === 4095) yield;
  }
  return { values, codes, starts };
}

function entriesOf(
  column: { starts: Uint32Array | null },
  doc: number,
): { from: number; to: number } {
  return column.starts
    ? { from: column.starts[doc]!, to: column.starts[doc + 1]! }
    : { from: doc, to: doc + 1 };
}
