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
const CAPITAL_A = 65;
const CAPITAL_Z = 90;
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

const encoder = new TextEncoder();

/** Where a text is folded to: `units` up to `length`, until the next one is. */
export interface FoldRoom {
  units: Uint16Array;
  length: number;
  bytes: Uint8Array;
}

export function foldRoom(): FoldRoom {
  return { units: new Uint16Array(64), length: 0, bytes: new Uint8Array(64) };
}

/** `fold`, for whom a text's units are all that is needed: strings are slow to read one by one. */
export function foldInto(room: FoldRoom, text: string): void {
  if (text.length > room.bytes.length) room.bytes = new Uint8Array(text.length * 2);
  const { bytes } = room;
  const { read, written } = encoder.encodeInto(text, bytes);
  const isAscii = read === text.length && written === text.length;
  const folded = isAscii ? '' : fold(text);
  room.length = isAscii ? text.length : folded.length;
  if (room.length > room.units.length) room.units = new Uint16Array(room.length * 2);
  const { units } = room;
  if (!isAscii) for (let at = 0; at < folded.length; at++) units[at] = folded.charCodeAt(at);
  else
    for (let at = 0; at < written; at++) {
      const byte = bytes[at]!;
      units[at] = byte >= CAPITAL_A && byte <= CAPITAL_Z ? byte + 32 : byte;
    }
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
