import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { formOf, readBoundedBody } from '#site/read-bounded-body.ts';

/** A form that outlived its session travels inside another one, percent-encoded twice. */
const mostBytes = 2 * 1024 * 1024;

/**
 * Text fields of a posted form of bounded size; a field that came twice or as a file counts as the last
 * text. Throws 413 or 400. What is no form at all reads as an empty one.
 */
export async function readTextForm(c: Context): Promise<Record<string, string>> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  const type = c.req.header('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)) return fields;
  const bytes = await readBoundedBody(c.req.raw, mostBytes);
  if (bytes === null) throw new HTTPException(413, { message: 'This form is too large.' });
  const form = await formOf(bytes, type).catch(() => {
    throw new HTTPException(400, { message: 'This is not a form of ours.' });
  });
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    else fields[name] ??= '';
  }
  return fields;
}
