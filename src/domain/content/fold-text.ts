/** A text without case and accents that still knows where in the original each character stood. */
export interface FoldedText {
  text: string;
  /** For every character of `text`: start of the original's character that gave it. */
  origins: readonly number[];
  length: number;
}

export interface FoldedWord {
  word: string;
  /** Place in the original. */
  start: number;
  end: number;
}

export function foldText(original: string): FoldedText {
  let text = '';
  const origins: number[] = [];
  let at = 0;
  for (const character of original) {
    const folded =
      character < '\u0080'
        ? character.toLowerCase()
        : character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    for (let count = 0; count < folded.length; count++) origins.push(at);
    text += folded;
    at += character.length;
  }
  return { text, origins, length: original.length };
}

/** Runs of letters and digits; an apostrophe inside a word belongs to it. */
export function wordsOf({ text, origins, length }: FoldedText): FoldedWord[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu), (match) => {
    const end = match.index + match[0].length;
    return {
      word: match[0].replaceAll('’', "'"),
      start: origins[match.index] ?? 0,
      end: origins[end] ?? length,
    };
  });
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x26': '&',
  '#x3C': '<',
  '#39': "'",
};

/**
 * A quoted attribute may hold a `>`, as `sizes="(width >= 46rem) 44rem"` does. No tag holds a `<`: a
 * row of them is looked through once.
 */
const anyTag = /<(?:[^<>"']|"[^"]*"|'[^']*')*>/g;
const inlineTag =
  /<\/?(?:a|abbr|b|code|em|i|mark|small|strong|sub|sup)\b(?:[^<>"']|"[^"]*"|'[^']*')*>/g;

/** The words of sanitized HTML, for searching; never to be put back into a page as HTML. */
export function textOfHtml(html: string): string {
  return html
    .replace(inlineTag, '')
    .replace(anyTag, ' ')
    .replace(/&(amp|lt|gt|quot|#x26|#x3C|#39);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
