import { BodyFault } from './body-fault.ts';

/** Bodies of this size are always read: nobody keeps others from sending an ordinary form. */
const smallBytes = 32 * 1024;
/** What is beyond that shares this, over all requests, while it arrives. */
const roomBytes = 48 * 1024 * 1024;
let takenBytes = 0;

/**
 * A request's body, whole and in memory. Throws `BodyFault` when it is larger than allowed, whatever
 * its headers claim, when it ends early, and when too many large ones arrive at once; nothing is read
 * or kept after that. The only place that reads one: `test/architecture.test.ts` holds it.
 */
export async function readBoundedBody(
  request: Request,
  mostBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  if (request.bodyUsed) throw new Error('this body was read before');
  const declared = Number(request.headers.get('content-length') ?? Number.NaN);
  if (declared > mostBytes) throw new BodyFault('too-large');
  const bytes = declared <= smallBytes ? await whole(request) : await growing(request, mostBytes);
  if (bytes.length > mostBytes) throw new BodyFault('too-large');
  return bytes;
}

/** The body as it arrives, for those who count its bytes themselves; null when there is none. */
export function bodyStream(request: Request): ReadableStream<Uint8Array> | null {
  return request.body;
}

/** The quick way for what is small: Node reads no more than was declared. */
async function whole(request: Request): Promise<Buffer<ArrayBuffer>> {
  try {
    return Buffer.from(await request.arrayBuffer());
  } catch {
    throw new BodyFault('cut-short');
  }
}

/** One buffer that doubles: a million pieces of one byte each would cost a hundred times their size. */
async function growing(request: Request, mostBytes: number): Promise<Buffer<ArrayBuffer>> {
  let held = Buffer.allocUnsafeSlow(1_024);
  let size = 0;
  let taken = 0;
  const reader = bodyStream(request)?.getReader();
  const next = () =>
    reader?.read().catch(() => {
      throw new BodyFault('cut-short');
    });
  try {
    for (let piece = await next(); piece?.value; piece = await next()) {
      const needed = size + piece.value.byteLength;
      if (needed > mostBytes) throw new BodyFault('too-large');
      if (needed > held.length) {
        const grown = Buffer.allocUnsafeSlow(
          Math.min(mostBytes, Math.max(needed, held.length * 2)),
        );
        const more = grown.length > smallBytes ? grown.length - taken : 0;
        if (takenBytes + more > roomBytes) throw new BodyFault('busy');
        takenBytes += more;
        taken += more;
        held.copy(grown, 0, 0, size);
        held = grown;
      }
      held.set(piece.value, size);
      size = needed;
    }
    return held.subarray(0, size);
  } finally {
    takenBytes -= taken;
    // Not awaited: a body that never ends would not end this either.
    reader?.cancel().catch(() => {});
  }
}
