import { expect, it } from 'vitest';
import { createLogger } from '../../ops/log/logger.ts';
import { composeHostedSearch } from './compose-hosted-search.ts';

const indexAskedFor = (adminKey: string | null) =>
  composeHostedSearch(
    {
      kind: 'algolia',
      applicationId: 'TESTING',
      searchKey: 'search',
      adminKey,
      indexName: 'buses',
      origin: null,
    },
    {
      outbox: { enqueue: async () => {} } as never,
      log: createLogger('silent'),
    },
  )!.question({ text: '', groups: [], near: null, sort: 'seats-high' } as never).indexName;

it('an index that others fill is not asked for orders that only we have there', () => {
  expect([indexAskedFor('admin'), indexAskedFor(null)]).toEqual(['buses_seats_desc', 'buses']);
});
