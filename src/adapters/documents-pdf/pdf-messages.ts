import type { Sheet } from '#domain/documents/sheet.ts';

/** What the server asks of the PDF process, and what it answers. One question at a time. */
export interface PdfQuestion {
  sheet: Sheet;
  photos: ReadonlyMap<string, Uint8Array>;
  /** Folder of the fonts. */
  fonts: string;
}

export type PdfAnswer =
  | { answer: 'made'; bytes: Uint8Array<ArrayBuffer> }
  | { answer: 'problem'; problem: string };
