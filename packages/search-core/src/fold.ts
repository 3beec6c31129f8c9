/** Letters that Unicode does not decompose but people type without. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  þ: 'th',
  ς: 'σ',
  '’': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
};
const PLAIN_PATTERN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');
const NOT_ASCII = /[^\0-\x7f]/;

/**
 * Case, diacritics and width away: "Café Ⅷ" becomes "cafe viii". Works code point by code point
 * (folding the parts and joining them gives the same string), which highlighting relies on.
 */
export function fold(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(PLAIN_PATTERN, (letter) => PLAIN[letter]!);
}

/** A folded text and, for each of its units, where in the original the unit's character starts. */
export interface FoldedText {
  folded: string;
  /** One entry longer than `folded`; the last is the original's length. */
  sourceAt: number[];
}

export function foldWithOffsets(text: string): FoldedText {
  if (!NOT_ASCII.test(text)) {
    return {
      folded: text.toLowerCase(),
      sourceAt: Array.from({ length: text.length + 1 }, (_, at) => at),
    };
  }
  const sourceAt: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const part = fold(character);
    for (let unit = 0; unit < part.length; unit++) sourceAt.push(at);
    folded += part;
    at += character.length;
  }
  sourceAt.push(at);
  return { folded, sourceAt };
}
