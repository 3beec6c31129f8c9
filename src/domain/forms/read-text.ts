/** Blank to the eye though neither spaces nor format characters: Hangul fillers, empty Braille. */
const blankSymbols = /[\u3164\u115f\u1160\uffa0\u2800]/gu;
const invisible = /[\p{Z}\p{C}\p{M}]/gu;
/** Turn the reading direction of whatever stands after them. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/gu;
/** All control characters but tab and line feed. */
const controls = /[^\P{Cc}\t\n]/gu;

/** Empty after trimming (spec §5), and also when nothing in it can be seen. */
export function isBlank(text: string): boolean {
  return text.replace(invisible, '').replace(blankSymbols, '') === '';
}

/** One line as a person meant it: no control characters, single spaces, composed letters. */
export function oneLine(text: string): string {
  const flat = text.toWellFormed().replace(/[\r\n\t\v\f\u2028\u2029]+/gu, ' ');
  return flat
    .replace(controls, '')
    .replace(bidiControls, '')
    .replace(/\p{Z}+/gu, ' ')
    .trim()
    .normalize('NFC');
}

/** Several lines: line ends become `\n`; directions stay, for right-to-left writing needs them. */
export function manyLines(text: string): string {
  const lines = text.toWellFormed().replace(/\r\n?|[\u2028\u2029]/gu, '\n');
  return lines.replace(controls, '').trim().normalize('NFC');
}

/** Whether a field says the same as what it began with; one that was not sent says nothing. */
export const isSameText = (one = '', other = ''): boolean => manyLines(one) === manyLines(other);

type Texts = Readonly<Record<string, string | undefined>>;

/** Whether a form says the same in these fields as what it began with. */
export const isSameForm = (typed: Texts, begun: Texts, names = Object.keys(begun)): boolean =>
  names.every((name) => isSameText(typed[name], begun[name]));

/** Characters as people count them, near enough: code points. */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

const longestLocal = 64;
const longestAddress = 254;
/** No quotes, comments, groups, routes or lists: what mail programs disagree about is refused. */
const forbidden = /[\s"(),:;<>[\]\\\p{C}]/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * Reads one e-mail address (RFC 5321 mailbox without quoted parts, RFC 6531 letters allowed).
 * Returns it with the domain in lower case, or null when it is not an address that mail can reach.
 */
export function readEmail(text: string): string | null {
  const address = text.trim().replace(/^mailto:/i, '');
  if (address.length > longestAddress || forbidden.test(address)) return null;
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || local.length > longestLocal || local.includes('@')) return null;
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return null;
  const labels = domain.split('.');
  if (labels.length < 2 || labels.some((each) => each.length > 63 || !label.test(each)))
    return null;
  if (/^\d+$/.test(labels.at(-1) ?? '')) return null;
  return `${local}@${domain}`;
}

/** The same person by another spelling: for rate limits, erasure and export. */
export function emailKey(address: string): string {
  return address.trim().normalize('NFKC').toLowerCase();
}

/**
 * Text that a database takes: PostgreSQL has no NUL, and UTF-8 no half of a surrogate pair. U+FFFD
 * stands for both, as in HTML, so that no word becomes another one.
 */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');
