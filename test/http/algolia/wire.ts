import { applicationId, searchKey, type SearchApiServer } from './search-api-server.ts';

/** The protocol by hand: what official clients never send can only be sent this way. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // oxlint-disable-next-line no-explicit-any -- the shape is what the tests assert
  json: any;
}

export const keys = {
  'x-algolia-application-id': applicationId,
  'x-algolia-api-key': searchKey,
};

/** Sends a request in process; a string body goes as it is, anything else as JSON. */
export async function ask(
  api: SearchApiServer,
  path: string,
  options: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { body, method = body === undefined ? 'GET' : 'POST', headers = keys } = options;
  const answer = await api.site.app.request(`http://omnibus.example${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    json: isJson ? (JSON.parse(text) as unknown) : null,
  };
}

/** One search request of a multi-index call. */
export const askOne = (api: SearchApiServer, request: Record<string, unknown>): Promise<Answer> =>
  ask(api, '/1/indexes/*/queries', { body: { requests: [{ indexName: 'buses_v2', ...request }] } });
