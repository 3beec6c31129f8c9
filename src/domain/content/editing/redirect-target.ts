import { withoutLanguage } from '#messages/languages.ts';

/** What moved, moved in every language. */
export const moveOf = (moved: ReadonlyMap<string, string>, path: string): string | undefined =>
  moved.get(path) ?? moved.get(withoutLanguage(path));

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
