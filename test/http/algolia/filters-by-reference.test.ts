import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BusRecord } from '#domain/search/bus-record.ts';
import { startSearchApi, type SearchApiServer } from './search-api-server.ts';
import { askOne } from './wire.ts';

let api: SearchApiServer;
let records: BusRecord[];
beforeAll(async () => {
  api = await startSearchApi();
  const { ids } = api.site.search.index.search({ limit: 1_000 });
  records = ids.flatMap((id) => api.site.search.record(Number(id)) ?? []);
});
afterAll(() => api.close());

/** A filter three times: as `filters` text, as list filters where they can say it, as a predicate. */
interface Term {
  text: string;
  holds(record: BusRecord): boolean;
}

const facetNames = ['make', 'categorySlug', 'fuel', 'state', 'priceBucket', 'wheelchair'] as const;
const numberNames = ['year', 'price', 'seats', 'mileage'] as const;

const facetTerm = fc.tuple(fc.constantFrom(...facetNames), fc.nat()).map(([name, at]): Term => {
  const values = [...new Set(records.flatMap((record) => record[name] ?? []))];
  const value = values[at % values.length] ?? 'nothing';
  return {
    text: `${name}:"${value}"`,
    holds: (record) => [record[name]].flat().includes(value),
  };
});

const numberTerm = fc
  .tuple(
    fc.constantFrom(...numberNames),
    fc.constantFrom('<', '<=', '=', '!=', '>=', '>'),
    fc.nat(),
  )
  .map(([name, operator, at]): Term => {
    const value = records[at % records.length]?.[name] ?? 2_015;
    const compare: Record<string, (a: number) => boolean> = {
      '<': (a) => a < value,
      '<=': (a) => a <= value,
      '=': (a) => a === value,
      '!=': (a) => a !== value,
      '>=': (a) => a >= value,
      '>': (a) => a > value,
    };
    return {
      text: `${name} ${operator} ${value}`,
      // Unknown figures satisfy no comparison, except that they are "not equal" to anything.
      holds: (record) =>
        record[name] === null ? operator === '!=' : compare[operator]!(record[name]),
    };
  });

const rangeTerm = fc
  .tuple(fc.constantFrom(...numberNames), fc.nat(300_000), fc.nat(300_000))
  .map(([name, a, b]): Term => {
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    return {
      text: `${name}:${low} TO ${high}`,
      holds: (record) => record[name] !== null && record[name] >= low && record[name] <= high,
    };
  });

const flagTerm = fc
  .boolean()
  .map((is): Term => ({ text: `featured:${is}`, holds: (record) => record.featured === is }));

const term = fc
  .tuple(fc.oneof(facetTerm, numberTerm, rangeTerm, flagTerm), fc.boolean())
  .map(([inner, not]): Term =>
    not ? { text: `NOT ${inner.text}`, holds: (record) => !inner.holds(record) } : inner,
  );
const group = fc.array(term, { minLength: 1, maxLength: 4 });
const filters = fc.array(group, { minLength: 1, maxLength: 4 });

const idsOf = (kept: readonly { objectID: string }[]) =>
  kept.map(({ objectID }) => objectID).toSorted();

async function found(request: Record<string, unknown>): Promise<string[]> {
  const { status, text, json } = await askOne(api, {
    hitsPerPage: 1_000,
    attributesToRetrieve: [],
    ...request,
  });
  expect(status, text).toBe(200);
  return idsOf(json.results[0].hits);
}

describe('random filters find what a plain loop over the records finds', () => {
  it('as filters text, with and without parentheses', async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.boolean(), async (groups, parentheses) => {
        const text = groups
          .map((terms) => terms.map((each) => each.text).join(' OR '))
          .map((joined) => (parentheses ? `(${joined})` : joined))
          .join(' AND ');
        const expected = records.filter((record) =>
          groups.every((terms) => terms.some((each) => each.holds(record))),
        );
        expect(await found({ filters: text })).toEqual(idsOf(expected));
      }),
      { numRuns: 150 },
    );
  });

  it('as lists of facet and numeric filters', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(facetTerm, { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
        fc.array(fc.array(numberTerm, { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
        async (facets, numbers) => {
          const expected = records.filter((record) =>
            [...facets, ...numbers].every((terms) => terms.some((each) => each.holds(record))),
          );
          const texts = (groups: Term[][]) =>
            groups.map((terms) => terms.map((each) => each.text.replaceAll('"', '')));
          const request = { facetFilters: texts(facets), numericFilters: texts(numbers) };
          expect(await found(request)).toEqual(idsOf(expected));
        },
      ),
      { numRuns: 80 },
    );
  });
});
