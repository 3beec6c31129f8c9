import { andInto, type Bits, orInto, setBit, takeBits, takeZeroBits } from './bitset.ts';
import { chordOfMiles, pointVector, setNearBits } from './distance.ts';
import { orSetInto } from './doc-set.ts';
import { findValue } from './facet-column.ts';
import type { FieldPlaces } from './field-places.ts';
import { filterTest } from './filter-test.ts';
import type { LiveSegment } from './live-segment.ts';
import { rangeBits, rankRange } from './number-column.ts';
import { rowSet } from './rows.ts';
import type { Filter } from './types.ts';

/** Documents that satisfy a filter. The result may be a view of the index: read it only. */
export function filterBits(segment: LiveSegment, places: FieldPlaces, filter: Filter): Bits {
  const { data, pool } = segment;
  if ('and' in filter) {
    const parts = filter.and.map((part) => filterBits(segment, places, part));
    return parts.length === 0
      ? data.all
      : combine(parts, (out, a, b) => andInto(out, a, b), segment);
  }
  if ('or' in filter) {
    const parts = filter.or.map((part) => filterBits(segment, places, part));
    return parts.length === 0 ? takeZeroBits(pool) : combine(parts, orInto, segment);
  }
  if ('not' in filter) {
    const inner = filterBits(segment, places, filter.not);
    const out = takeBits(pool);
    for (let word = 0; word < out.length; word++) out[word] = data.all[word]! & ~inner[word]!;
    return out;
  }
  if ('facet' in filter) return valueBits(segment, places.facets.get(filter.facet), filter.value);
  if ('number' in filter) {
    const column = data.numbers[places.numbers.get(filter.number) ?? -1];
    if (!column) return takeZeroBits(pool);
    const { from, to } = rankRange(column, filter);
    return from === 0 && to === column.order.length
      ? column.known
      : rangeBits(column, from, to, pool);
  }
  if ('flag' in filter) {
    const flag = data.flags[places.flags.get(filter.flag) ?? -1];
    if (!flag) return takeZeroBits(pool);
    if (filter.is) return flag.truth;
    const out = takeBits(pool);
    for (let word = 0; word < out.length; word++)
      out[word] = flag.known[word]! & ~flag.truth[word]!;
    return out;
  }
  if ('within' in filter) {
    const out = takeZeroBits(pool);
    if (data.geo)
      setNearBits(data.geo, pointVector(filter.within), chordOfMiles(filter.miles), out);
    return out;
  }
  if ('text' in filter) {
    const out = takeZeroBits(pool);
    const test = filterTest(data, places, filter);
    for (let doc = 0; doc < data.documents; doc++) if (test(doc)) setBit(out, doc);
    return out;
  }
  return knownBits(segment, places, filter.known);
}

function combine(
  parts: readonly Bits[],
  step: (out: Bits, a: Bits, b: Bits) => void,
  segment: LiveSegment,
): Bits {
  if (parts.length === 1) return parts[0]!;
  const out = takeBits(segment.pool);
  step(out, parts[0]!, parts[1]!);
  for (let at = 2; at < parts.length; at++) step(out, out, parts[at]!);
  return out;
}

function valueBits(segment: LiveSegment, facet: number | undefined, value: string): Bits {
  const column = segment.data.facets[facet ?? -1];
  const place = column ? findValue(column.values, value) : -1;
  if (!column || place < 0) return takeZeroBits(segment.pool);
  const set = rowSet(column.rows, place);
  if (set.bits) return set.bits;
  const out = takeZeroBits(segment.pool);
  orSetInto(out, set);
  return out;
}

function knownBits(segment: LiveSegment, places: FieldPlaces, field: string): Bits {
  const { data, pool } = segment;
  const column =
    data.facets[places.facets.get(field) ?? -1] ??
    data.numbers[places.numbers.get(field) ?? -1] ??
    data.flags[places.flags.get(field) ?? -1];
  return column?.known ?? takeZeroBits(pool);
}
