/**
 * Numbers of things (documents, terms, pairs) put in the order of a key that each of them has, in place
 * and stably, so that an order by several keys is made by the last one first. Many are sorted by
 * counting, digit by digit: comparing a million of them takes ten times as long.
 */

/** So few are compared: counting has to go through all its digits. */
const FEW = 1024;
const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;

/** Ascending; `keys[item]` is the key of an item, `spare` room for as many items. */
export function orderByWhole(
  items: Uint32Array,
  keys: Uint32Array,
  spare = new Uint32Array(items.length <= FEW ? 0 : items.length),
): void {
  if (items.length <= FEW) {
    items.sort((a, b) => keys[a]! - keys[b]!);
    return;
  }
  let from: Uint32Array = items;
  let to: Uint32Array = spare.subarray(0, items.length);
  for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
    const starts = new Uint32Array(DIGITS + 1);
    for (let at = 0; at < from.length; at++)
      starts[((keys[from[at]!]! >>> shift) & (DIGITS - 1)) + 1]!++;
    // All have the same digit here.
    if (starts.includes(from.length)) continue;
    for (let digit = 1; digit < DIGITS; digit++) starts[digit]! += starts[digit - 1]!;
    for (let at = 0; at < from.length; at++) {
      const item = from[at]!;
      to[starts[(keys[item]! >>> shift) & (DIGITS - 1)]!++] = item;
    }
    [from, to] = [to, from];
  }
  if (from !== items) items.set(from);
}

/** Unknown (NaN) last in both directions; 0 when equal. Strings by UTF-16 units. */
export function compareKnownFirst<Key extends number | string>(
  a: Key,
  b: Key,
  descending: boolean,
): number {
  if (a === b) return 0;
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : 1;
  if (Number.isNaN(b)) return -1;
  return descending === a > b ? -1 : 1;
}

/** By numbers, the unknown (NaN) last in both directions; `values[item]` is the number of an item. */
export function orderByNumber(items: Uint32Array, values: Float64Array, descending: boolean): void {
  if (items.length <= FEW) {
    items.sort((a, b) => compareKnownFirst(values[a]!, values[b]!, descending));
    return;
  }
  const spare = new Uint32Array(items.length);
  const { low, high } = bitsInOrder(values, descending);
  orderByWhole(items, low, spare);
  orderByWhole(items, high, spare);
}

/** The halves of whole numbers that stand to each other as the values do. */
function bitsInOrder(
  values: Float64Array,
  descending: boolean,
): { low: Uint32Array; high: Uint32Array } {
  const low = new Uint32Array(values.length);
  const high = new Uint32Array(values.length);
  const one = new Float64Array(1);
  const halves = new Uint32Array(one.buffer);
  for (let item = 0; item < values.length; item++) {
    // Adding zero makes both zeros one.
    one[0] = values[item]! + 0;
    const isNegative = halves[1]! >>> 31 === 1;
    if (Number.isNaN(one[0])) low[item] = high[item] = 0xffffffff;
    else {
      low[item] = isNegative === descending ? halves[0]! : ~halves[0]!;
      high[item] = isNegative === descending ? halves[1]! : ~halves[1]!;
      high[item]! ^= isNegative ? 0 : 0x80000000;
    }
  }
  return { low, high };
}
