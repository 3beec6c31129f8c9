interface ServerAnswer<Body> {
  ok: boolean;
  status: number;
  /** Null when it is no JSON: the page of an error, or of signing in. */
  body: Body | null;
}

/** A question to our own server for data; throws when the line is cut. */
export async function askServer<Body>(
  path: string,
  question: RequestInit = {},
): Promise<ServerAnswer<Body>> {
  const headers = { ...question.headers, accept: 'application/json' };
  const answer = await fetch(path, { ...question, headers });
  const isData = answer.headers.get('content-type')?.includes('json') ?? false;
  const { ok, status } = answer;
  return { ok, status, body: isData ? ((await answer.json()) as Body) : null };
}
