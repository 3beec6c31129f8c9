import { hasBit } from './bitset.ts';
import { compareIds, idAt } from './id-table.ts';
import { compareKnownFirst } from './order-by.ts';
import type { SegmentData } from './segment.ts';
import type { Schema } from './types.ts';

/** One key of the default order, resolved to a column. */
export interface ResolvedKey {
  kind: 'number' | 'flag';
  column: number;
  descending: boolean;
}

export function resolveOrder(schema: Schema): ResolvedKey[] {
  return schema.defaultOrder.map(({ field, direction }) => {
    const number = schema.numbers.findIndex((other) => other.name === field);
    return {
      kind: number >= 0 ? 'number' : 'flag',
      column: number >= 0 ? number : schema.flags.findIndex((other) => other.name === field),
      descending: direction === 'desc',
    };
  });
}

function keyValue(segment: SegmentData, key: ResolvedKey, doc: number): number {
  if (key.kind === 'number') return segment.numbers[key.column]!.values[doc]!;
  const flag = segment.flags[key.column]!;
  return hasBit(flag.truth, doc) ? 1 : hasBit(flag.known, doc) ? 0 : Number.NaN;
}

/** The default order between documents of any two segments; total, because ids are distinct. */
export function compareDocuments(
  order: readonly ResolvedKey[],
  a: SegmentData,
  docA: number,
  b: SegmentData,
  docB: number,
): number {
  if (a === b) return docA - docB;
  for (const key of order) {
    const result = compareKnownFirst(
      keyValue(a, key, docA),
      keyValue(b, key, docB),
      key.descending,
    );
    if (result !== 0) return result;
  }
  return compareIds(idAt(a.ids, docA), idAt(b.ids, docB));
}
