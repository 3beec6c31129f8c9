import type { SearchBuses } from './search-buses.ts';

/** Staff's synonyms, the present ones: every way to search reads visitors' words through them. */
export interface QueryWords {
  /** The text with each synonym replaced by what it means; reading twice changes nothing more. */
  read(text: string): string;
  /** Goes up when answers to the same words may be others than before. */
  readonly version: number;
}

export const plainWords: QueryWords = { read: (text) => text, version: 0 };

/** The search, reading synonyms as what they mean; its answer names the words as they were typed. */
export function withQueryWords(search: SearchBuses, words: QueryWords): SearchBuses {
  return async (query, ...rest) => {
    const text = words.read(query.text);
    const found = await search({ ...query, text }, ...rest);
    // Unless words were taken away.
    const isAsTyped = found.query.text === text;
    return isAsTyped ? { ...found, query: { ...found.query, text: query.text } } : found;
  };
}
