import { foldInto, foldRoom } from './fold.ts';
import { forward } from './forward.ts';
import { growTo } from './growable.ts';
import { pairCollector } from './pair-collector.ts';
import { takesPartInPairs } from './pairs.ts';
import { stringOf } from './string-table.ts';
import { termTable } from './term-table.ts';
import { emitWord, wordJoins } from './tokenize.ts';
import { findWords, MAX_WORD_UNITS, wordOf } from './words.ts';
import type { SegmentTerms } from './segment.ts';

/**
 * Collects the terms and pairs of documents in the order they come in. Nearly all words are letters or
 * digits only: they are looked up as they lie in the folded text, and no string is made of them.
 */
export function textCollector() {
  const table = termTable();
  const any = forward();
  const head = forward();
  const pairs = pairCollector();
  const room = foldRoom();
  const named = new Uint16Array(MAX_WORD_UNITS);
  /** Where the words of the field start and end. */
  const froms: number[] = [];
  const ends: number[] = [];
  let pairable = new Uint8Array(64);
  /** Per term the last document it was written for, counted from 1, in any field and in a head field. */
  let last = new Uint32Array(128);
  let known = 0;
  let document = 1;
  let isHeadField = false;

  function add(units: Uint16Array, from: number, to: number, start: number, end: number): void {
    const term = table.intern(units, from, to);
    if (term === known) {
      if (++known > pairable.length) {
        pairable = growTo(pairable, known * 2);
        last = growTo(last, known * 4);
      }
      pairable[term] = takesPartInPairs(stringOf(units, from, to)) ? 1 : 0;
    }
    if (last[term * 2] !== document) {
      last[term * 2] = document;
      any.push(term);
    }
    if (!isHeadField) return;
    if (last[term * 2 + 1] !== document) {
      last[term * 2 + 1] = document;
      head.push(term);
    }
    if (pairable[term] === 1) pairs.addTerm(term, start, end);
  }

  function emit(term: string, start: number, end: number): void {
    for (let at = 0; at < term.length; at++) named[at] = term.charCodeAt(at);
    add(named, 0, term.length, start, end);
  }

  const wordAt = (index: number): string =>
    wordOf(stringOf(room.units, froms[index]!, ends[index]!));
  const joins = wordJoins(wordAt, emit);

  return {
    addField(text: string, isHead: boolean): void {
      isHeadField = isHead;
      foldInto(room, text);
      const { units } = room;
      let index = 0;
      joins.begin();
      findWords(units, room.length, (from, to, connector, isPlain) => {
        froms[index] = from;
        ends[index] = to;
        const { position } = joins;
        let pieces = 1;
        if (isPlain) add(units, from, Math.min(to, from + MAX_WORD_UNITS), position, position + 1);
        else pieces = emitWord(wordAt(index), position, index, emit);
        joins.add(units[from]!, pieces, connector);
        index++;
      });
      if (isHead) pairs.endField();
    },
    endDocument(): void {
      document++;
      any.endDocument();
      head.endDocument();
      pairs.endDocument();
    },
    /** `order[doc]` is the place in which the document came in. To be called once. */
    finish(order: Uint32Array): SegmentTerms {
      const { sorted, place } = table.finish();
      return {
        terms: sorted,
        any: any.finish(place, order),
        head: head.finish(place, order),
        pairs: pairs.finish(place, order),
      };
    },
  };
}
