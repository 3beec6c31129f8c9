/** What became of one piece of a file. `sizeBytes` is how much of the file is kept now. */
export type PieceOutcome =
  /** All of it, or what had come when the connection broke. */
  | { outcome: 'kept'; sizeBytes: number }
  /** The piece begins after the end of what is kept; nothing was written. */
  | { outcome: 'elsewhere'; sizeBytes: number }
  /** No room for another file: too many wait, or the disk is nearly full. */
  | { outcome: 'full' };

/**
 * Files that arrive in pieces, over lines that break. Ids are 1 to 100 letters, digits and `-`, and
 * those of one sender share what comes before their last `-`.
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
  keep(id: string, offset: number, piece: ReadableStream<Uint8Array>): Promise<PieceOutcome>;
  /** The first bytes, at most `count`, to see what kind of file it is. */
  start(id: string, count: number): Promise<Uint8Array>;
  read(id: string): ReadableStream<Uint8Array>;
  remove(id: string): Promise<void>;
  /** Removes what nobody has added to for a day; gives how many. */
  sweep(now: Date): Promise<number>;
}
