/** One part of a posted form. Read its stream or leave it: the rest is skipped. */
export interface MultipartPart {
  name: string;
  /** Null for a field; a browser's name of the file otherwise, taken as it came. */
  fileName: string | null;
  /** Errors when the body ends in the middle of it. */
  stream: ReadableStream<Uint8Array>;
}

export class MultipartFault extends Error {
  override name = 'MultipartFault';
  readonly reason: 'malformed' | 'too-many-parts' | 'too-large' | 'cut-short';
  constructor(reason: MultipartFault['reason']) {
    super(reason);
    this.reason = reason;
  }
}

export interface MultipartLimits {
  parts: number;
  /** The whole body. */
  bytes: number;
}

const longestHead = 8 * 1024;
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const lineEnd = encoder.encode('\r\n');
const headEnd = encoder.encode('\r\n\r\n');

/**
 * The parts of a `multipart/form-data` body (RFC 7578) as they arrive, without holding any of them.
 * Throws `MultipartFault`. Nested multiparts and transfer encodings are not decoded (RFC 7578 §4.7).
 */
export async function* readMultipart(
  request: Request,
  limits: MultipartLimits,
): AsyncGenerator<MultipartPart> {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '');
  if (!boundary || !request.body) throw new MultipartFault('malformed');
  const input = createInput(request.body, limits.bytes);
  const delimiter = encoder.encode(`\r\n--${boundary}`);
  // The first delimiter has no line end before it.
  input.unread(lineEnd);
  try {
    for await (const _ of input.until(delimiter)) void _;
    for (let count = 0; ; count++) {
      const after = decoder.decode(await input.take(2));
      if (after === '--') return;
      if (after !== '\r\n') throw new MultipartFault('malformed');
      if (count >= limits.parts) throw new MultipartFault('too-many-parts');
      input.unread(lineEnd);
      const head = await readHead(input);
      const body = input.until(delimiter);
      yield { ...head, stream: streamOf(body) };
      // Whatever the reader left: a cancelled stream must not end the form.
      for await (const _ of { [Symbol.asyncIterator]: () => body }) void _;
    }
  } finally {
    await input.close();
  }
}

function boundaryOf(type: string): string | null {
  const match =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type);
  return match ? (match[1] ?? match[2] ?? null) : null;
}

async function readHead(input: Input): Promise<{ name: string; fileName: string | null }> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of input.until(headEnd)) {
    size += piece.length;
    if (size > longestHead) throw new MultipartFault('malformed');
    pieces.push(piece);
  }
  const head = decoder.decode(joined(pieces));
  const disposition = /(?:^|\r\n)content-disposition:\s*form-data([^\r\n]*)/i.exec(head)?.[1];
  const name = disposition && /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) throw new MultipartFault('malformed');
  return { name, fileName: /;\s*filename="([^"]*)"/i.exec(disposition ?? '')?.[1] ?? null };
}

type Input = ReturnType<typeof createInput>;

/** The body as bytes that can be asked for up to a pattern. */
function createInput(body: ReadableStream<Uint8Array>, mostBytes: number) {
  const reader = body.getReader();
  let held: Uint8Array = new Uint8Array(0);
  let total = 0;

  async function more(): Promise<void> {
    const next = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (next.done || !next.value) throw new MultipartFault('cut-short');
    total += next.value.length;
    if (total > mostBytes) throw new MultipartFault('too-large');
    held = joined([held, next.value]);
  }

  return {
    unread(bytes: Uint8Array) {
      held = joined([bytes, held]);
    },
    async take(count: number): Promise<Uint8Array> {
      while (held.length < count) await more();
      const taken = held.subarray(0, count);
      held = held.subarray(count);
      return taken;
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
    close: () => reader.cancel().catch(() => {}),
  };
}

function streamOf(body: AsyncGenerator<Uint8Array, void, void>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      try {
        const next = await body.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
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

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
