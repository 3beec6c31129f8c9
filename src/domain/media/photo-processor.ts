import type { Asker } from '#domain/line.ts';

/** Formats that a person may send; a GIF gives its first frame. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic';

export interface PhotoLimits {
  bytes: number;
  pixels: number;
  /** The longer and the shorter side must have at least this many pixels. */
  longSidePx: number;
  shortSidePx: number;
}

/** A photo turned upright, freed of everything but its pixels, and encoded anew as WebP. */
export interface ProcessedPhoto {
  widthPx: number;
  heightPx: number;
  main: Uint8Array;
  middle: Uint8Array;
  thumbnail: Uint8Array;
  /** Tiny blurred preview as a `data:` URI of at most 300 characters; null if none gets so small. */
  placeholder: string | null;
  /** As the camera wrote it, "2026:03:14 09:26:53"; null or absent where the file does not say. */
  takenAt?: string | null;
}

/** A rectangle in whole pixels of a picture. */
export interface CropBox {
  leftPx: number;
  topPx: number;
  widthPx: number;
  heightPx: number;
}

/** What is made of a picture that is upright already: the part first, then the turn. */
export interface PhotoEdit {
  /** Only this part; it must lie inside. */
  crop?: CropBox;
  /** A quarter clockwise. */
  isTurned?: boolean;
}

/** `too-slow`: more time or memory than a photo gets. */
export type ProcessingFault = 'damaged' | 'too-many-pixels' | 'too-small' | 'too-slow' | 'busy';

export type ProcessingResult =
  | { outcome: 'processed'; photo: ProcessedPhoto }
  | { outcome: 'failed'; fault: ProcessingFault };

/**
 * Decodes and encodes photos. Promises: bytes of any kind cannot end this process, hold it up or
 * make it reach for a file or an address; a run takes a bounded time and memory; nothing is written
 * to disk. Throws only when processing itself cannot be started.
 */
export interface PhotoProcessor {
  process(
    bytes: Uint8Array,
    format: PhotoFormat,
    limits: PhotoLimits,
    /** `asker`: who waits too long for its turn gets the fault `busy`. */
    how?: PhotoEdit & { asker?: Asker },
  ): Promise<ProcessingResult>;
  /**
   * One of our own WebP files as AVIF, after all that somebody waits for; null when it cannot be read.
   * Not begun any more when the signal fires.
   */
  toAvif(webp: Uint8Array, signal?: AbortSignal): Promise<Uint8Array | null>;
  /** Stops what is running. */
  close(): Promise<void>;
}
