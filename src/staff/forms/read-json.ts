import { HTTPException } from 'hono/http-exception';
import { readBoundedBody } from '#site/read-bounded-body.ts';

/** A body of JSON, whatever it holds; null for anything else. Throws 413 when it is larger than allowed. */
export async function readJson(request: Request, mostBytes: number): Promise<unknown> {
  const bytes = await readBoundedBody(request, mostBytes);
  if (bytes === null) throw new HTTPException(413, { message: 'This is too large.' });
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return null;
  }
}
