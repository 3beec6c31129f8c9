import { jsonOrNull } from '#domain/json-or-null.ts';

/** Parameters may come as one URL-encoded text (`params: "query=bus&hitsPerPage=5"`). */
export function decodeParams(text: string): Record<string, unknown> {
  return Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [name, decodeValue(value)]),
  );
}

/** Lists travel as JSON inside an encoded text; plain words stay words. */
export function decodeValue(value: string): unknown {
  return /^[[{]/.test(value) ? (jsonOrNull(value) ?? value) : value;
}

const longestEcho = 2_048;

/**
 * The protocol repeats the parameters it was sent as one encoded text. Only known ones are repeated:
 * never the key of a GET request, and nothing nested deeper than a list of lists.
 */
export function encodeParams(given: Record<string, unknown>, known: readonly string[]): string {
  if (typeof given.params === 'string') return given.params.slice(0, longestEcho);
  let text = '';
  for (const name of known) {
    const value = given[name];
    if (value === undefined || value === null || text.length > longestEcho) continue;
    const shown = echoValue(value);
    if (shown !== null) text += `${text && '&'}${name}=${encodeText(shown)}`;
  }
  return text.slice(0, longestEcho);
}

function echoValue(value: unknown): string | null {
  if (typeof value === 'string') return value.slice(0, longestEcho);
  if (typeof value !== 'object') return String(value);
  if (!Array.isArray(value) || !value.every(isShallow)) return null;
  return JSON.stringify(value).slice(0, longestEcho);
}

const isShallow = (entry: unknown): boolean =>
  typeof entry !== 'object' ||
  (Array.isArray(entry) && entry.every((inner) => typeof inner !== 'object'));

/** A text cut or sent with half of a surrogate pair would make `encodeURIComponent` throw. */
const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed());
