import { assembleSegment, type SegmentParts } from './assemble.ts';
import type { ResolvedKey } from './default-order.ts';
import {
  mergeFacet,
  mergeFlags,
  mergeGeo,
  mergeIds,
  mergeNumbers,
  mergeTexts,
} from './merge-columns.ts';
import { type MergeInput, renumber } from './merge-order.ts';
import { mergeTerms } from './merge-rows.ts';
import type { SegmentData } from './segment.ts';

export interface Merged {
  data: SegmentData;
  /** Per input: new number of each document, or GONE; for deletions that came in meanwhile. */
  target: Uint32Array[];
}

/**
 * Merge segments into one without the documents' text: rows, columns and dictionaries are carried
 * over. A generator that yields at least about every quarter of a millisecond; whoever drives it
 * decides how long to go on. Inputs stay untouched and searchable.
 */
export function* mergeSegments(
  order: readonly ResolvedKey[],
  inputs: readonly MergeInput[],
): Generator<void, Merged> {
  const plan = yield* renumber(order, inputs);
  const [shape] = inputs;
  const data = shape!.data;
  const { terms, head, any, pairs } = yield* mergeTerms(inputs, plan);
  const parts: SegmentParts = {
    documents: plan.documents,
    idKeys: yield* mergeIds(inputs, plan),
    terms,
    head,
    any,
    pairs,
    texts: [],
    facets: [],
    numbers: [],
    flags: [],
    geo: yield* mergeGeo(inputs, plan),
  };
  for (let field = 0; field < data.texts.length; field++)
    parts.texts.push(yield* mergeTexts(inputs, plan, field));
  for (let field = 0; field < data.facets.length; field++)
    parts.facets.push(yield* mergeFacet(inputs, plan, field));
  for (let field = 0; field < data.numbers.length; field++)
    parts.numbers.push(yield* mergeNumbers(inputs, plan, field));
  for (let field = 0; field < data.flags.length; field++)
    parts.flags.push(yield* mergeFlags(inputs, plan, field));
  return { data: yield* assembleSegment(parts), target: plan.target };
}
