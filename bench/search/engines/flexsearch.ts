import flexsearch from 'flexsearch';
import { columns } from '../columns.ts';
import { allText, type Engine, termsOf, wordsOf } from '../engine.ts';

const ALL = 10_000_000;

/** It treats every word as a prefix and has no edit distance; misspelt queries find what they find. */
export function flexSearch(): Engine {
  const table = columns();
  let size = 0;
  let reading = termsOf;
  const index = new flexsearch.Index({
    tokenize: 'forward',
    encode: (text: string) => reading(text),
  });
  return {
    build(listings) {
      for (const listing of listings) {
        table.add(listing);
        index.add(size++, allText(listing));
      }
      reading = wordsOf;
    },
    search(query) {
      if (query.text === '') return table.answer(null, query);
      return table.answer(index.search(query.text, { limit: ALL }) as number[], query);
    },
  };
}
