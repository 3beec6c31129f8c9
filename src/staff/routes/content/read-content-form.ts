import { HTTPException } from 'hono/http-exception';
import { formOf, readBoundedBody } from '#site/read-bounded-body.ts';

/** A picture of 8 MB and a long article. */
const mostBytes = 10_000_000;

/** The fields of a posted form of bounded size, and its file; throws 400 or 413. */
export async function readContentForm(
  request: Request,
): Promise<{ fields: Record<string, string>; file: File | null }> {
  const fields = Object.create(null) as Record<string, string>;
  let file: File | null = null;
  const type = request.headers.get('content-type') ?? '';
  const bytes = await readBoundedBody(request, mostBytes);
  if (bytes === null) throw new HTTPException(413, { message: 'This form is too large.' });
  let form: FormData;
  try {
    form = await formOf(bytes, type);
  } catch {
    throw new HTTPException(400, { message: 'This is not a form of ours.' });
  }
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    else if (value.size > 0) file = value;
  }
  return { fields, file };
}
