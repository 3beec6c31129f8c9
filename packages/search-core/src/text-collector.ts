import { fold } from './fold.ts';
import { type GrowableList, growableList } from './growable.ts';
import { type PairTable, pairTable, takesPartInPairs } from './pairs.ts';
import { fillRows, type Rows } from './rows.ts';
import type { StringTable } from './string-table.ts';
import { termTable } from './term-table.ts';
import { emitTerms } from './tokenize.ts';
import { scanWords } from './words.ts';

/** Per document a run of row numbers in one long list; turned into rows once the order is known. */
interface Forward {
  entries: GrowableList;
  ends: GrowableList;
}

/** Collects the terms and pairs of documents in the order they come in. */
export interface TextCollector {
  addField(text: string, isHead: boolean): void;
  endDocument(): void;
  /** `order[doc]` is the place in which the document came in. */
  finish(order: Uint32Array): { terms: StringTable; head: Rows; any: Rows; pairs: PairTable };
}

const PAIR_BASE = 2 ** 26;

export function textCollector(): TextCollector {
  const table = termTable();
  const pairOf = new Map<number, number>();
  const pairable: boolean[] = [];
  const pairKeys: number[] = [];
  // The last document each term or pair was written for, so that every row has it once.
  const lastAny: number[] = [];
  const lastHead: number[] = [];
  const lastPair: number[] = [];
  const any: Forward = { entries: growableList(), ends: growableList() };
  const head: Forward = { entries: growableList(), ends: growableList() };
  const pairs: Forward = { entries: growableList(), ends: growableList() };
  let document = 0;
  let isHeadField = false;
  /** Pairable terms of the field so far: those that end at a position, by position. */
  let endingAt: number[][] = [];
  let startingAt: number[][] = [];

  function intern(name: string): number {
    const number = table.intern(name);
    if (number === pairable.length) {
      pairable.push(takesPartInPairs(name));
      lastAny.push(-1);
      lastHead.push(-1);
    }
    return number;
  }

  function emit(name: string, start: number, end: number): void {
    const term = intern(name);
    if (lastAny[term] !== document) {
      lastAny[term] = document;
      any.entries.push(term);
    }
    if (!isHeadField) return;
    if (lastHead[term] !== document) {
      lastHead[term] = document;
      head.entries.push(term);
    }
    if (!pairable[term]) return;
    (endingAt[end] ??= []).push(term);
    (startingAt[start] ??= []).push(term);
  }

  function addPair(first: number, second: number): void {
    const key = first * PAIR_BASE + second;
    let pair = pairOf.get(key);
    if (pair === undefined) {
      pair = pairKeys.push(key) - 1;
      pairOf.set(key, pair);
      lastPair.push(-1);
    }
    if (lastPair[pair] === document) return;
    lastPair[pair] = document;
    pairs.entries.push(pair);
  }

  return {
    addField(text, isHead) {
      isHeadField = isHead;
      if (isHead) {
        endingAt = [];
        startingAt = [];
      }
      emitTerms(scanWords(fold(text)), emit);
      if (!isHead) return;
      for (let position = 1; position < endingAt.length; position++) {
        const firsts = endingAt[position];
        const seconds = startingAt[position];
        if (!firsts || !seconds) continue;
        for (const first of firsts) for (const second of seconds) addPair(first, second);
      }
    },
    endDocument() {
      document++;
      for (const list of [any, head, pairs]) list.ends.push(list.entries.length);
    },
    finish(order) {
      const { sorted, place } = table.finish();
      return {
        terms: sorted,
        any: toRows(any, place, place.length, order),
        head: toRows(head, place, place.length, order),
        pairs: finishPairs(pairKeys, pairs, place, order),
      };
    },
  };
}

function finishPairs(
  keys: number[],
  forward: Forward,
  place: Uint32Array,
  order: Uint32Array,
): PairTable {
  const firsts = new Uint32Array(keys.length);
  const seconds = new Uint32Array(keys.length);
  const renamed = new Float64Array(keys.length);
  keys.forEach((key, pair) => {
    const first = Math.floor(key / PAIR_BASE);
    renamed[pair] = place[first]! * PAIR_BASE + place[key - first * PAIR_BASE]!;
  });
  const sorted = Uint32Array.from(keys, (_, pair) => pair).sort(
    (a, b) => renamed[a]! - renamed[b]!,
  );
  const pairPlace = new Uint32Array(keys.length);
  sorted.forEach((pair, at) => {
    pairPlace[pair] = at;
    firsts[at] = Math.floor(renamed[pair]! / PAIR_BASE);
    seconds[at] = renamed[pair]! - firsts[at]! * PAIR_BASE;
  });
  return pairTable(firsts, seconds, toRows(forward, pairPlace, keys.length, order));
}

/** Transpose document → entries into entry → documents, in the given document order. */
function toRows(forward: Forward, place: Uint32Array, rowCount: number, order: Uint32Array): Rows {
  const { entries, ends } = forward;
  const lengths = new Uint32Array(rowCount);
  for (let doc = 0; doc < order.length; doc++) {
    const came = order[doc]!;
    const end = ends.at(came);
    for (let at = came === 0 ? 0 : ends.at(came - 1); at < end; at++)
      lengths[place[entries.at(at)]!]!++;
  }
  const filler = fillRows(lengths, order.length);
  for (let doc = 0; doc < order.length; doc++) {
    const came = order[doc]!;
    const end = ends.at(came);
    for (let at = came === 0 ? 0 : ends.at(came - 1); at < end; at++) {
      filler.push(place[entries.at(at)]!, doc);
    }
  }
  return filler.rows;
}
