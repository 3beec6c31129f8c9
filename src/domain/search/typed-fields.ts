/** Names of the fields that only the form of a list has, beside its filters: `price-from`. */
export function listFieldName(parameter: string, what: 'from' | 'to' | 'was' | 'said'): string {
  return `${parameter}-${what}`;
}

/** Stand inside of words, and of VINs that were copied from a page; those that turn the writing do not. */
const insideWords = /[\p{Cf}--[\u202A-\u202E\u2066-\u2069]]+/gv;

/** One line of what a visitor typed: characters that only break rendering carry no meaning here. */
export const typedText = (typed: string, longest: number): string =>
  typed
    .replace(insideWords, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, longest);
