import { describe, expect, it } from 'vitest';
import { createSearchIndex } from '../src/index.ts';
import { compareKnownFirst, orderByNumber, orderByWhole } from '../src/order-by.ts';
import { termTable } from '../src/term-table.ts';
import { stringAt } from '../src/string-table.ts';
import { busSchema } from './bus-schema.ts';

/** So many that they are counted, not compared. */
const MANY = 5000;
const backwards = (count: number) => Uint32Array.from({ length: count }, (_, at) => count - 1 - at);

describe('an order by counting', () => {
  const figures = [0, -0, 1, -1, 0.5, -7.25, 2 ** 40, -(2 ** 40), Infinity, -Infinity, Number.NaN];
  const values = Float64Array.from({ length: MANY }, (_, at) =>
    at % 3 === 0 ? figures[(at / 3) % figures.length]! : ((at * 7919) % 4001) - 2000,
  );

  it.each([false, true])('is the one by comparison, descending: %s', (descending) => {
    const items = backwards(MANY);
    const compared = [...items].sort((a, b) =>
      compareKnownFirst(values[a]!, values[b]!, descending),
    );
    orderByNumber(items, values, descending);
    expect([...items]).toEqual(compared);
  });

  it('holds for whole numbers up to the largest', () => {
    const keys = Uint32Array.from({ length: MANY }, (_, at) => Math.imul(at, 0x9e3779b1) >>> 3);
    keys[17] = 0xffffffff;
    const items = backwards(MANY);
    const compared = [...items].sort((a, b) => keys[a]! - keys[b]!);
    orderByWhole(items, keys);
    expect([...items]).toEqual(compared);
  });

  it('is that of texts for terms', () => {
    const words = Array.from({ length: MANY }, (_, at) => [
      `b1000${at * 31}`,
      `${at % 977}`,
      `müll${'s'.repeat(at % 40)}`,
      `z${String.fromCharCode(0x4e00 + at)}`,
    ]).flat();
    const table = termTable();
    const numbers = words.map((word) => {
      const units = Uint16Array.from(word, (unit) => unit.charCodeAt(0));
      return table.intern(units, 0, units.length);
    });
    const { sorted, place } = table.finish();
    const expected = [...new Set(words)].sort();
    expect(expected.map((_, at) => stringAt(sorted, at))).toEqual(expected);
    expect(words.map((_, at) => expected[place[numbers[at]!]!])).toEqual(words);
  });
});

it('of documents with equal ids, among many, the last one wins', () => {
  const index = createSearchIndex(busSchema);
  const numbered = (at: number) => (at % 5 === 0 ? `n${at % 2000}` : at % 2000);
  const document = (at: number) => ({
    id: numbered(at),
    text: { title: `bus ${at}` },
    facets: {},
    numbers: {},
    flags: {},
  });
  index.replaceAll(Array.from({ length: MANY }, (_, at) => document(at)));
  expect(index.stats().documents).toBe(2000);
  for (const at of [4999, 4995, 3000, 3500]) {
    expect(index.get(numbered(at))?.text.title).toBe(`bus ${at}`);
    expect(index.search({ query: `${at}`, prefixLast: false }).ids).toEqual([numbered(at)]);
  }
  expect(index.search({ query: '1999', prefixLast: false }).total).toBe(0);
});
