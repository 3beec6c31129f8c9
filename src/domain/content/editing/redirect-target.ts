import { pathIn, withoutLanguage } from '#messages/languages.ts';
import { publicPages } from '#pages/page-map.ts';

/** What moved, moved in every language, to the page in that language; one language's own move comes first. */
export function moveOf(moved: ReadonlyMap<string, string>, path: string): string | undefined {
  const page = withoutLanguage(path);
  const target = moved.get(path) ?? moved.get(page);
  if (target === undefined || moved.has(path) || !publicPages.isPagePath(target)) return target;
  const [, language = ''] = path.split('/');
  return pathIn(language, target);
}

/** Where an address that nothing answers has moved to, with the query it came with; else null. */
export function redirectTarget(
  moved: ReadonlyMap<string, string>,
  pathname: string,
  search: string,
): string | null {
  const target = moveOf(moved, pathname.toLowerCase());
  if (target === undefined || search === '') return target ?? null;
  const [address = '', fragment] = target.split('#');
  const joined = address.includes('?') ? `${address}&${search.slice(1)}` : address + search;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
