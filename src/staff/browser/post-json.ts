/** A question to our own server; throws an error whose message people can read. */
export async function postJson(path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  const type = answer.headers.get('content-type') ?? '';
  const read: unknown = type.includes('json') ? await answer.json() : null;
  if (answer.ok && read !== null) return read;
  const problem = (read as { problem?: string } | null)?.problem;
  throw new Error(problem ?? 'That did not work. Load the page again and try once more.');
}
