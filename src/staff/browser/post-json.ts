import { askServer } from './ask-server.ts';

/** Posts to our own server; throws an error whose message people can read. */
export async function postJson(path: string, data: unknown): Promise<unknown> {
  const { ok, body } = await askServer<unknown>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  if (ok && body !== null) return body;
  const problem = (body as { problem?: string } | null)?.problem;
  throw new Error(problem ?? 'That did not work. Load the page again and try once more.');
}
