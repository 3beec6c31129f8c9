import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
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

const rows = readFileSync('test/fixtures/buyer-queries.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [string, string]);

it('reads at least 95 % of the queries real buyers typed exactly as meant', () => {
  const misread = rows
    .map(([query, meaning]) => ({
      query,
      meant: comparable(JSON.parse(meaning)),
      read: comparable(toQueryVocabulary(parseSmartQuery(query, { now }))),
    }))
    .filter(({ meant, read }) => !isDeepStrictEqual(meant, read));
  const report = misread.map(
    ({ query, meant, read }) =>
      `${query}\n  meant ${JSON.stringify(meant)}\n  read  ${JSON.stringify(read)}`,
  );
  const exact = rows.length - misread.length;
  process.stdout.write(`${exact} of ${rows.length} exact\n${report.join('\n')}\n`);
  expect(exact / rows.length, report.join('\n')).toBeGreaterThanOrEqual(0.95);
});
