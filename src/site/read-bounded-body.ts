/** A request's body, or null when it is larger than allowed, whatever its headers claim; stops reading there. */
export async function readBoundedBody(
  request: Request,
  mostBytes: number,
): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Bytes that were read as a form, by the content type they came with; throws when they are none. */
export function formOf(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  return new Response(bytes, { headers: { 'content-type': contentType } }).formData();
}
