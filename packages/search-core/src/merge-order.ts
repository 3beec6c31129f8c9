import { hasBit, type Bits } from './bitset.ts';
import { compareDocuments, type ResolvedKey } from './default-order.ts';
import type { SegmentData } from './segment.ts';

/** A segment to merge, with its deletions as they were when the merge began. */
export interface MergeInput {
  data: SegmentData;
  dead: Bits | null;
}

export const GONE = 0xffffffff;

/** Where every surviving document goes and where every new document comes from. */
export interface Renumbering {
  documents: number;
  /** Per input: new number of each document, or GONE. */
  target: Uint32Array[];
  /** Per new document: the input and the number there. */
  from: Uint16Array;
  fromDoc: Uint32Array;
}

/** Interleave the inputs in default order. */
export function* renumber(
  order: readonly ResolvedKey[],
  inputs: readonly MergeInput[],
): Generator<void, Renumbering> {
  const most = inputs.reduce((sum, { data }) => sum + data.documents, 0);
  const target = inputs.map(({ data }) => new Uint32Array(data.documents).fill(GONE));
  const from = new Uint16Array(most);
  const fromDoc = new Uint32Array(most);
  const next = inputs.map((input) => nextLive(input, 0));
  let documents = 0;
  for (;;) {
    let best = -1;
    for (let at = 0; at < inputs.length; at++) {
      const doc = next[at]!;
      if (doc >= inputs[at]!.data.documents) continue;
      if (
        best < 0 ||
        compareDocuments(order, inputs[at]!.data, doc, inputs[best]!.data, next[best]!) < 0
      )
        best = at;
    }
    if (best < 0) break;
    const doc = next[best]!;
    target[best]![doc] = documents;
    from[documents] = best;
    fromDoc[documents] = doc;
    documents++;
    next[best] = nextLive(inputs[best]!, doc + 1);
    if ((documents & 255) === 0) yield;
  }
  return {
    documents,
    target,
    from: from.subarray(0, documents),
    fromDoc: fromDoc.subarray(0, documents),
  };
}

function nextLive({ data, dead }: MergeInput, from: number): number {
  let doc = from;
  if (dead) while (doc < data.documents && hasBit(dead, doc)) doc++;
  return doc;
}
