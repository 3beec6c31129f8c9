import * as z from 'zod';
import { serviceOrigin, variable, type Values } from '../variables.ts';

/** Which search service answers: our own engine in this process, or the hosted one. */
export type SearchTarget =
  | { kind: 'embedded' }
  | {
      kind: 'algolia';
      applicationId: string;
      /** Public: can only search. */
      searchKey: string;
      /** Secret: fills the index. Null leaves filling it to somebody else. */
      adminKey: string | null;
      indexName: string;
      /** Speaks the protocol instead of the hosted service; for tests and self-hosting. */
      origin: string | null;
    };

/** Spec §8, word for word. */
export const missingSearchKeys =
  'Missing required Algolia environment variables: NEXT_PUBLIC_ALGOLIA_APP_ID and NEXT_PUBLIC_ALGOLIA_SEARCH_API_KEY';

const key = z.string().regex(/^[\w-]{1,128}$/);

/** Environment variables of the search service, for the one schema in `env.ts`. */
export const searchVariables = {
  SEARCH: variable(
    z.enum(['embedded', 'algolia']).default('embedded'),
    'is neither embedded nor algolia',
    'algolia',
  ),
  NEXT_PUBLIC_ALGOLIA_APP_ID: variable(key.optional(), 'is not an application id', 'ABCDE12345'),
  NEXT_PUBLIC_ALGOLIA_SEARCH_API_KEY: variable(
    z.string().min(1).max(1_024).optional(),
    'is not a search-only key',
    '0123456789abcdef',
  ),
  ALGOLIA_ADMIN_API_KEY: variable(
    z.string().min(1).max(1_024).optional(),
    'is not a key',
    '0123456789abcdef',
  ),
  NEXT_PUBLIC_ALGOLIA_INDEX_NAME: variable(
    key.default('buses_v2'),
    'is not an index name of letters, digits, - and _',
    'buses_v2',
  ),
  ALGOLIA_HOST: variable(
    serviceOrigin.optional(),
    'is not an http or https origin',
    'http://127.0.0.1:3000',
  ),
};

/** Null when `SEARCH=algolia` lacks the application id or the search key. */
export function readSearchTarget(values: Values<typeof searchVariables>): SearchTarget | null {
  if (values.SEARCH === 'embedded') return { kind: 'embedded' };
  const { NEXT_PUBLIC_ALGOLIA_APP_ID: applicationId } = values;
  const { NEXT_PUBLIC_ALGOLIA_SEARCH_API_KEY: searchKey } = values;
  if (!applicationId || !searchKey) return null;
  return {
    kind: 'algolia',
    applicationId,
    searchKey,
    adminKey: values.ALGOLIA_ADMIN_API_KEY ?? null,
    indexName: values.NEXT_PUBLIC_ALGOLIA_INDEX_NAME,
    origin: values.ALGOLIA_HOST ?? null,
  };
}
