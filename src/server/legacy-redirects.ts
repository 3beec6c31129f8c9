import { redirects } from '#content/redirects.ts';

const known = new Map(Object.entries(redirects));

/** Where an address that nothing answers has moved to, with the query it came with; else null. */
export function movedTo(pathname: string, search: string): string | null {
  const target = known.get(pathname.toLowerCase());
  return target === undefined ? null : target + search;
}
