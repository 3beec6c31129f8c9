import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { buyerQueries } from '#test/fixtures/buyer-queries.ts';
import { parseSmartQuery } from './parse-smart-query.ts';
import { toQueryVocabulary } from './query-vocabulary.ts';

const now = new Date('2026-11-21T12:00:00Z');

/** Lists of alternatives have no order; notes on the evidence start with an underscore. */
function comparable(meaning: object): object {
  return Object.fromEntries(
    Object.entries(meaning)
      .filter(([key]) => !key.startsWith('_'))
      .map(([key, value]) => [
        key,
        ['category', 'features'].includes(key) ? value.toSorted() : value,
      ])
      .sort(([a], [b]) => String(a).localeCompare(String(b))),
  );
}

const asTyped = buyerQueries.map(([query, meaning]) => ({
  query,
  meant: comparable(JSON.parse(meaning)) as Meaning,
  read: comparable(toQueryVocabulary(parseSmartQuery(query, { now }))) as Meaning,
}));

type Meaning = { year?: [number | null, number | null]; category?: string[]; model?: string };

/**
 * Two things the rows say now one way, now the other, are alike: a spoken year is itself or, as the list
 * takes it (spec §1), two years either side; the kind that follows from a model (a J4500 is a coach, as
 * the row of the S 417 says of itself) is a hint and leaves no bus out.
 */
function inOneManner({ year, category, model, ...rest }: Meaning, other: Meaning): object {
  const [from, to] = year ?? [];
  const spoken = from && to && to - from === 4 ? [from + 2, to - 2] : year;
  const hinted = model !== undefined && (category === undefined || other.category === undefined);
  return { ...rest, model, year: spoken, ...(hinted ? {} : { category }) };
}

/** Why a row is read otherwise than it means. */
const reasons: Readonly<Record<string, string>> = {
  '2019 Ford T350 HD Blue Bird MFSAB':
    'its stock number stands in the address that it was taken from, not in the words',
};

const report = (misread: typeof asTyped) =>
  misread
    .map(
      ({ query, meant, read }) =>
        `${query}\n  meant ${JSON.stringify(meant)}\n  read  ${JSON.stringify(read)}`,
    )
    .join('\n');

it('reads at least 95 % of the queries real buyers typed to the letter of the table', () => {
  const misread = asTyped.filter(({ meant, read }) => !isDeepStrictEqual(meant, read));
  const exact = buyerQueries.length - misread.length;
  process.stdout.write(`${exact} of ${buyerQueries.length} to the letter\n`);
  expect(exact / buyerQueries.length, report(misread)).toBeGreaterThanOrEqual(0.95);
});

it('reads all but those that nobody could as they are meant', () => {
  const misread = asTyped.filter(
    ({ meant, read }) => !isDeepStrictEqual(inOneManner(meant, read), inOneManner(read, meant)),
  );
  const exact = buyerQueries.length - misread.length;
  process.stdout.write(`${exact} of ${buyerQueries.length} as meant\n${report(misread)}\n`);
  expect(exact / buyerQueries.length, report(misread)).toBeGreaterThanOrEqual(0.98);
  expect(misread.map(({ query }) => query)).toEqual(Object.keys(reasons));
});
