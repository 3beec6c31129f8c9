import type { SearchTally } from '#domain/search/search-tally.ts';
import type { Database } from '../database.ts';

export function createSearchTally({ kysely }: Database): SearchTally {
  return {
    async add(day, counts) {
      if (counts.size === 0) return;
      // In one order on every node, against deadlocks.
      const rows = [...counts]
        .map(([words, searches]) => ({ day, words, searches }))
        .toSorted((a, b) => (a.words < b.words ? -1 : 1));
      await kysely
        .insertInto('search_tally')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['day', 'words']).doUpdateSet((eb) => ({
            searches: eb('search_tally.searches', '+', eb.ref('excluded.searches')),
          })),
        )
        .execute();
    },
    async mostSince(day, atLeast, limit) {
      const rows = await kysely
        .selectFrom('search_tally')
        .select((eb) => ['words', eb.fn.sum<number>('searches').as('total')])
        .where('day', '>=', day)
        .groupBy('words')
        .having((eb) => eb.fn.sum<number>('searches'), '>=', atLeast)
        .orderBy('total', 'desc')
        .orderBy('words')
        .limit(limit)
        .execute();
      return rows.map(({ words }) => words);
    },
    async deleteBefore(day) {
      await kysely.deleteFrom('search_tally').where('day', '<', day).execute();
    },
  };
}
