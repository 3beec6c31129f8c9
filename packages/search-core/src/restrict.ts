import { andInto, andNotInto, type Bits, listBits, takeBits } from './bitset.ts';
import { type DocSet, asBits, bitsSet, EMPTY_SET } from './doc-set.ts';
import type { FieldPlaces } from './field-places.ts';
import { filterBits } from './filter-bits.ts';
import { type DocTest, filterTest } from './filter-test.ts';
import { isLive, listLimit, type LiveSegment } from './live-segment.ts';
import type { Filter, FilterGroup } from './types.ts';

/** The conditions of a request on top of its text. */
export interface Conditions {
  filter: Filter | undefined;
  groups: readonly FilterGroup[];
  /** Fields of which counts are wanted without their own groups. */
  disjunctive: readonly string[];
}

/** Hits, and per disjunctive field the documents that only its own groups may have excluded. */
export interface Restricted {
  hits: DocSet;
  without: Map<string, DocSet>;
}

/** Live documents of `text` (null: all) that satisfy the conditions. */
export function restrict(
  segment: LiveSegment,
  places: FieldPlaces,
  text: DocSet | null,
  conditions: Conditions,
): Restricted {
  if (text?.list && text.size <= listLimit(segment))
    return restrictList(segment, places, text.list, conditions);
  return restrictBits(segment, places, text, conditions);
}

function restrictList(
  segment: LiveSegment,
  places: FieldPlaces,
  list: Uint32Array,
  { filter, groups, disjunctive }: Conditions,
): Restricted {
  const { data } = segment;
  const test: DocTest = filter ? filterTest(data, places, filter) : () => true;
  const based = list.filter((doc) => isLive(segment, doc) && test(doc));
  if (groups.length === 0) return { hits: listOf(based), without: new Map() };
  const tests = groups.map((group) => filterTest(data, places, group.filter));
  const passing = (ignored: string | null): DocSet =>
    listOf(
      based.filter((doc) =>
        tests.every((inGroup, at) => groups[at]!.field === ignored || inGroup(doc)),
      ),
    );
  return {
    hits: passing(null),
    without: new Map(own(groups, disjunctive).map((field) => [field, passing(field)])),
  };
}

function restrictBits(
  segment: LiveSegment,
  places: FieldPlaces,
  text: DocSet | null,
  { filter, groups, disjunctive }: Conditions,
): Restricted {
  const { data, dead, pool } = segment;
  let based: DocSet = { bits: data.all, list: null, size: data.documents };
  if (text) based = text.bits ? text : { bits: asBits(text, pool), list: null, size: text.size };
  if (dead) {
    const out = takeBits(pool);
    based = { bits: out, list: null, size: andNotInto(out, based.bits!, dead) };
  }
  if (filter) based = both(segment, based, filterBits(segment, places, filter));
  const sets = groups.map((group) => filterBits(segment, places, group.filter));
  const passing = (ignored: string | null): DocSet => {
    let result = based;
    sets.forEach((set, at) => {
      if (groups[at]!.field !== ignored) result = both(segment, result, set);
    });
    return result;
  };
  const hits = compact(segment, passing(null));
  return {
    hits,
    without: new Map(
      own(groups, disjunctive).map((field) => [field, compact(segment, passing(field))]),
    ),
  };
}

function own(groups: readonly FilterGroup[], disjunctive: readonly string[]): string[] {
  return disjunctive.filter((field) => groups.some((group) => group.field === field));
}

function both(segment: LiveSegment, set: DocSet, bits: Bits): DocSet {
  if (bits === segment.data.all) return set;
  if (set.bits === segment.data.all) return bitsSet(bits);
  const out = takeBits(segment.pool);
  return { bits: out, list: null, size: andInto(out, set.bits!, bits) };
}

/** Few documents as a list, which is cheaper from here on. */
function compact(segment: LiveSegment, set: DocSet): DocSet {
  if (set.size === 0) return EMPTY_SET;
  if (set.size > listLimit(segment)) return set;
  const list = new Uint32Array(set.size);
  listBits(set.bits!, list, 0);
  return listOf(list);
}

function listOf(list: Uint32Array): DocSet {
  return { bits: null, list, size: list.length };
}
