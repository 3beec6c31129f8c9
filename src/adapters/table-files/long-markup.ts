/** The reader of workbooks takes XML up in parts of 7 ms: ever smaller ones, where one piece takes it longer. */
const longestTag = 128 * 1024;
const longestPiece = 4 * 1024 * 1024;

const [opening, closing, exclamation, question] = [0x3c, 0x3e, 0x21, 0x3f];
const [doubleQuote, singleQuote] = [0x22, 0x27];
const tag = { opens: '<', closes: '>' };
/** What begins with `<` and is no tag (XML 1.0, 2.5 to 2.7). */
const others = [
  { opens: '<!--', closes: '-->' },
  { opens: '<![CDATA[', closes: ']]>' },
  { opens: '<?', closes: '?>' },
];

/**
 * Whether a tag, a text or a comment of an XML part is longer than any of a workbook, of which a cell has
 * 32,767 characters at most. Looks at each byte once; as for the reader, a `>` in quotes ends no tag.
 */
export function hasLongMarkup(part: Buffer): boolean {
  let piece: typeof tag | null = null;
  let begun = 0;
  let quote = 0;
  for (let at = 0; at < part.length; at++) {
    const byte = part[at];
    if (at - begun > (piece === tag ? longestTag : longestPiece)) return true;
    if (piece === null) {
      if (byte !== opening) continue;
      begun = at;
      const next = part[at + 1];
      piece = tag;
      if (next === exclamation || next === question)
        piece = others.find(({ opens }) => holds(part, opens, at)) ?? tag;
    } else if (quote !== 0) {
      if (byte === quote) quote = 0;
    } else if (
      byte === closing &&
      (piece === tag || holds(part, piece.closes, at + 1 - piece.closes.length))
    ) {
      begun = at;
      piece = null;
    } else if (piece === tag && (byte === doubleQuote || byte === singleQuote)) quote = byte;
  }
  return false;
}

function holds(part: Buffer, signs: string, from: number): boolean {
  for (let at = 0; at < signs.length; at++) {
    if (part[from + at] !== signs.codePointAt(at)) return false;
  }
  return true;
}
