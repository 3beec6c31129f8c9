/** What an address or a form names is not there, or not any more: the page that says so answers. */
export class NothingHere extends Error {}

/** The thing itself; without it the request ends here. */
export function orNotFound<T>(thing: T): NonNullable<T> {
  if (thing === null || thing === undefined) throw new NothingHere();
  return thing;
}
