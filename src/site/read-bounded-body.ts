import { createSharedRoom } from '#domain/shared-room.ts';
import { BodyFault } from './body-fault.ts';

/** Bodies of this size are always read: nobody keeps others from sending an ordinary form. */
export const smallBytes = 32 * 1024;
/** What is beyond that shares this, over all requests, while it arrives; the slowest give way. */
const room = createSharedRoom(24 * 1024 * 1024);
/** What was read already, as long as its request is being answered: it may have to be given back. */
const known = new WeakMap<Request, Buffer<ArrayBuffer>>();
/** What has to be looked at once more when a body is here. */
const looks = new WeakMap<Request, () => Promise<void>>();

/**
 * `look` runs when the body has arrived, and when each file of one that is read as it arrives has: before
 * the reader has the last of it. What it throws is thrown by the reader.
 */
export function whenArrived(request: Request, look: () => Promise<void>): void {
  looks.set(request, look);
}

/** For those who read the stream themselves. */
export async function bodyArrived(request: Request): Promise<void> {
  await looks.get(request)?.();
}

/**
 * A request's body, whole and in memory. Throws `BodyFault` when it is larger than allowed, whatever
 * its headers claim, when it ends early, and when so many large ones arrive at once that the slowest
 * have to give way and this is one of them; nothing is read or kept after that. Asked again, it gives
 * the same bytes. The only place that reads one: `test/architecture.test.ts` holds it.
 */
export async function readBoundedBody(
  request: Request,
  mostBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const before = known.get(request);
  if (before && before.length > mostBytes) throw new BodyFault('too-large');
  if (before) return before;
  if (request.bodyUsed) throw new Error('this body was read before');
  const declared = announced(request, mostBytes);
  const bytes = declared <= smallBytes ? await whole(request) : await growing(request, mostBytes);
  if (bytes.length > mostBytes) throw new BodyFault('too-large');
  known.set(request, bytes);
  await bodyArrived(request);
  return bytes;
}

/** Whether there is a body to be read, still or again; a stream that has begun is gone. */
export function canReadBody(request: Request): boolean {
  return !request.bodyUsed || known.has(request);
}

/**
 * The body as it arrives, for those who count its bytes themselves; null when there is none. Throws
 * `BodyFault` when it is announced as larger than any that they take: nothing of it is read.
 */
export function bodyStream(request: Request, mostBytes: number): ReadableStream<Uint8Array> | null {
  announced(request, mostBytes);
  return request.body;
}

/** How large its sender says that it is; NaN where nothing is said. */
function announced({ headers }: Request, mostBytes: number): number {
  const declared = Number(headers.get('content-length') ?? Number.NaN);
  if (declared > mostBytes) throw new BodyFault('too-large');
  return declared;
}

/** The quick way for what is small: Node reads no more than was declared. */
async function whole(request: Request): Promise<Buffer<ArrayBuffer>> {
  try {
    return Buffer.from(await request.arrayBuffer());
  } catch {
    throw new BodyFault('cut-short');
  }
}

/** Filled in turn: a million pieces of one byte each would cost a hundred times their size. */
const blockBytes = 32 * 1024;

async function growing(request: Request, mostBytes: number): Promise<Buffer<ArrayBuffer>> {
  const blocks: Buffer<ArrayBuffer>[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  const holding = room.enter(() => {
    blocks.length = 0;
    // Ends the wait for the next piece, which may never come.
    reader?.cancel().catch(() => {});
  });
  const addBlock = () => {
    // The first one is small, and small bodies are always read.
    if (blocks.length > 0 && !holding.take(blockBytes)) throw new BodyFault('busy');
    blocks.push(Buffer.allocUnsafeSlow(blockBytes));
  };
  const next = () =>
    reader?.read().catch(() => {
      throw new BodyFault('cut-short');
    });
  try {
    for (let piece = await next(); piece?.value; piece = await next()) {
      if (holding.isGivenUp) break;
      if (size + piece.value.byteLength > mostBytes) throw new BodyFault('too-large');
      for (let at = 0; at < piece.value.byteLength;) {
        const used = size % blockBytes;
        if (used === 0) addBlock();
        const part = piece.value.subarray(at, at + blockBytes - used);
        blocks.at(-1)!.set(part, used);
        at += part.byteLength;
        size += part.byteLength;
      }
    }
    if (holding.isGivenUp) throw new BodyFault('busy');
    return Buffer.concat(blocks, size);
  } finally {
    holding.leave();
    // Not awaited: a body that never ends would not end this either.
    reader?.cancel().catch(() => {});
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const jsonType = /^application\/json\s*(;|$)/i;

/** Bytes as UTF-8; throws `BodyFault` when they are something else. */
export function textOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new BodyFault('malformed');
  }
}

/** A body of text, of one of the given content types; throws `BodyFault` for any other. */
export async function readBodyText(
  request: Request,
  { mostBytes, types }: { mostBytes: number; types: RegExp },
): Promise<string> {
  if (!types.test(request.headers.get('content-type') ?? '')) throw new BodyFault('wrong-type');
  return textOf(await readBoundedBody(request, mostBytes));
}

/** What an escape alone can put into valid JSON that came as UTF-8: NUL, and halves of a pair. */
const mayBeUnstorable = /\\u(?:0000|d[89a-f])/i;
/** A pair of surrogates, one character, or anything else behind a stroke. */
const escapes = /\\(?:u(?:d[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|[\da-f]{4})|[^u])/gi;
const unstorable = /^\\u(?:0000|d[89a-f]..)$/i;

/**
 * JSON whose texts and names can be stored (`storable`); throws `BodyFault` for what is none. Escapes
 * are mended before it is read: to walk all values of a large body afterwards takes ten times as long.
 */
export function parseJson(text: string): unknown {
  const mended = mayBeUnstorable.test(text)
    ? text.replace(escapes, (escape) => (unstorable.test(escape) ? '\\ufffd' : escape))
    : text;
  try {
    return JSON.parse(mended) as unknown;
  } catch {
    throw new BodyFault('malformed');
  }
}

/** A body of JSON, whatever it holds, sent as such; throws `BodyFault` for anything else. */
export async function readJson(request: Request, mostBytes: number): Promise<unknown> {
  return parseJson(await readBodyText(request, { mostBytes, types: jsonType }));
}
