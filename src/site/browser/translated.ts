import { pageWordsId, type PageWords } from '#domain/content/page-words.ts';

let known: PageWords | undefined;

function pageWords(): PageWords {
  if (known) return known;
  const block = typeof document === 'undefined' ? null : document.getElementById(pageWordsId);
  // The block stands at the end of the page: until it is read, its absence says nothing.
  if (!block) return { prefix: '', words: {} };
  known = JSON.parse(block.textContent) as PageWords;
  return known;
}

/** A text in the page's language; `{1}`, `{2}`, `{3}` in it stand for the values. */
export function translated(english: string, ...values: readonly (string | number)[]): string {
  const text = pageWords().words[english] ?? english;
  return text.replace(/\{([123])\}/g, (slot, at: string) => String(values[Number(at) - 1] ?? slot));
}

/** Address of a page in the page's language. */
export const pagePath = (path: string): string => pageWords().prefix + path;
