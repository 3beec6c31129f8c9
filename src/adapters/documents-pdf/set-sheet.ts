import { join } from 'node:path';
import { Font, renderToBuffer } from '@react-pdf/renderer';
import type { Sheet } from '#domain/documents/sheet.ts';
import type { PdfQuestion } from './pdf-messages.ts';
import { printPhotos } from './print-photos.ts';
import { printable } from './printable-text.ts';
import { qrPicture } from './qr-picture.ts';
import { reportDocument } from './report-document.ts';
import { windshieldDocument } from './windshield-document.ts';

/** Nothing that is said in a row has so many letters; a part of it that stands alone breaks. */
const longestWord = 26;
const wordPart = 18;

/** A sheet as the bytes of a PDF file: the same sheet gives the same bytes. */
export async function setSheet({
  sheet,
  photos,
  fonts,
}: PdfQuestion): Promise<Uint8Array<ArrayBuffer>> {
  await registerFonts(fonts);
  const { sheet: printed, isShortened } = printableSheet(sheet);
  const parts = { qr: await qrPicture(sheet.qrAddress), isShortened };
  const document =
    printed.kind === 'report'
      ? reportDocument(printed, { ...parts, photos: await printPhotos(photos) })
      : windshieldDocument(printed, parts);
  return Uint8Array.from(await renderToBuffer(document));
}

/**
 * Anew for each file: a font that drew an é before has forgotten which letter its e is, and readers
 * that search or speak the text would leave it out.
 */
async function registerFonts(folder: string): Promise<void> {
  Font.clear();
  for (const [family, name, fontWeight] of [
    ['Barlow', 'barlow-400', 400],
    ['Barlow', 'barlow-600', 600],
    ['Barlow Condensed', 'barlow-condensed-700', 700],
    ['Fira Sans', 'fira-sans-cyrillic-400', 400],
    ['Fira Sans', 'fira-sans-cyrillic-600', 600],
    // The library's own, which it asks for besides every other one, and last of all for a line break.
    ['Helvetica', 'barlow-400', 400],
  ] as const) {
    Font.register({ family, src: join(folder, `${name}.ttf`), fontWeight });
  }
  // It is loaded by nobody else, as no style names it.
  await Font.load({ fontFamily: 'Helvetica' });
  // Words are not divided, by the rules of English least of all; only what no line could hold.
  const parts = new RegExp(`[^]{1,${wordPart}}`, 'gu');
  Font.registerHyphenationCallback((word) =>
    word.length > longestWord ? (word.match(parts) ?? [word]) : [word],
  );
}

/** Every text in it made printable; names of photos and addresses are already. */
function printableSheet(sheet: Sheet): { sheet: Sheet; isShortened: boolean } {
  let isShortened = false;
  const printed = JSON.parse(JSON.stringify(sheet), (_key, value: unknown) => {
    if (typeof value !== 'string') return value;
    const set = printable(value);
    isShortened ||= set.isShortened;
    return set.text;
  }) as Sheet;
  return { sheet: printed, isShortened };
}
