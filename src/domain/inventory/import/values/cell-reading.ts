/**
 * What one cell says. `value` null without a problem means unknown (blank, "N/A", "call"); a problem
 * is a short clause for the report that follows the quoted cell, such as "is not a price". Beside a
 * value it says what of the cell was left out.
 */
export interface CellReading<T> {
  value: T | null;
  problem: string | null;
  /** The cell says outright that there is no value ("call for price"): what was known is dropped. */
  clears?: boolean;
}

export const cleared: CellReading<never> = Object.freeze({
  value: null,
  problem: null,
  clears: true,
});

export const unknown: CellReading<never> = Object.freeze({ value: null, problem: null });

export function known<T>(value: T): CellReading<T> {
  return { value, problem: null };
}

export function problem(clause: string): CellReading<never> {
  return { value: null, problem: clause };
}

/** A program's way to say outright that there is no value: what was known is dropped. */
export const saysNone = '∅';

const unknownWords = new Set(
  [
    saysNone,
    '',
    'n/a',
    'na',
    'n.a.',
    'null',
    'nil',
    'nan',
    'undefined',
    'unknown',
    'unk',
    'unspecified',
  ]
    .concat(['tbd', 'tba', 'tbc', 'not specified', 'not available', 'not known', 'no data'])
    // Sellers in the languages of the site.
    .concat(['no sé', 'no se', 'no lo sé', 'desconocido', 'je ne sais pas', 'inconnu'])
    .concat(['#n/a', '#ref!', '#value!', '#name?', '#div/0!', '#null!', '(blank)', 'blank']),
);

/** Words and signs by which people and spreadsheets say "we do not know". */
export function saysUnknown(text: string): boolean {
  return unknownWords.has(text.toLowerCase()) || /^[-–—.?*_x\s]+$/iu.test(text);
}

/** Beside a figure: it is meant, give or take. */
export const roughly = 'approx|approximately|about|around|aprox|unas|unos|environ';

const zeroWidth = /[\u200B-\u200D\u2060\uFEFF\u00AD]/gu;
const controls = /[\p{Cc}--[\n\t\r]]/gv;

/** A cell as a person reads it: composed letters, plain spaces, no invisible characters, trimmed. */
export function cleanCell(raw: string): string {
  if (isPlainAscii(raw)) return raw.trim();
  return raw
    .normalize('NFC')
    .replace(zeroWidth, '')
    .replace(controls, '')
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000]/gu, ' ')
    .trim();
}

function isPlainAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 126 || (code < 32 && code !== 10 && code !== 9)) return false;
  }
  return true;
}
