/** Where an address that nothing answers has moved to, with the query it came with; else null. */
export function redirectTarget(
  moved: ReadonlyMap<string, string>,
  pathname: string,
  search: string,
): string | null {
  const target = moved.get(pathname.toLowerCase());
  if (target === undefined || search === '') return target ?? null;
  const [address = '', fragment] = target.split('#');
  const joined = address.includes('?') ? `${address}&${search.slice(1)}` : address + search;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
