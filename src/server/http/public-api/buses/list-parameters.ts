import { z } from 'zod';
import { parseRange } from '#domain/inventory/filter-buckets.ts';
import { parseListGroup } from '#domain/search/group-choice.ts';
import { listFilters, listSorts, type ListFilter } from '#domain/search/list-filters.ts';
import { longestText, parseListQuery } from '#domain/search/list-query.ts';
import { radiiMiles } from '#domain/search/near.ts';
import { languageCodes } from '#messages/languages.ts';
import { invalidParameters } from '../operations/read-parameters.ts';

/** Of one filter, as of the list. */
const mostValues = 24;
const longestValue = 80;

/** Of figures in an address, which are whole, where answers have cents and inches. */
const units: Readonly<Record<string, string>> = {
  price: 'US dollars',
  mileage: 'Miles',
  length: 'Feet',
};

function filterSchema(filter: ListFilter): z.ZodType {
  const about = (schema: z.ZodType, how: string) =>
    schema.optional().describe(`${filter.label}. ${how}`);
  if (filter.kind === 'group') {
    const group = z.string().refine((value) => parseListGroup(value) !== null, {
      error: 'Expected riders, and how many of them are in wheelchairs: 22-3',
    });
    return about(group.meta({ examples: ['22-3'] }), 'Riders, and those of them in wheelchairs');
  }
  if (filter.kind === 'range') {
    const names = filter.ranges.filter(({ unlisted }) => !unlisted).map(({ value }) => value);
    const bounds = `min-max, min- or -max in whole figures, or one of ${names.join(', ')}`;
    const range = z.string().refine((value) => parseRange(filter.ranges, value) !== null, {
      error: `Expected ${bounds}`,
    });
    const unit = units[filter.parameter];
    return about(z.array(range).max(mostValues), unit ? `${unit}: ${bounds}` : bounds);
  }
  const { options, isFlag } = filter;
  if (!options)
    return about(z.array(z.string().min(1).max(longestValue)).max(mostValues), 'Any of');
  const values = z.enum(Object.keys(options));
  return isFlag ? about(values, 'One') : about(z.array(values).max(mostValues), 'Any of');
}

const filters = Object.fromEntries(
  listFilters.map((filter) => [filter.parameter, filterSchema(filter)]),
);

/** What words are read in, and what sentences are said in. */
export const languageSchema = z
  .enum(languageCodes)
  .default('en')
  .describe('What words are read in, and sentences of the answer written in');

/** Everything that the list of buses goes by, by the names in its address; pages of it aside. */
export const listQuerySchema = z.object({
  search: z
    .string()
    .max(longestText)
    .optional()
    .describe('What is wanted, in the words of a buyer: "24 passenger shuttle under 40k in NJ"'),
  ...filters,
  near: z
    .string()
    .min(1)
    .max(60)
    .optional()
    .describe('A ZIP code, a town with its state, or a point as "40.7,-74.2"'),
  within: z
    .enum(radiiMiles.map(String))
    .optional()
    .describe('Miles from `near`; without it, any distance'),
  sort: z.enum(Object.keys(listSorts)).optional(),
  language: languageSchema,
});

/** A question to the list, as its own page reads it. */
export type AskedList = ReturnType<typeof readListQuery>;

/**
 * Turns checked parameters into the question that an address of the list with the same parameters
 * asks. What the page would leave out without a word is refused here. Throws `ApiProblem`.
 */
export function readListQuery(asked: z.output<typeof listQuerySchema>) {
  const { language, ...list } = asked;
  const parameters = new URLSearchParams(
    Object.entries(list).map(([name, value]) => [name, String(value)]),
  );
  const query = parseListQuery(parameters);
  const lost = listFilters
    .map(({ parameter }) => parameter)
    .filter((name) => parameters.has(name) && !query.chosen.has(name));
  if (lost.length > 0)
    throw invalidParameters(
      lost.map((parameter) => ({ parameter, detail: 'It says nothing to go by' })),
    );
  if (parameters.has('within') && !query.near)
    throw invalidParameters([{ parameter: 'within', detail: 'It needs `near`' }]);
  if (parameters.get('sort') === 'nearest' && !query.near)
    throw invalidParameters([{ parameter: 'sort', detail: '`nearest` needs `near`' }]);
  return { query, language };
}
