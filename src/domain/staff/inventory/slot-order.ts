export type Key = number | string | null;

/** What an order is made of: rows lie in slots, each with an id and a key of the column. */
export interface Sortable {
  readonly size: number;
  idOf(slot: number): number;
  keyOf(slot: number): Key;
}

/**
 * Writes the slots of all rows into `order` by key, unknown last, ties by id. Only the different keys
 * are sorted, which are few in most columns; the rows are then dealt out by the rank of their key.
 */
export function sortSlots({ size, idOf, keyOf }: Sortable, order: Uint32Array): void {
  const numbers = new Map<Key, number>();
  const keyNumbers = new Uint32Array(size);
  for (let slot = 0; slot < size; slot++) {
    const key = keyOf(slot);
    let number = numbers.get(key);
    if (number === undefined) numbers.set(key, (number = numbers.size));
    keyNumbers[slot] = number;
  }
  const ranks = new Uint32Array(numbers.size);
  [...numbers]
    .sort(([a], [b]) => compareKeys(a, b))
    .forEach(([, number], rank) => {
      ranks[number] = rank;
    });
  const starts = new Uint32Array(numbers.size + 1);
  for (const number of keyNumbers) starts[ranks[number]! + 1]!++;
  for (let rank = 1; rank < starts.length; rank++) starts[rank]! += starts[rank - 1]!;
  for (const slot of slotsById(size, idOf)) order[starts[ranks[keyNumbers[slot]!]!]!++] = slot;
}

function slotsById(size: number, idOf: Sortable['idOf']): Uint32Array {
  const slots = new Uint32Array(size);
  let inOrder = true;
  for (let slot = 0; slot < size; slot++) {
    slots[slot] = slot;
    if (slot > 0 && idOf(slot - 1) > idOf(slot)) inOrder = false;
  }
  return inOrder ? slots : slots.sort((a, b) => idOf(a) - idOf(b));
}

/**
 * Takes the changed slots out of the first `length` of the order and puts them in where they belong
 * now; new ones as well. In place: arrays of this size, made anew, set off the collection of a large
 * heap. Places are found by halving, from the end, so each part of the order moves once.
 *
 * @param marks a byte a slot, all 0; they are again afterwards
 */
export function moveSlots(
  { idOf, keyOf }: Sortable,
  order: Uint32Array,
  length: number,
  changed: ReadonlySet<number>,
  marks: Uint8Array,
): void {
  for (const slot of changed) marks[slot] = 1;
  let kept = 0;
  for (let at = 0; at < length; at++) {
    const slot = order[at]!;
    if (marks[slot] === 0) order[kept++] = slot;
  }
  const comesBefore = (a: number, b: number) => compare(keyOf(a), idOf(a), keyOf(b), idOf(b));
  const entrants = [...changed].sort((a, b) => comesBefore(b, a));
  let end = kept;
  let free = kept + entrants.length;
  for (const entrant of entrants) {
    marks[entrant] = 0;
    const place = firstWhere(0, end, (at) => comesBefore(order[at]!, entrant) > 0);
    order.copyWithin(free - (end - place), place, end);
    free -= end - place + 1;
    order[free] = entrant;
    end = place;
  }
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
