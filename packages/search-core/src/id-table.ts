import { compareAt, stringAt, type StringTable } from './string-table.ts';
import type { DocId } from './types.ts';

/**
 * Document ids as text with a kind letter in front ("n7", "sB17091"), found through an open-addressed
 * hash table of document numbers. No JavaScript object per document, so it loads from a snapshot.
 */
export interface IdTable {
  keys: StringTable;
  /** Document number + 1, or 0; length a power of two at least twice the number of documents. */
  slots: Uint32Array;
}

/** n, which stands before a number. */
const NUMBER = 110;

export function idKey(id: DocId): string {
  return typeof id === 'number' ? `n${id}` : `s${id}`;
}

export function idOf(key: string): DocId {
  return key.charCodeAt(0) === NUMBER ? Number(key.slice(1)) : key.slice(1);
}

export function idAt({ keys }: IdTable, doc: number): DocId {
  return wholeNumberAt(keys, doc) ?? idOf(stringAt(keys, doc));
}

/** So many digits are exact. */
const MOST_DIGITS = 15;

/** Nearly all ids are whole numbers, which need no text to be read from. */
function wholeNumberAt({ units, offsets }: StringTable, doc: number): number | null {
  const from = offsets[doc]!;
  const to = offsets[doc + 1]!;
  if (units[from] !== NUMBER || to - from - 1 > MOST_DIGITS) return null;
  let value = 0;
  for (let at = from + 1; at < to; at++) {
    const digit = units[at]! - 48;
    if (digit < 0 || digit > 9) return null;
    value = value * 10 + digit;
  }
  return value;
}

/** Order of ids where everything else is equal: numbers by size, then strings by UTF-16 units. */
export function compareIds(a: DocId, b: DocId): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  if (typeof b === 'number') return 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

function hashText(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function hashUnits(units: Uint16Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ units[at]!, 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Keys must be distinct. Yields now and then so that a caller can build it in slices. */
export function* buildIdTable(keys: StringTable): Generator<void, IdTable> {
  const count = keys.offsets.length - 1;
  let size = 4;
  while (size < count * 2) size *= 2;
  const slots = new Uint32Array(size);
  for (let doc = 0; doc < count; doc++) {
    let slot = hashUnits(keys.units, keys.offsets[doc]!, keys.offsets[doc + 1]!) & (size - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (size - 1);
    slots[slot] = doc + 1;
    if ((doc & 1023) === 1023) yield;
  }
  return { keys, slots };
}

/** The document's number, or -1. */
export function findId(table: IdTable, id: DocId): number {
  const key = idKey(id);
  const mask = table.slots.length - 1;
  for (let slot = hashText(key) & mask; table.slots[slot] !== 0; slot = (slot + 1) & mask) {
    const doc = table.slots[slot]! - 1;
    if (compareAt(table.keys, doc, key) === 0) return doc;
  }
  return -1;
}
