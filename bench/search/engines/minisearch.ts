import MiniSearch from 'minisearch';
import { columns } from '../columns.ts';
import { type Engine, termsOf, wordsOf } from '../engine.ts';

/** Fuzzy by the same rule: one typo from 4 letters, two from 8, none with digits; AND, prefix last. */
export function minisearch(): Engine {
  const table = columns();
  const index = new MiniSearch<{ id: number; head: string; body: string }>({
    fields: ['head', 'body'],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  return {
    build(listings) {
      for (const listing of listings) {
        table.add(listing);
        const { title, stock, description } = listing.text;
        index.add({
          id: Number(listing.id) - 1,
          head: `${title} ${stock}`,
          body: description ?? '',
        });
      }
    },
    search(query) {
      if (query.text === '') return table.answer(null, query);
      const search = (fuzzy: boolean): number[] =>
        index
          .search(query.text, {
            tokenize: wordsOf,
            combineWith: 'AND',
            prefix: (_, at, terms) => at === terms.length - 1,
            fuzzy: (term) =>
              !fuzzy || /\d/.test(term) || term.length < 4 ? false : term.length < 8 ? 1 : 2,
            boost: { head: 4 },
          })
          .map((hit) => Number(hit.id));
      let hits = search(false);
      if (hits.length === 0) hits = search(true);
      return table.answer(hits, query);
    },
  };
}
