import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { Hono } from 'hono';
import { chooseCoding, contentCodings, type ContentCoding } from '../encodings/content-codings.ts';
import { dictionaryCoding, dictionaryUse } from '../encodings/page-dictionaries.ts';
import { builtClientDir } from './assets.ts';
import { keepPromise } from './keep-promise.ts';
import { createStylesheetDictionaries } from './stylesheet-dictionaries.ts';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

const suffixes: Record<ContentCoding, string> = { br: '.br', zstd: '.zst', gzip: '.gz' };

const forGood = 'max-age=31536000, immutable';

type Asset = { path: string; type: string; codings: ContentCoding[] };

/**
 * Serves `/assets/*`, the hashed files of the browser build. Only the names that were there at
 * the start, with a known type, exist: no traversal, no dotfiles, no source maps. Files of earlier
 * builds, which pages in open tabs still ask for, come from `archiveDir`, and so do those that were
 * built away under this server.
 * Bodies stay in memory after their first use; the whole build is under a megabyte.
 */
export function assetRoutes(clientDir: string = builtClientDir, archiveDir?: string): Hono {
  const assets = new Map([
    ...(archiveDir === undefined ? [] : listAssets(archiveDir)),
    ...listAssets(join(clientDir, 'assets')),
  ]);
  const load = (path: string) =>
    readFile(path).catch((error: unknown) => {
      if (archiveDir === undefined) throw error;
      return readFile(join(archiveDir, basename(path)));
    });
  const sheets = [...assets.values()].flatMap(({ path }) => (extname(path) === '.css' ? path : []));
  const readOver = createStylesheetDictionaries(sheets, load);
  const bodies = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  const read = (path: string) => keepPromise(bodies, path, () => load(path));

  return new Hono().get('/assets/:name', async (context) => {
    const name = context.req.param('name');
    const asset = assets.get(name);
    if (!asset) return context.text('Not found', 404);
    context.header('content-type', asset.type);
    const use = dictionaryUse(name);
    if (use) context.header('use-as-dictionary', use);
    const isSheet = context.req.method === 'GET' && extname(name) === '.css';
    const differences = isSheet ? await readOver(asset.path, context.req.header()) : null;
    if (differences) {
      // Not every cache on the way tells readers apart by the dictionary that they have.
      context.header('cache-control', `private, ${forGood}`);
      context.header('vary', 'Accept-Encoding, Available-Dictionary');
      context.header('content-encoding', dictionaryCoding);
      context.header('content-length', String(differences.byteLength));
      return context.body(differences);
    }
    const coding = chooseCoding(context.req.header('accept-encoding'), asset.codings);
    const body = await read(coding ? asset.path + suffixes[coding] : asset.path);
    context.header('cache-control', `public, ${forGood}`);
    context.header('content-length', String(body.byteLength));
    if (asset.codings.length > 0) context.header('vary', 'Accept-Encoding');
    if (coding) context.header('content-encoding', coding);
    return context.body(body);
  });
}

function listAssets(folder: string): Map<string, Asset> {
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const assets = new Map<string, Asset>();
  for (const name of names) {
    const type = contentTypes[extname(name)];
    if (!type || name.startsWith('.')) continue;
    const codings = contentCodings.filter((coding) => names.has(name + suffixes[coding]));
    assets.set(name, { path: join(folder, name), type, codings });
  }
  return assets;
}
