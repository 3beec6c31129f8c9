import { fold } from './fold.ts';
import { forward } from './forward.ts';
import { growTo } from './growable.ts';
import { pairCollector } from './pair-collector.ts';
import { type PairTable, takesPartInPairs } from './pairs.ts';
import type { Rows } from './rows.ts';
import type { StringTable } from './string-table.ts';
import { termTable } from './term-table.ts';
import { emitWord, wordJoins } from './tokenize.ts';
import { type KnownWord, wordMemo } from './word-memo.ts';
import { findWords } from './words.ts';

/** Collects the terms and pairs of documents in the order they come in. */
export interface TextCollector {
  addField(text: string, isHead: boolean): void;
  endDocument(): void;
  /** `order[doc]` is the place in which the document came in. To be called once. */
  finish(order: Uint32Array): { terms: StringTable; head: Rows; any: Rows; pairs: PairTable };
}

export function textCollector(): TextCollector {
  const table = termTable();
  const any = forward();
  const head = forward();
  const pairs = pairCollector();
  let pairable = new Uint8Array(64);
  /** Per term the last document it was written for, counted from 1, in any field and in a head field. */
  let last = new Uint32Array(128);
  let known = 0;
  let document = 1;
  let isHeadField = false;

  function intern(name: string): number {
    const term = table.intern(name);
    if (term === known) {
      if (++known > pairable.length) {
        pairable = growTo(pairable, known * 2);
        last = growTo(last, known * 4);
      }
      pairable[term] = takesPartInPairs(name) ? 1 : 0;
    }
    return term;
  }

  function add(term: number, start: number, end: number): void {
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

  function read(raw: string, text: string): KnownWord {
    const terms: number[] = [];
    const starts: number[] = [];
    const ends: number[] = [];
    const pieces = emitWord(text, 0, 0, (term, start, end) => {
      terms.push(intern(term));
      starts.push(start);
      ends.push(end);
    });
    return { raw, text, pieces, terms, starts, ends };
  }

  const memo = wordMemo(read);
  const joins = wordJoins((term, start, end) => add(intern(term), start, end));

  return {
    addField(text, isHead) {
      isHeadField = isHead;
      joins.begin();
      const folded = fold(text);
      findWords(folded, (from, to, connector) => {
        const word = memo.at(folded, from, to);
        const { terms, starts, ends } = word;
        const { position } = joins;
        for (let at = 0; at < terms.length; at++)
          add(terms[at]!, position + starts[at]!, position + ends[at]!);
        joins.add(word.text, word.pieces, connector);
      });
      if (isHead) pairs.endField();
    },
    endDocument() {
      document++;
      any.endDocument();
      head.endDocument();
      pairs.endDocument();
    },
    finish(order) {
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
