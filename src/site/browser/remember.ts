/**
 * What pages keep in this browser. Storage may be refused or full: then nothing is kept, and every
 * page works without a memory.
 */
type Place = 'localStorage' | 'sessionStorage';

/** Null: nothing was kept; undefined: the browser refuses to say. */
export function recall(key: string, place: Place = 'localStorage'): string | null | undefined {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return undefined;
  }
}

/** Null forgets. */
export function remember(key: string, value: string | null, place: Place = 'localStorage'): void {
  try {
    if (value === null) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, value);
  } catch {
    // As above.
  }
}
