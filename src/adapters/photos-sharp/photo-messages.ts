import type {
  PhotoEdit,
  PhotoFormat,
  PhotoLimits,
  ProcessingResult,
} from '#domain/media/photo-processor.ts';

/** What the server asks of the photo process, and what it answers. One question at a time. */
export type PhotoQuestion =
  | { ask: 'photo'; bytes: Uint8Array; format: PhotoFormat; limits: PhotoLimits; edit: PhotoEdit }
  | { ask: 'avif'; bytes: Uint8Array };

export type PhotoAnswer =
  | { answer: 'photo'; result: ProcessingResult }
  | { answer: 'avif'; avif: Uint8Array | null };
