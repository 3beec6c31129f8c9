type Key = number | string | null;

/**
 * Slots of the rows by key, unknown last, ties by id. Only the different keys are sorted, which are
 * few in most columns; the rows are then dealt out by the rank of their key.
 */
export function sortedSlots<Row extends { id: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Uint32Array {
  const numbers = new Map<Key, number>();
  const keyNumbers = new Uint32Array(rows.length);
  rows.forEach((row, slot) => {
    const key = keyOf(row);
    let number = numbers.get(key);
    if (number === undefined) numbers.set(key, (number = numbers.size));
    keyNumbers[slot] = number;
  });
  const ranks = new Uint32Array(numbers.size);
  [...numbers]
    .sort(([a], [b]) => compareKeys(a, b))
    .forEach(([, number], rank) => {
      ranks[number] = rank;
    });
  const starts = new Uint32Array(numbers.size + 1);
  for (const number of keyNumbers) starts[ranks[number]! + 1]!++;
  for (let rank = 1; rank < starts.length; rank++) starts[rank]! += starts[rank - 1]!;
  const order = new Uint32Array(rows.length);
  for (const slot of slotsById(rows)) order[starts[ranks[keyNumbers[slot]!]!]!++] = slot;
  return order;
}

function slotsById(rows: readonly { id: number }[]): Uint32Array {
  const slots = Uint32Array.from(rows.keys());
  const inOrder = rows.every((row, slot) => slot === 0 || rows[slot - 1]!.id < row.id);
  return inOrder ? slots : slots.sort((a, b) => rows[a]!.id - rows[b]!.id);
}

/**
 * The order with the changed slots taken out and put in again where they belong now. Places are found
 * by halving, so only a few rows are looked at however long the order is.
 */
export function insertSorted<Row extends { id: number }>(
  rows: readonly Row[],
  order: Uint32Array,
  changed: ReadonlySet<number>,
  keyOf: (row: Row) => Key,
): Uint32Array {
  const moving = new Uint8Array(rows.length);
  for (const slot of changed) moving[slot] = 1;
  const kept = order.filter((slot) => moving[slot] === 0);
  const before = (a: number, b: number) =>
    compare(keyOf(rows[a]!), rows[a]!.id, keyOf(rows[b]!), rows[b]!.id);
  const merged = new Uint32Array(kept.length + changed.size);
  let copied = 0;
  let size = 0;
  for (const entrant of [...changed].sort(before)) {
    const place = firstWhere(copied, kept.length, (at) => before(kept[at]!, entrant) > 0);
    merged.set(kept.subarray(copied, place), size);
    size += place - copied;
    copied = place;
    merged[size++] = entrant;
  }
  merged.set(kept.subarray(copied), size);
  return merged;
}

/** The first index from `low` up to `high` where the test holds; it holds for all after it. */
export function firstWhere(low: number, high: number, test: (at: number) => boolean): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (test(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

function compare(a: Key, aId: number, b: Key, bId: number): number {
  return a === b ? aId - bId : compareKeys(a, b);
}

function compareKeys(a: Key, b: Key): number {
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}
