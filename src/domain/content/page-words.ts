/** What scripts of a page in another language say, and the prefix of its addresses. */
export interface PageWords {
  /** `/es`; empty in English. */
  prefix: string;
  /** English text → the page's language. */
  words: Readonly<Record<string, string>>;
}

/** Id of the data block that holds them; English pages have none. */
export const pageWordsId = 'page-words';
