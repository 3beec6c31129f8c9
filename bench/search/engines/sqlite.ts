import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { columns } from '../columns.ts';
import { allText, type Engine, termsOf, wordsOf } from '../engine.ts';

/** FTS5 for words and prefixes; near spellings through a trigram index of the vocabulary. */
export function sqlite(): Engine {
  const database = new DatabaseSync(':memory:');
  const table = columns();
  database.exec(`
    create virtual table listing using fts5(body, content='', prefix='1 2 3', tokenize="unicode61 tokenchars '.+'");
    create virtual table vocabulary using fts5vocab(listing, 'row');
    create virtual table spelling using fts5(word, tokenize='trigram');`);
  let match: StatementSync;
  let near: StatementSync;

  function expression(words: readonly string[], isMisspelt: boolean): string {
    return words
      .map((word, at) => {
        const quoted = (text: string): string => `"${text}"`;
        if (isMisspelt && word.length > 3 && !/\d/.test(word)) {
          const grams = Array.from({ length: word.length - 2 }, (_, from) =>
            quoted(word.slice(from, from + 3)),
          );
          const spellings = near.all(grams.join(' OR ')) as { word: string }[];
          return `(${[word, ...spellings.map((row) => row.word)].map(quoted).join(' OR ')})`;
        }
        return at === words.length - 1 ? `${quoted(word)}*` : quoted(word);
      })
      .join(' AND ');
  }

  return {
    build(listings) {
      database.exec('begin');
      const insert = database.prepare('insert into listing (rowid, body) values (?, ?)');
      let place = 0;
      for (const listing of listings) {
        table.add(listing);
        insert.run(place++, [...new Set(termsOf(allText(listing)))].join(' '));
      }
      database.exec(
        `insert into spelling select term from vocabulary where term not glob '*[0-9]*' and length(term) > 2`,
      );
      database.exec('commit');
      match = database.prepare('select rowid from listing where listing match ?');
      near = database.prepare(
        'select word from spelling where spelling match ? order by rank limit 5',
      );
    },
    search(query) {
      if (query.text === '') return table.answer(null, query);
      const words = wordsOf(query.text);
      const find = (isMisspelt: boolean): number[] =>
        match.all(expression(words, isMisspelt)).map((row) => Number(row['rowid']));
      let hits = find(false);
      if (hits.length === 0) hits = find(true);
      return table.answer(hits, query);
    },
    close: () => database.close(),
  };
}
