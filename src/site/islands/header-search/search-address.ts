import { currentLanguage, pathIn } from '#messages/languages.ts';

/** The bus list in the page's language: where searches lead. */
export const busList = (): string => pathIn(currentLanguage(), '/buses');

/** Where the header asks for the answer to a question. */
export const answerTo = (text: string): string =>
  `${pathIn(currentLanguage(), '/search/answer')}?${new URLSearchParams({ search: text })}`;

/**
 * Where a search form leads (spec §5): the bus list with what was said, without empty fields. Null
 * when nothing was said: no words after trimming, no bus type other than all, no seat range.
 */
export function searchAddress(
  action: string,
  fields: Iterable<readonly [string, unknown]>,
): string | null {
  const said = new URLSearchParams();
  for (const [name, value] of fields) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '' && !(name === 'category' && text === 'all')) said.append(name, text);
  }
  return said.size > 0 ? `${action}?${said}` : null;
}

/** Where the form leads as it is filled in now. */
export const formAddress = (form: HTMLFormElement): string | null =>
  searchAddress(busList(), new FormData(form));
