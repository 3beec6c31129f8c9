import type { Sheet } from './sheet.ts';

/** `busy`: too many are being made; `failed`: it cannot be made now, whoever asks. */
export type MadeDocument =
  | { outcome: 'made'; bytes: Uint8Array<ArrayBuffer> }
  | { outcome: 'busy' | 'failed' };

/** Sets a sheet as a PDF file. Photos are given by their names; one that is not is said to be missing. */
export interface DocumentMaker {
  make(sheet: Sheet, photos: ReadonlyMap<string, Uint8Array>): Promise<MadeDocument>;
  close(): void;
}

/**
 * Files that were made before, by a key that begins with the number of a report or the kind of the paper.
 * Both may forget: what is not found is made again.
 */
export interface DocumentStore {
  find(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  keep(key: string, bytes: Uint8Array): Promise<void>;
}
