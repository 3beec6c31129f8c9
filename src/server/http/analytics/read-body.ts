import { readBoundedBody } from '#site/read-bounded-body.ts';

/** A batch of a thousand events as the SDK writes them. */
export const mostBytes = 1_000_000;

/** The body's text, or null when it is larger than we take; stops reading there. */
export async function readLimited(request: Request): Promise<string | null> {
  const bytes = await readBoundedBody(request, mostBytes);
  return bytes?.toString('utf8') ?? null;
}
