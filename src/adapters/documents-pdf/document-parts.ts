import { createElement, type ReactElement } from 'react';
import { Document, type DocumentProps } from '@react-pdf/renderer';
import type { Sheet, Tone } from '#domain/documents/sheet.ts';

/** What every document is made of besides its sheet. */
export interface DocumentParts {
  /** PNG. */
  qr: Buffer;
  /** Characters had to be left out. */
  isShortened: boolean;
}

/** Printed mostly on printers without colors, and copied. */
export const ink = { text: '#14181f', muted: '#4a5361', line: '#9aa3b0' } as const;

/** Fira Sans draws what Barlow has no letters for. */
export const families = {
  text: ['Barlow', 'Fira Sans'],
  heading: ['Barlow Condensed', 'Fira Sans'],
};

export const tones = {
  alarm: { fontWeight: 600, color: '#a3180f', textDecoration: 'underline' },
  warning: { fontWeight: 600, color: '#7a4b00' },
  plain: {},
  quiet: { color: ink.muted },
} as const satisfies Record<Tone, object>;

/** The file of one page or of pages that follow each other; `keywords` are for those who search files. */
export function documentOf(
  { title, locale, datedAt }: Sheet,
  page: ReactElement,
  keywords = '',
): ReactElement<DocumentProps> {
  // In the place of the clock: made again, it is the same file.
  const date = new Date(datedAt);
  return createElement(
    Document,
    {
      title,
      keywords,
      language: locale,
      creationDate: date,
      modificationDate: date,
      creator: 'Omnibus',
      producer: 'Omnibus',
    },
    page,
  );
}
