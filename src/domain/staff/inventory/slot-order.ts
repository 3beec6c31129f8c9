type Key = number | string | null;

/**
 * Slots of the rows by key, unknown last, ties by id. Keys are read once: a comparison that builds
 * its keys anew would cost more than the sort.
 */
export function sortedSlots<Row extends { id: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Uint32Array {
  const keys = rows.map(keyOf);
  return Uint32Array.from(rows.keys()).sort((a, b) =>
    compare(keys[a]!, rows[a]!.id, keys[b]!, rows[b]!.id),
  );
}

/** The order with the changed slots taken out and put in again where they belong now. */
export function insertSorted<Row extends { id: number }>(
  rows: readonly Row[],
  order: Uint32Array,
  changed: ReadonlySet<number>,
  keyOf: (row: Row) => Key,
): Uint32Array {
  const entering = [...changed].sort((a, b) =>
    compare(keyOf(rows[a]!), rows[a]!.id, keyOf(rows[b]!), rows[b]!.id),
  );
  const merged = new Uint32Array(rows.length);
  let size = 0;
  let next = 0;
  for (const slot of order) {
    if (changed.has(slot)) continue;
    const key = next < entering.length ? keyOf(rows[slot]!) : null;
    while (next < entering.length) {
      const entrant = rows[entering[next]!]!;
      if (compare(keyOf(entrant), entrant.id, key, rows[slot]!.id) > 0) break;
      merged[size++] = entering[next++]!;
    }
    merged[size++] = slot;
  }
  while (next < entering.length) merged[size++] = entering[next++]!;
  return merged.subarray(0, size);
}

function compare(a: Key, aId: number, b: Key, bId: number): number {
  if (a === b) return aId - bId;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}
