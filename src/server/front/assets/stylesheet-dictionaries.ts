import { LRUCache } from 'lru-cache';
import { dictionaryFor } from '../encodings/content-codings.ts';
import { dictionaryOf, encodeWithDictionary } from '../encodings/page-dictionaries.ts';

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
  let pathsByName: Promise<ReadonlyMap<string, string>> | null = null;
  const nameAll = async () => {
    const named = paths.map(
      async (path) => [dictionaryOf(await load(path)).availableAs, path] as const,
    );
    return new Map(await Promise.all(named));
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
    pathsByName ??= nameAll();
    pathsByName.catch(() => (pathsByName = null));
    const known = dictionaryFor(headers, await pathsByName);
    if (known === undefined) return null;
    const pair = `${path} ${known}`;
    const body = kept.get(pair) ?? make(path, known);
    kept.set(pair, body);
    body.catch(() => kept.delete(pair));
    return body;
  };
}
