/** A stored file. Call `stream` once or `discard` once: one of them frees what `open` holds. */
export interface StoredMedia {
  sizeBytes: number;
  contentType: string;
  /** Differs when the bytes do; letters, digits and `-` only. */
  version: string;
  stream(): ReadableStream<Uint8Array>;
  discard(): Promise<void>;
}

/** One line of a listing. */
export interface MediaEntry {
  name: string;
  sizeBytes: number;
  modifiedAt: Date;
}

/**
 * Where photos are kept: a folder, or a bucket of an S3-compatible service.
 *
 * Promises:
 * - `put` resolves when the file is durable. A reader sees the old file, the new one or none, never
 *   a part; a crash or an error in the middle leaves nothing under the name that was not there
 *   before. Putting the same name again replaces the file and renews `modifiedAt`.
 * - Names are those of `isMediaName`. `put` and `remove` throw for others, `open` answers
 *   as for a missing file.
 * - `remove` of a missing file is no error. After it resolves, `open` finds nothing.
 * - `list` gives every finished file whose name begins with `prefix`, in order of names.
 * - Failing storage (disk full, service away) throws; nothing is reported as missing for it.
 */
export interface MediaStore {
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  open(name: string): Promise<StoredMedia | null>;
  remove(name: string): Promise<void>;
  list(prefix: string): Promise<MediaEntry[]>;
  /** False when uploads should be refused before the place is full (fault matrix A3). */
  hasRoom(): Promise<boolean>;
}
