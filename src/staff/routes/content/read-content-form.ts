import { HTTPException } from 'hono/http-exception';

/** A picture of 8 MB and a long article. */
const mostBytes = 10_000_000;

/** The fields of a posted form of bounded size, and its file; throws 400 or 413. */
export async function readContentForm(
  request: Request,
): Promise<{ fields: Record<string, string>; file: File | null }> {
  const fields = Object.create(null) as Record<string, string>;
  let file: File | null = null;
  const type = request.headers.get('content-type') ?? '';
  const bytes = await boundedBytes(request);
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new HTTPException(400, { message: 'This is not a form of ours.' });
  }
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    else if (value.size > 0) file = value;
  }
  return { fields, file };
}

async function boundedBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new HTTPException(413, { message: 'This form is too large.' });
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
