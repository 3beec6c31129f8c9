import { z } from 'zod';
import { findState } from '#domain/inventory/vocabulary/states.ts';
import { answersByState } from '#domain/search/answers-by-state.ts';
import { parseListQuery } from '#domain/search/list-query.ts';
import { pages } from '#pages/page-table.ts';
import { operation } from '../operations/operation.ts';

const placeSchema = z
  .object({
    state: z.string().describe('USPS code, the value of `state`'),
    name: z.string(),
    url: z.url(),
    forSale: z.int().describe('Buses that stand there now'),
  })
  .meta({ id: 'Place' });

export const listPlaces = operation({
  id: 'listPlaces',
  method: 'get',
  path: '/places',
  tag: 'Categories and places',
  summary: 'The states that buses stand in',
  description: 'Those with buses for sale. Towns and ZIP codes are asked for by `near`.',
  parameters: z.object({}),
  query: z.object({}),
  answer: z
    .object({
      places: z.array(placeSchema),
      elsewhere: z.int().describe('Buses whose papers do not say in which state they stand'),
    })
    .meta({ id: 'Places' }),
  answerAbout: 'All of them',
  example: '/places',
  problems: [],
  async handle({ services: { searchBuses, siteUrl } }) {
    const { states, elsewhere } = answersByState(
      await searchBuses(parseListQuery(new URLSearchParams())),
    );
    return {
      places: states.map(({ code, count }) => ({
        state: code,
        name: findState(code)?.name ?? code,
        url: siteUrl + pages.location.pattern.replace(':state', code.toLowerCase()),
        forSale: count,
      })),
      elsewhere,
    };
  },
});
