import { Client } from 'pg';
import { allText, type Answer, type Engine, termsOf, wordsOf } from '../engine.ts';
import type { Listing } from '../listings.ts';
import { type BenchQuery, FACETS } from '../queries.ts';
import { temporaryPostgres } from '../temporary-postgres.ts';

const BATCH = 2000;

/** tsvector with a GIN index, its own filters, grouping sets for the facets, trigrams for typos. */
export function postgres(): Engine {
  let client: Client;
  let stop: () => void;

  async function insert(batch: readonly Listing[]): Promise<void> {
    const column = (of: (listing: Listing) => unknown): unknown[] => batch.map(of);
    await client.query(
      `insert into listing select id, array_to_tsvector(string_to_array(terms, ' ')), ${FACETS.join(', ')}, year, price, front, listed
       from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::int[], $10::int[], $11::int[], $12::int[])
         as row (id, terms, ${FACETS.join(', ')}, year, price, front, listed)`,
      [
        column((listing) => listing.id),
        column((listing) => termsOf(allText(listing)).join(' ')),
        ...FACETS.map((facet) =>
          column((listing) => (listing.facets as Record<string, unknown>)[facet] ?? null),
        ),
        column((listing) => listing.numbers.year),
        column((listing) => listing.numbers.priceCents),
        column(({ flags }) => (flags.featured ? 2 : 0) + (flags.onLot ? 1 : 0)),
        column((listing) => listing.numbers.listedAt),
      ],
    );
  }

  async function find(query: BenchQuery, expression: string | null): Promise<Answer> {
    const values: unknown[] = [];
    const conditions: string[] = [];
    const add = (condition: string, value: unknown): void => {
      values.push(value);
      conditions.push(condition.replace('?', `$${values.length}`));
    };
    if (expression !== null) add('terms @@ ?::tsquery', expression);
    if (query.year) {
      add('year >= ?', query.year.min);
      add('year <= ?', query.year.max);
    }
    if (query.maxPriceCents !== undefined) add('price <= ?', query.maxPriceCents);
    if (query.state) add('state = ?', query.state);
    if (query.fuel) add('fuel = ?', query.fuel);
    const order = query.sortByPrice
      ? 'price nulls last, front desc, listed desc'
      : 'front desc, listed desc';
    const { rows } = await client.query<{
      total: string;
      ids: number[] | null;
      counts: unknown[] | null;
    }>(
      `with hits as materialized (select id, ${FACETS.join(', ')}, price, front, listed from listing
         ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''})
       select (select count(*) from hits) as total,
         (select json_agg(id) from (select id from hits order by ${order} limit 24 offset ${query.offset ?? 0}) page) as ids,
         (select json_agg(counted) from (select ${FACETS.join(', ')}, count(*) from hits
            group by grouping sets (${FACETS.map((facet) => `(${facet})`).join(', ')})) counted) as counts`,
      values,
    );
    return { total: Number(rows[0]!.total), ids: rows[0]!.ids ?? [], facets: FACETS.length };
  }

  async function nearSpellings(word: string): Promise<string[]> {
    const { rows } = await client.query<{ word: string }>(
      'select word from vocabulary where word % $1 order by word <-> $1 limit 5',
      [word],
    );
    return rows.map((row) => row.word);
  }

  return {
    async build(listings) {
      const server = await temporaryPostgres();
      ({ stop } = server);
      client = new Client({
        host: server.host,
        port: server.port,
        user: server.user,
        database: 'postgres',
      });
      await client.connect();
      await client.query(`create extension pg_trgm;
        create table listing (id int primary key, terms tsvector, ${FACETS.map((facet) => `${facet} text`).join(', ')}, year int, price int, front int, listed int)`);
      let batch: Listing[] = [];
      for (const listing of listings) {
        batch.push(listing);
        if (batch.length < BATCH) continue;
        await insert(batch);
        batch = [];
      }
      if (batch.length > 0) await insert(batch);
      await client.query(`create index on listing using gin (terms);
        create index on listing (year); create index on listing (price);
        create table vocabulary as select word from ts_stat('select terms from listing') where word !~ '[0-9]' and length(word) > 2;
        create index on vocabulary using gist (word gist_trgm_ops);
        analyze`);
    },
    async search(query) {
      const words = wordsOf(query.text);
      if (words.length === 0) return find(query, null);
      const literal = words.map((word, at) => `'${word}'${at === words.length - 1 ? ':*' : ''}`);
      const answer = await find(query, literal.join(' & '));
      if (answer.total > 0 || query.kind !== 'typo') return answer;
      const corrected: string[] = [];
      for (const [at, word] of words.entries()) {
        const near = word.length < 4 || /\d/.test(word) ? [] : await nearSpellings(word);
        corrected.push(`(${[literal[at]!, ...near.map((other) => `'${other}'`)].join(' | ')})`);
      }
      return find(query, corrected.join(' & '));
    },
    async close() {
      await client.end();
      stop();
    },
  };
}
