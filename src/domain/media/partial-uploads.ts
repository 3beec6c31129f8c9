/** What became of one piece of a file. `sizeBytes` is how much of the file is kept now. */
export type KeptPiece =
  /** All of it, or what had come when the connection broke. */
  | { outcome: 'kept'; sizeBytes: number }
  /** The piece begins after the end of what is kept; nothing was written. */
  | { outcome: 'elsewhere'; sizeBytes: number };

/** What lies here of one file. */
interface PartialFile {
  id: string;
  sizeBytes: number;
  /** When something was last added to it. */
  changedAt: Date;
}

/**
 * Where files lie that arrive in pieces, over lines that break. Who may send how much is decided
 * before (`arriving-files.ts`). Ids are 1 to 100 letters, digits and `-`.
 *
 * Promises: what `keep` has answered for survives a crash; a piece that breaks off is kept as far as
 * it came, so that little is sent twice. A newer piece of a file ends an older one that still waits
 * for its bytes. Failing storage throws.
 */
export interface PartialUploads {
  /** 0 when nothing is kept under the id. */
  sizeBytes(id: string): Promise<number>;
  /**
   * Appends a piece that begins at `offset` or before the end of what is kept: what is there already
   * is passed over. The stream is read to its end or cancelled.
   */
  keep(id: string, offset: number, piece: ReadableStream<Uint8Array>): Promise<KeptPiece>;
  /** The first bytes, at most `count`, to see what kind of file it is; none when nothing is kept. */
  start(id: string, count: number): Promise<Uint8Array>;
  read(id: string): ReadableStream<Uint8Array>;
  remove(id: string): Promise<void>;
  list(): Promise<PartialFile[]>;
  /** Bytes that may still be written before the place is full; null where there is no telling. */
  roomBytes(): Promise<number | null>;
}

/** Ids become names of files and objects; throws for what is none. */
export function checkPartialId(id: string): string {
  if (!/^[A-Za-z0-9-]{1,100}$/.test(id)) throw new Error('not an id of a partial upload');
  return id;
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** One piece of a file at a time: a newer one takes the place of one that waits for its bytes. */
export function createPieceTurns() {
  const writing = new Map<string, () => Promise<void>>();
  return {
    async write(
      id: string,
      piece: ReadableStream<Uint8Array>,
      work: (reader: Reader) => Promise<KeptPiece>,
    ): Promise<KeptPiece> {
      const reader = piece.getReader();
      const earlier = writing.get(id);
      const written = (async () => {
        await earlier?.();
        return work(reader);
      })();
      const stop = async () => {
        await reader.cancel().catch(() => {});
        await written.catch(() => {});
      };
      writing.set(id, stop);
      try {
        return await written;
      } finally {
        if (writing.get(id) === stop) writing.delete(id);
      }
    },
    /** Ends the piece that is being written, if any, and waits for that. */
    stop: async (id: string): Promise<void> => writing.get(id)?.(),
  };
}

/**
 * What comes of a piece after the first `known` bytes, which are there already. A stream that errors
 * is a line that broke, and what came before counts.
 */
export async function* freshBytes(reader: Reader, known: number): AsyncGenerator<Uint8Array> {
  let skip = known;
  for (;;) {
    const next = await reader.read().catch(() => null);
    if (!next || next.done) return;
    const fresh = next.value.subarray(Math.min(skip, next.value.byteLength));
    skip -= next.value.byteLength - fresh.byteLength;
    if (fresh.byteLength > 0) yield fresh;
  }
}
