type AsyncPort<T> = { [K in keyof T]: (...args: never[]) => Promise<unknown> };

/**
 * A port whose adapter is loaded with the first call, and again with the next one when that failed:
 * for libraries that most visitors and most starts never need.
 */
export function lazyPort<T extends AsyncPort<T>>(load: () => Promise<T>): T {
  let loading: Promise<T> | null = null;
  const port = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
  return new Proxy({} as T, {
    // `then` would make it look like a promise to those who await what holds it.
    get: (_, name) =>
      name === 'then'
        ? undefined
        : async (...args: never[]) => {
            const loaded = await port();
            return loaded[name as keyof T](...args);
          },
  });
}
