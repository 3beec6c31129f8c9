import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { builtClientDir, clientEntry } from '#server/front/assets/assets.ts';
import { projectRoot } from '#server/config/project-root.ts';

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(builtClientDir, '.vite/manifest.json'), 'utf8'),
);

const facade = /analytics\/start-analytics\.ts$/;

/** Brotli size of what every page loads, with or without analytics. */
async function firstViewBytes(measured: boolean): Promise<number> {
  const result = (await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [
      {
        name: 'without-analytics',
        load: (id) =>
          !measured && facade.test(id) ? 'export const startAnalytics = () => {};' : null,
      },
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(projectRoot, clientEntry) },
    },
  })) as Rolldown.RolldownOutput;
  const [entry] = result.output;
  const files = [entry, ...result.output.filter((one) => entry.imports.includes(one.fileName))];
  const code = files.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  expect(code.includes('/api/analytics/2/httpapi')).toBe(measured);
  return brotliCompressSync(code).length;
}

it('adds at most 3 kB to the first view', async () => {
  const bytes = (await firstViewBytes(true)) - (await firstViewBytes(false));
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(3_000);
});

it('keeps third parties out of it', () => {
  const thirdParties = 'src/site/browser/analytics/third-parties.ts';
  const sdk = 'src/site/browser/analytics/amplitude-client.ts';
  expect(manifest[clientEntry]?.dynamicImports).toContain(thirdParties);
  expect(manifest[thirdParties]?.dynamicImports).toContain(sdk);
  const fetched = (source: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(source)) return seen;
    seen.add(source);
    for (const imported of manifest[source]?.imports ?? []) fetched(imported, seen);
    return seen;
  };
  const first = fetched(clientEntry);
  expect([...first]).not.toContain(thirdParties);
  expect([...first]).not.toContain(sdk);
  const code = [...first]
    .map((source) => readFileSync(join(builtClientDir, manifest[source]!.file), 'utf8'))
    .join('');
  expect(code).not.toMatch(/googletagmanager|amplitude\.com/);
});
