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

/** A text in the page's language; `{1}` in it stands for the value. */
export function translated(english: string, value: string | number = ''): string {
  return (pageWords().words[english] ?? english).replace('{1}', () => String(value));
}

/** Address of a page in the page's language. */
export const pagePath = (path: string): string => pageWords().prefix + path;
