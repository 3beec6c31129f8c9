/** A map, or a cache with a bound. */
interface Kept<Value> {
  get(key: string): Promise<Value> | undefined;
  set(key: string, value: Promise<Value>): unknown;
  delete(key: string): unknown;
}

/** What was promised for this key before, or else is now; one that is broken is forgotten, and made anew. */
export function keepPromise<Value>(
  kept: Kept<Value>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}
