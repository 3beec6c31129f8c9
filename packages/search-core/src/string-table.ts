/**
 * Strings end to end in one array of UTF-16 units: no object per string, and comparisons agree with
 * JavaScript's own order.
 *
 *     units    b l u e b l u e b i r d c o a c h
 *     offsets  0       4               12        17
 */
export interface StringTable {
  units: Uint16Array;
  /** One more than there are strings. */
  offsets: Uint32Array;
}

/** `unitsHint`: expected length of all strings together; when it is enough, nothing is copied. */
export function stringTableWriter(mostStrings: number, unitsHint = mostStrings * 8) {
  const offsets = new Uint32Array(mostStrings + 1);
  let units = new Uint16Array(Math.max(16, unitsHint));
  let count = 0;
  let used = 0;
  function room(more: number): void {
    if (used + more <= units.length) return;
    const grown = new Uint16Array(Math.max(units.length * 2, used + more));
    grown.set(units.subarray(0, used));
    units = grown;
  }
  return {
    add(text: string): void {
      room(text.length);
      for (let at = 0; at < text.length; at++) units[used + at] = text.charCodeAt(at);
      used += text.length;
      offsets[++count] = used;
    },
    /** Copy one string of another table. */
    copy(from: StringTable, index: number): void {
      const start = from.offsets[index]!;
      const end = from.offsets[index + 1]!;
      room(end - start);
      units.set(from.units.subarray(start, end), used);
      used += end - start;
      offsets[++count] = used;
    },
    finish(): StringTable {
      return { units: units.subarray(0, used), offsets: offsets.subarray(0, count + 1) };
    },
  };
}

export function tableLength(table: StringTable): number {
  return table.offsets.length - 1;
}

export function stringAt(table: StringTable, index: number): string {
  return stringOf(table.units, table.offsets[index]!, table.offsets[index + 1]!);
}

/** Unit by unit: for what is as short as a word, handing over a list of units takes twice as long. */
export function stringOf(units: Uint16Array, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at++) text += String.fromCharCode(units[at]!);
  return text;
}

/** Below, equal or above zero as string `index` sorts before, at or after `text`. */
export function compareAt(table: StringTable, index: number, text: string): number {
  const from = table.offsets[index]!;
  const length = table.offsets[index + 1]! - from;
  const shared = Math.min(length, text.length);
  for (let at = 0; at < shared; at++) {
    const difference = table.units[from + at]! - text.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return length - text.length;
}

/** Compare a string of one table with a string of another. */
export function compareBetween(
  a: StringTable,
  indexA: number,
  b: StringTable,
  indexB: number,
): number {
  const fromA = a.offsets[indexA]!;
  const fromB = b.offsets[indexB]!;
  const lengthA = a.offsets[indexA + 1]! - fromA;
  const lengthB = b.offsets[indexB + 1]! - fromB;
  const shared = Math.min(lengthA, lengthB);
  for (let at = 0; at < shared; at++) {
    const difference = a.units[fromA + at]! - b.units[fromB + at]!;
    if (difference !== 0) return difference;
  }
  return lengthA - lengthB;
}

/** In a sorted table: the first index whose string does not sort before `text`. */
export function lowerBoundText(table: StringTable, text: string): number {
  let low = 0;
  let high = tableLength(table);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareAt(table, middle, text) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** In a sorted table: the place of `text`, or -1. */
export function findText(table: StringTable, text: string): number {
  const at = lowerBoundText(table, text);
  return at < tableLength(table) && compareAt(table, at, text) === 0 ? at : -1;
}

/** In a sorted table: the range [from, to) of strings that begin with `prefix`. */
export function prefixRange(table: StringTable, prefix: string): { from: number; to: number } {
  const from = lowerBoundText(table, prefix);
  let low = from;
  let high = tableLength(table);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (startsWith(table, middle, prefix)) low = middle + 1;
    else high = middle;
  }
  return { from, to: low };
}

function startsWith(table: StringTable, index: number, prefix: string): boolean {
  const from = table.offsets[index]!;
  if (table.offsets[index + 1]! - from < prefix.length) return false;
  for (let at = 0; at < prefix.length; at++) {
    if (table.units[from + at] !== prefix.charCodeAt(at)) return false;
  }
  return true;
}
