/** What Barlow has been given to draw: the letters of Latin, of Vietnamese too, and marks. */
const latin =
  /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0113\u0116-\u012b\u012d-\u0131\u0133-\u0137\u0139-\u013e\u0140-\u0148\u014a-\u014d\u014f-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1e80-\u1e85\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044\u20ac\u2122\u2212]/u;
/** The letters that Barlow has none of. */
const cyrillic = /[\u0400-\u045f\u0490\u0491]/u;

/** Which font draws a character; `bin/fonts/make-fonts.mjs` puts exactly these into the fonts of papers. */
export function scriptOf(character: string): 'latin' | 'cyrillic' | null {
  if (latin.test(character)) return 'latin';
  return cyrillic.test(character) ? 'cyrillic' : null;
}

const isDrawn = (character: string) => character === '\n' || scriptOf(character) !== null;

/** Characters that mean the same as one that is drawn. French figures have narrow blanks. */
const instead: Readonly<Record<string, string>> = {
  '\t': ' ',
  '\u2007': '\u00a0',
  '\u2009': ' ',
  '\u202f': '\u00a0',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2032': "'",
  '\u2033': '"',
  '\u2028': '\n',
  '\u2029': '\n',
};

/** What nobody sees: control characters, marks of direction, joiners, soft hyphens, what chooses a form of the one before. */
const unseen = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u;
const leftOut = '[…]';

export interface PrintableText {
  /** The text with `[…]` in the place of what the fonts have no picture of. */
  text: string;
  /** Something of it was left out. */
  isShortened: boolean;
}

/**
 * A text as it can be set: whatever people type, also in scripts that the fonts do not have, never
 * breaks a line apart, turns it around or makes a box of it.
 */
export function printable(typed: string): PrintableText {
  let text = '';
  let isShortened = false;
  let isGap = false;
  for (const character of typed.replaceAll(/\r\n?/g, '\n').normalize('NFC')) {
    const set = setCharacter(character);
    if (set === null) {
      isShortened = true;
      if (!isGap) text += leftOut;
      isGap = true;
    } else {
      text += set;
      // Blanks and unseen characters between two that are left out are one gap with them.
      if (set.trim() !== '') isGap = false;
    }
  }
  return { text, isShortened };
}

/** Null when it cannot be drawn. */
function setCharacter(character: string): string | null {
  if (isDrawn(character)) return character;
  const same = instead[character];
  if (same !== undefined) return same;
  if (unseen.test(character)) return '';
  // Ǧ is set as G, which people read; marks that belong to nothing are not set at all.
  const bare = character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return Array.from(bare).every(isDrawn) ? bare : null;
}
