import { LONGEST_NUMBERED } from './pairs.ts';
import { classOf, LETTER, MAX_WORD_UNITS, wordAt } from './words.ts';

/** What a word is found by, read once: the same wherever the word stands. */
export interface KnownWord {
  /** As it stands in the folded text. */
  raw: string;
  text: string;
  pieces: number;
  /** Numbers of its terms, and where they start and end, in pieces from the word's beginning. */
  terms: readonly number[];
  starts: readonly number[];
  ends: readonly number[];
}

export interface WordMemo {
  /** The word at [from, to) of a folded text. */
  at(folded: string, from: number, to: number): KnownWord;
}

const FIRST_SLOTS = 64;
const MOST_SLOTS = 1 << 16;

/**
 * Remembers the words of a language, as many as there are places: a text is made of the same few
 * thousand again and again. Stock numbers, mileages and whatever is too long to be a word come once and
 * are read anew each time.
 */
export function wordMemo(read: (raw: string, text: string) => KnownWord): WordMemo {
  let slots = emptySlots(FIRST_SLOTS);
  let filled = 0;

  function grow(): void {
    const before = slots;
    slots = emptySlots(before.length * 4);
    filled = 0;
    for (const known of before) {
      if (!known) continue;
      filled++;
      slots[hashOf(known.raw, 0, known.raw.length) & (slots.length - 1)] = known;
    }
  }

  return {
    at(folded, from, to) {
      const length = to - from;
      if (length > MAX_WORD_UNITS || (length > LONGEST_NUMBERED && !isLetters(folded, from, to)))
        return read(folded.slice(from, to), wordAt(folded, from, to));
      const slot = hashOf(folded, from, to) & (slots.length - 1);
      const known = slots[slot];
      if (known && standsAt(known.raw, folded, from, length)) return known;
      const fresh = read(folded.slice(from, to), wordAt(folded, from, to));
      slots[slot] = fresh;
      if (known === undefined && ++filled * 2 > slots.length && slots.length < MOST_SLOTS) grow();
      return fresh;
    },
  };
}

const emptySlots = (length: number): (KnownWord | undefined)[] =>
  Array.from({ length }, () => undefined);

function isLetters(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (classOf(text.charCodeAt(at)) !== LETTER) return false;
  return true;
}

function standsAt(word: string, text: string, from: number, length: number): boolean {
  if (word.length !== length) return false;
  for (let at = 0; at < length; at++)
    if (word.charCodeAt(at) !== text.charCodeAt(from + at)) return false;
  return true;
}

function hashOf(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
