import { growTo, release } from './growable.ts';
import { orderedTerms } from './ordered-terms.ts';
import type { StringTable } from './string-table.ts';

const MOST_RECENT = 1 << 14;

/**
 * Numbers words in the order they are first seen: an open-addressed hash table over words laid end to
 * end. A build of a million listings meets two million words; as JavaScript strings in a Map they
 * would be most of its memory.
 */
export function termTable() {
  let slots = new Uint32Array(256);
  let hashes = new Uint32Array(128);
  let offsets = new Uint32Array(129);
  let units = new Uint16Array(1024);
  /** Words seen lately by the end of their hash: the slots of all are too many to stay near the processor. */
  let recent = new Uint32Array(64);
  let size = 0;

  function isAt(number: number, word: Uint16Array, from: number, length: number): boolean {
    const start = offsets[number]!;
    if (offsets[number + 1]! - start !== length) return false;
    for (let at = 0; at < length; at++) if (units[start + at] !== word[from + at]) return false;
    return true;
  }

  /** Double the table: slots are always at most half full. */
  function grow(): void {
    hashes = growTo(hashes, hashes.length * 2);
    offsets = growTo(offsets, hashes.length + 1);
    release(slots);
    slots = new Uint32Array(hashes.length * 2);
    if (recent.length < MOST_RECENT) {
      release(recent);
      recent = new Uint32Array(recent.length * 2);
    }
    const mask = slots.length - 1;
    for (let number = 0; number < size; number++) {
      let slot = hashes[number]! & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    }
  }

  return {
    get size() {
      return size;
    },
    /** The number of the word at [from, to); a new one, `size` of before, when it was not seen before. */
    intern(word: Uint16Array, from: number, to: number): number {
      let hash = 0x811c9dc5;
      for (let at = from; at < to; at++) hash = Math.imul(hash ^ word[at]!, 0x01000193);
      hash = (hash ^ (hash >>> 15)) >>> 0;
      const length = to - from;
      const place = hash & (recent.length - 1);
      const candidate = recent[place]! - 1;
      if (candidate >= 0 && isAt(candidate, word, from, length)) return candidate;
      const mask = slots.length - 1;
      let slot = hash & mask;
      for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
        const number = slots[slot]! - 1;
        if (hashes[number] !== hash || !isAt(number, word, from, length)) continue;
        recent[place] = number + 1;
        return number;
      }
      const start = offsets[size]!;
      if (start + length > units.length) units = growTo(units, (units.length + length) * 2);
      for (let at = 0; at < length; at++) units[start + at] = word[from + at]!;
      hashes[size] = hash;
      slots[slot] = size + 1;
      offsets[size + 1] = start + length;
      size++;
      if (size === hashes.length) grow();
      return size - 1;
    },
    /** The words in sorted order, and per number its place there. To be called once. */
    finish(): { sorted: StringTable; place: Uint32Array } {
      for (const array of [hashes, slots, recent]) release(array);
      const order = orderedTerms(units, offsets, size);
      const sorted = { units: new Uint16Array(offsets[size]!), offsets: new Uint32Array(size + 1) };
      const place = new Uint32Array(size);
      let used = 0;
      for (let at = 0; at < size; at++) {
        const number = order[at]!;
        place[number] = at;
        for (let from = offsets[number]!; from < offsets[number + 1]!; from++)
          sorted.units[used++] = units[from]!;
        sorted.offsets[at + 1] = used;
      }
      for (const array of [units, offsets]) release(array);
      return { sorted, place };
    },
  };
}
