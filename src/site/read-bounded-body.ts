/** A request's body, or null when it is larger than allowed, whatever its headers claim; stops reading there. */
export async function readBoundedBody(
  request: Request,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return null;
  if (!request.body) return new Uint8Array(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** Bytes that were read as a form, by the content type they came with; throws when they are none. */
export function formOf(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  return new Response(bytes, { headers: { 'content-type': contentType } }).formData();
}
