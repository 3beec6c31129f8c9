/** An object whose properties are always those of the present value: whoever holds it is up to date. */
export function liveObject<T extends object>(current: () => T): T {
  const live = {} as T;
  for (const key of Object.keys(current()) as (keyof T)[]) {
    Object.defineProperty(live, key, { enumerable: true, get: () => current()[key] });
  }
  return live;
}
