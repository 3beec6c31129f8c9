import { z } from 'zod';
import { listSorts } from '#domain/search/list-filters.ts';
import { writeListQuery } from '#domain/search/list-query.ts';
import { queryChips } from '#domain/search/understand-query.ts';
import { enoughBuses } from '#domain/search/close-matches.ts';
import type { Dropped } from '#domain/search/relaxation.ts';
import type { BusSearchPage } from '#domain/search/search-buses.ts';
import { busesPerPage } from '#domain/inventory/inventory-queries.ts';
import { inLanguage } from '#messages/in-language.ts';
import { urls } from '#site/urls.ts';
import { conditionWords } from '#site/words/chip-words.ts';
import { missText } from '#site/words/miss-words.ts';
import { operation, type ApiServices } from '../operations/operation.ts';
import { busJson, keptBus } from '../records/kept-buses.ts';
import { listedBusSchema, pictureUse } from '../records/listed-bus.ts';
import { longestCursor, readCursor, writeCursor } from './list-cursor.ts';
import { listQuerySchema, readListQuery, type AskedList } from './list-parameters.ts';

const mostBuses = 100;

/** The parameters of the list, and which part of it is wanted. */
export const listPartSchema = listQuerySchema.extend({
  limit: z.int().min(1).max(mostBuses).default(busesPerPage).describe('Buses in one answer'),
  cursor: z
    .string()
    .max(longestCursor)
    .optional()
    .describe('`next` of the answer before, asked with the same parameters'),
});

/** One part of a list, and how its question was understood. */
export const busListSchema = z
  .object({
    total: z.int().describe('Buses of the whole list'),
    buses: z.array(listedBusSchema),
    next: z.string().nullable().describe('The cursor of what follows; null: nothing does'),
    url: z.url().describe('The same list, for people'),
    understood: z
      .array(z.string())
      .describe(
        'How the question was read, in words; of it the list goes by all that is not dropped',
      ),
    sort: z.enum(Object.keys(listSorts)),
    near: z
      .object({ name: z.string(), radiusMiles: z.int().nullable() })
      .nullable()
      .describe('The place that distances are measured from'),
    unknownPlace: z.string().nullable().describe('Was named as a place, and is none we know'),
    dropped: z
      .array(z.string())
      .describe('What had to be left out, as no bus has all of it; empty when the list has'),
    close: z
      .array(z.object({ bus: listedBusSchema, misses: z.string() }))
      .describe('Below a short list: buses that miss one condition by little, and how'),
  })
  .meta({ id: 'BusListPart' });

export type BusListPart = z.infer<typeof busListSchema>;

/**
 * Asks as the page of the list does: the same words, the same order, the same answers. Throws `ApiProblem`.
 */
export async function askList(
  asked: z.output<typeof listPartSchema>,
  services: ApiServices,
): Promise<BusListPart> {
  const { limit, cursor, ...rest } = asked;
  const list = readListQuery(rest);
  const { query, language } = list;
  const question = JSON.stringify([language, writeListQuery(query)]);
  const from = cursor === undefined ? { offset: 0, last: [] } : readCursor(question, cursor);
  const text = await services.busWords(query, language);
  const found = await services.searchBuses({ ...query, text }, language, {
    offset: from.offset,
    before: from.last,
    limit,
    enough: enoughBuses,
  });
  return inLanguage(language, () => presentList(found, list, question, services.siteUrl));
}

function presentList(
  found: BusSearchPage,
  { query }: AskedList,
  question: string,
  siteUrl: string,
): BusListPart {
  const { cards, total, offset, near } = found;
  const end = offset + cards.length;
  const last = cards.map(({ id }) => id).toReversed();
  return {
    total,
    buses: cards.map((card) => keptBus(card, siteUrl)),
    next: cards.length > 0 && end < total ? writeCursor(question, { offset: end, last }) : null,
    url: siteUrl + urls.buses(writeListQuery(query)),
    understood: queryChips(found).map(({ condition }) => conditionWords(condition)),
    sort: found.sort,
    near: near && {
      name: near.label,
      radiusMiles: near.radiusMiles && Math.round(near.radiusMiles),
    },
    unknownPlace: found.unknownPlace,
    dropped: found.dropped.map(sayDropped),
    close: found.close.map(({ card, how }) => ({
      bus: keptBus(card, siteUrl),
      misses: missText(how),
    })),
  };
}

const sayDropped = (dropped: Dropped): string =>
  dropped.kind === 'words' ? dropped.words : conditionWords(dropped.condition);

/** As `JSON.stringify` writes it, in pieces: the texts of the buses are ready-made, and shared. */
function writeBusList({ total, buses, close, ...rest }: BusListPart): readonly string[] {
  const nearly = close.flatMap(({ bus, misses }, at) => [
    at === 0 ? '{"bus":' : ',{"bus":',
    busJson(bus),
    `,"misses":${JSON.stringify(misses)}}`,
  ]);
  return [
    `{"total":${total},"buses":[`,
    ...buses.flatMap((bus, at) => (at === 0 ? [busJson(bus)] : [',', busJson(bus)])),
    `],${JSON.stringify(rest).slice(1, -1)},"close":[`,
    ...nearly,
    ']}',
  ];
}

export const listBuses = operation({
  id: 'listBuses',
  method: 'get',
  path: '/buses',
  tag: 'Buses',
  summary: 'Buses for sale',
  description: `The list of \`/buses\` with the same parameters: the same buses in the same order. Words go into \`search\`; a list goes on with \`cursor\`. ${pictureUse}`,
  parameters: z.object({}),
  query: listPartSchema,
  answer: busListSchema,
  answerAbout: 'A part of the list',
  example: '/buses?search=shuttle+under+60k&sort=price-low&limit=3',
  problems: ['invalid-cursor'],
  handle: async ({ query, services }) => askList(query, services),
  write: writeBusList,
});
