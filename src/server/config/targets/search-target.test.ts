import { describe, expect, it } from 'vitest';
import { parseEnv } from '../env.ts';

const keys = { NEXT_PUBLIC_ALGOLIA_APP_ID: 'APP1', NEXT_PUBLIC_ALGOLIA_SEARCH_API_KEY: 'public' };

function searchOf(record: Record<string, string | undefined>) {
  const result = parseEnv(record);
  return result.ok ? result.env.search : result.problem;
}

describe('the search service', () => {
  it('is our own engine unless told otherwise, keys or not', () => {
    expect(searchOf({})).toEqual({ kind: 'embedded' });
    expect(searchOf({ SEARCH: 'embedded', ...keys })).toEqual({ kind: 'embedded' });
  });

  it.each([
    {},
    { NEXT_PUBLIC_ALGOLIA_APP_ID: 'APP1' },
    { NEXT_PUBLIC_ALGOLIA_SEARCH_API_KEY: 'public' },
    { ...keys, NEXT_PUBLIC_ALGOLIA_APP_ID: ' ' },
  ])('does not start hosted with %j', (record) => {
    expect(searchOf({ SEARCH: 'algolia', ...record })).toBe(
      'Missing required Algolia environment variables: NEXT_PUBLIC_ALGOLIA_APP_ID and NEXT_PUBLIC_ALGOLIA_SEARCH_API_KEY',
    );
  });

  it('is the hosted one with both keys', () => {
    expect(searchOf({ SEARCH: 'algolia', ...keys })).toEqual({
      kind: 'algolia',
      applicationId: 'APP1',
      searchKey: 'public',
      adminKey: null,
      indexName: 'buses_v2',
      origin: null,
    });
    const all = {
      SEARCH: 'algolia',
      ...keys,
      ALGOLIA_ADMIN_API_KEY: 'secret',
      NEXT_PUBLIC_ALGOLIA_INDEX_NAME: 'fleet',
      ALGOLIA_HOST: 'http://127.0.0.1:4100/',
    };
    expect(searchOf(all)).toMatchObject({
      adminKey: 'secret',
      indexName: 'fleet',
      origin: 'http://127.0.0.1:4100',
    });
  });

  it.each([
    [{ SEARCH: 'elastic' }, 'SEARCH: "elastic" is neither embedded nor algolia'],
    [{ NEXT_PUBLIC_ALGOLIA_APP_ID: 'a b' }, 'is not an application id'],
    [{ NEXT_PUBLIC_ALGOLIA_INDEX_NAME: 'a/b' }, 'is not an index name'],
    [{ ALGOLIA_HOST: 'localhost:1' }, 'is not an http or https origin'],
  ])('refuses %j', (record, problem) => expect(searchOf(record)).toContain(problem));

  it('never repeats a key', () => {
    expect(searchOf({ ALGOLIA_ADMIN_API_KEY: 's3cret'.repeat(400) })).not.toContain('s3cret');
  });
});
