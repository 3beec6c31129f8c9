import { BodyFault } from '#site/body-fault.ts';
import { storable } from '#domain/forms/read-text.ts';
import { bodyArrived, bodyStream, textOf } from '#site/read-bounded-body.ts';

/** One part of a posted form. Read its stream or leave it: the rest is skipped. */
export interface MultipartPart {
  name: string;
  /** Null for a field; a browser's name of the file otherwise, taken as it came. */
  fileName: string | null;
  /** Errors when the body ends in the middle of it. */
  stream: ReadableStream<Uint8Array>;
}

export interface MultipartLimits {
  parts: number;
  /** The whole body. */
  bytes: number;
}

const longestHead = 8 * 1024;
/** Before the first boundary and after the last one; browsers send nothing there but line ends. */
const longestAround = 1_024;
/** Of a text that nobody asked for. */
const longestText = 64 * 1024;
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const lineEnd = encoder.encode('\r\n');
const headEnd = encoder.encode('\r\n\r\n');

/** The parts of a posted form as they arrive, without holding any of them. Throws `BodyFault`. */
export function readMultipart(
  request: Request,
  limits: MultipartLimits,
): AsyncGenerator<MultipartPart> {
  const arrived = () => bodyArrived(request);
  const body = bodyStream(request, limits.bytes);
  return readParts(request.headers.get('content-type') ?? '', body, limits, arrived);
}

/** A part that is a short text and no file; throws `BodyFault` for any other. */
export async function textPart(part: MultipartPart, mostBytes: number): Promise<string> {
  if (part.fileName !== null) throw new BodyFault('malformed');
  return storable(textOf(await few(part.stream, mostBytes)));
}

/**
 * The same of a `multipart/form-data` body (RFC 7578) from anywhere, by its content type. Nested
 * multiparts and transfer encodings are not decoded (RFC 7578 §4.7).
 */
export async function* readParts(
  type: string,
  body: ReadableStream<Uint8Array> | null,
  limits: MultipartLimits,
  /** Before the end of each file. */
  arrived?: () => Promise<void>,
): AsyncGenerator<MultipartPart> {
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) throw new BodyFault('wrong-type');
  const boundary = boundaryOf(type);
  if (!boundary || !body) throw new BodyFault('malformed');
  const input = createInput(body, limits.bytes);
  const delimiter = encoder.encode(`\r\n--${boundary}`);
  // The first delimiter has no line end before it.
  input.unread(lineEnd);
  try {
    await few(input.until(delimiter), longestAround);
    for (let count = 0; ; count++) {
      const after = decoder.decode(await input.peek(2));
      if (after === '--') {
        await few(input.rest(), longestAround);
        return;
      }
      if (after !== '\r\n') throw new BodyFault('malformed');
      if (count >= limits.parts) throw new BodyFault('too-many-parts');
      const head = readHead(await few(input.until(headEnd), longestHead));
      const content = input.until(delimiter);
      yield { ...head, stream: streamOf(content, head.fileName === null ? undefined : arrived) };
      // Whatever the reader left: a cancelled stream must not end the form. No text of ours is long.
      let left = 0;
      for await (const piece of { [Symbol.asyncIterator]: () => content }) {
        left += piece.length;
        if (head.fileName === null && left > longestText) throw new BodyFault('malformed');
      }
    }
  } finally {
    input.close();
  }
}

/** The bytes of one part, or of anything that must be short; throws `BodyFault` when they are more. */
export async function few(
  pieces: AsyncIterable<Uint8Array>,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const held: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > mostBytes) throw new BodyFault('malformed');
    held.push(piece);
  }
  return joined(held);
}

function boundaryOf(type: string): string | null {
  const match =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type);
  return match ? (match[1] ?? match[2] ?? null) : null;
}

function readHead(bytes: Uint8Array): { name: string; fileName: string | null } {
  const head = decoder.decode(bytes);
  const disposition = /(?:^|\r\n)content-disposition:\s*form-data([^\r\n]*)/i.exec(head)?.[1];
  const name = disposition && /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) throw new BodyFault('malformed');
  return { name, fileName: /;\s*filename="([^"]*)"/i.exec(disposition ?? '')?.[1] ?? null };
}

/** The body as bytes that can be asked for up to a pattern. */
function createInput(body: ReadableStream<Uint8Array>, mostBytes: number) {
  const reader = body.getReader();
  let held: Uint8Array = new Uint8Array(0);
  let total = 0;

  /** False at the end, which is also what a lost line looks like. */
  async function arrives(): Promise<boolean> {
    const { value } = await reader.read().catch(() => ({ value: undefined }));
    if (!value) return false;
    total += value.length;
    if (total > mostBytes) throw new BodyFault('too-large');
    held = joined([held, value]);
    return true;
  }

  async function more(): Promise<void> {
    if (!(await arrives())) throw new BodyFault('cut-short');
  }

  return {
    unread(bytes: Uint8Array) {
      held = joined([bytes, held]);
    },
    async peek(count: number): Promise<Uint8Array> {
      while (held.length < count) await more();
      return held.subarray(0, count);
    },
    /** Everything before the pattern, piece by piece; the pattern itself is swallowed. */
    async *until(pattern: Uint8Array): AsyncGenerator<Uint8Array, void, void> {
      for (;;) {
        const at = find(held, pattern);
        if (at >= 0) {
          const last = held.subarray(0, at);
          held = held.subarray(at + pattern.length);
          if (last.length > 0) yield last;
          return;
        }
        const safe = held.length - pattern.length + 1;
        if (safe > 0) {
          const piece = held.subarray(0, safe);
          held = held.subarray(safe);
          yield piece;
        }
        await more();
      }
    },
    /** Everything to the end. */
    async *rest(): AsyncGenerator<Uint8Array, void, void> {
      do {
        const piece = held;
        held = new Uint8Array(0);
        yield piece;
      } while (await arrives());
    },
    // Not awaited: a body of which a copy is kept ends only with its copy.
    close: () => void reader.cancel().catch(() => {}),
  };
}

function streamOf(
  body: AsyncGenerator<Uint8Array, void, void>,
  arrived?: () => Promise<void>,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      try {
        const next = await body.next();
        if (!next.done) return controller.enqueue(next.value);
        await arrived?.();
        controller.close();
      } catch (error) {
        controller.error(error);
      }
    },
  });
}

function find(bytes: Uint8Array, pattern: Uint8Array): number {
  const first = pattern[0]!;
  let at = bytes.indexOf(first);
  while (at >= 0 && at + pattern.length <= bytes.length) {
    let same = 1;
    while (same < pattern.length && bytes[at + same] === pattern[same]) same++;
    if (same === pattern.length) return at;
    at = bytes.indexOf(first, at + 1);
  }
  return -1;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
