import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { Hono } from 'hono';
import { chooseCoding, contentCodings, type ContentCoding } from '../encodings/content-codings.ts';
import { dictionaryUse } from '../encodings/page-dictionaries.ts';
import { builtClientDir } from './assets.ts';

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
  const bodies = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const read = (path: string) => {
    let body = bodies.get(path);
    if (!body) {
      body = readFile(path).catch((error: unknown) => {
        if (archiveDir === undefined) throw error;
        return readFile(join(archiveDir, basename(path)));
      });
      bodies.set(path, body);
      body.catch(() => bodies.delete(path));
    }
    return body;
  };

  return new Hono().get('/assets/:name', async (context) => {
    const name = context.req.param('name');
    const asset = assets.get(name);
    if (!asset) return context.text('Not found', 404);
    const coding = chooseCoding(context.req.header('accept-encoding'), asset.codings);
    const body = await read(coding ? asset.path + suffixes[coding] : asset.path);
    context.header('content-type', asset.type);
    context.header('cache-control', 'public, max-age=31536000, immutable');
    context.header('content-length', String(body.byteLength));
    if (asset.codings.length > 0) context.header('vary', 'Accept-Encoding');
    if (coding) context.header('content-encoding', coding);
    const use = dictionaryUse(name);
    if (use) context.header('use-as-dictionary', use);
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
