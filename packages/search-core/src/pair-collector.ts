import { forward } from './forward.ts';
import { growTo } from './growable.ts';
import { orderByWhole } from './order-by.ts';
import { type PairTable, pairTable } from './pairs.ts';

const FIRST_PAIRS = 64;

/** Collects the pairs of neighbouring terms of documents in the order they come in. */
export function pairCollector() {
  const documents = forward();
  // The field's terms, those that end at a piece and those that start there as chains; 0: none.
  let terms = new Uint32Array(16);
  let nextEnding = new Uint32Array(16);
  let nextStarting = new Uint32Array(16);
  let ending = new Uint32Array(16);
  let starting = new Uint32Array(16);
  let termCount = 0;
  let pieces = 0;
  // Numbers of pairs in the order they are first seen, found through an open-addressed table.
  let slots = new Uint32Array(FIRST_PAIRS * 2);
  let firsts = new Uint32Array(FIRST_PAIRS);
  let seconds = new Uint32Array(FIRST_PAIRS);
  /** The last document of each, counted from 1, so that every row has it once. */
  let last = new Uint32Array(FIRST_PAIRS);
  let pairs = 0;
  let document = 1;

  function slotOf(first: number, second: number): number {
    const mask = slots.length - 1;
    const mixed = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
    let slot = (mixed ^ (mixed >>> 15)) & mask;
    for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
      const pair = slots[slot]! - 1;
      if (firsts[pair] === first && seconds[pair] === second) break;
    }
    return slot;
  }

  function grow(): void {
    firsts = growTo(firsts, pairs * 2);
    seconds = growTo(seconds, pairs * 2);
    last = growTo(last, pairs * 2);
    slots = new Uint32Array(pairs * 4);
    for (let pair = 0; pair < pairs; pair++)
      slots[slotOf(firsts[pair]!, seconds[pair]!)] = pair + 1;
  }

  function addPair(first: number, second: number): void {
    if (pairs === firsts.length) grow();
    const slot = slotOf(first, second);
    if (slots[slot] === 0) {
      firsts[pairs] = first;
      seconds[pairs] = second;
      slots[slot] = ++pairs;
    }
    const pair = slots[slot]! - 1;
    if (last[pair] === document) return;
    last[pair] = document;
    documents.push(pair);
  }

  return {
    /** A term of the present field, with the pieces where it starts and ends. */
    addTerm(term: number, start: number, end: number): void {
      const number = ++termCount;
      if (number >= terms.length) {
        terms = growTo(terms, number * 2);
        nextEnding = growTo(nextEnding, number * 2);
        nextStarting = growTo(nextStarting, number * 2);
      }
      if (end >= ending.length) {
        ending = growTo(ending, end * 2);
        starting = growTo(starting, end * 2);
      }
      terms[number] = term;
      nextEnding[number] = ending[end]!;
      ending[end] = number;
      nextStarting[number] = starting[start]!;
      starting[start] = number;
      if (end > pieces) pieces = end;
    },
    /** Notes which of the field's terms stood next to each other. */
    endField(): void {
      for (let piece = 1; piece < pieces; piece++) {
        for (let before = ending[piece]!; before !== 0; before = nextEnding[before]!)
          for (let after = starting[piece]!; after !== 0; after = nextStarting[after]!)
            addPair(terms[before]!, terms[after]!);
      }
      ending.fill(0, 0, pieces + 1);
      starting.fill(0, 0, pieces + 1);
      termCount = pieces = 0;
    },
    endDocument(): void {
      document++;
      documents.endDocument();
    },
    /** `place[term]` is where a term stands in sorted order. To be called once. */
    finish(place: Uint32Array, order: Uint32Array): PairTable {
      const sorted = Uint32Array.from({ length: pairs }, (_, pair) => pair);
      for (const given of [seconds, firsts]) {
        for (let pair = 0; pair < pairs; pair++) given[pair] = place[given[pair]!]!;
        orderByWhole(sorted, given);
      }
      const at = new Uint32Array(pairs);
      sorted.forEach((pair, to) => (at[pair] = to));
      return pairTable(
        sorted.map((pair) => firsts[pair]!),
        sorted.map((pair) => seconds[pair]!),
        documents.finish(at, order),
      );
    },
  };
}
