import { LRUCache } from 'lru-cache';
import { dictionaryFor } from '../encodings/content-codings.ts';
import { dictionaryOf, encodeWithDictionary } from '../encodings/page-dictionaries.ts';
import { keepPromise } from './keep-promise.ts';

/** Pairs of sheets whose body is kept: all of a build, and the usual ones with those before it. 600 kB. */
const mostKept = 300;

/**
 * The stylesheets at `paths`, those of earlier builds among them, as dictionaries of each other: most of
 * what two of them say is the same, so one is 1 to 3 kB to whoever has another, in place of 10. Gives a
 * body by what the request's headers say is there; null without any. Rejects as `load` does.
 */
export function createStylesheetDictionaries(
  paths: readonly string[],
  load: (path: string) => Promise<Buffer>,
) {
  const kept = new LRUCache<string, Promise<Buffer<ArrayBuffer>>>({ max: mostKept });
  const named = new Map<string, Promise<ReadonlyMap<string, string>>>();
  /** Which path a browser means that names its sheet by hash. */
  const nameAll = async () => {
    const all = paths.map(
      async (path) => [dictionaryOf(await load(path)).availableAs, path] as const,
    );
    return new Map(await Promise.all(all));
  };
  const make = async (path: string, known: string) =>
    Buffer.from(
      await encodeWithDictionary(await load(path), dictionaryOf(await load(known)), 'small'),
    );

  return async (
    path: string,
    headers: Parameters<typeof dictionaryFor>[0],
  ): Promise<Buffer<ArrayBuffer> | null> => {
    if (headers['available-dictionary'] === undefined) return null;
    const known = dictionaryFor(headers, await keepPromise(named, 'all', nameAll));
    if (known === undefined) return null;
    return keepPromise(kept, `${path} ${known}`, () => make(path, known));
  };
}
