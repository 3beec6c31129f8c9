import { expect, it } from 'vitest';
import { layerOf } from './layers.ts';
import { findCycles, importsOf, type SourceFile } from './module-graph.ts';

const here = 'src/site/routes/home/home-page.tsx';

it('sees every kind of import', () => {
  const imports = importsOf(
    here,
    `import type { A } from './a.ts';
     import { type B } from '#domain/inventory/b.ts';
     export * from '../c.ts';
     import * as z from 'zod/mini';
     import { readFile } from 'node:fs/promises';
     type D = import('@omnibus/search-core').Filter;
     const e = () => import('./e.tsx');`,
  );
  expect(imports.map((entry) => entry.path ?? entry.packageName)).toEqual([
    'src/site/routes/home/a.ts',
    'src/domain/inventory/b.ts',
    'zod',
    null,
    'src/site/routes/c.ts',
    'packages/search-core/src/index.ts',
    'src/site/routes/home/e.tsx',
  ]);
  expect(imports.filter((entry) => entry.dynamic).map((entry) => entry.specifier)).toEqual([
    './e.tsx',
  ]);
});

function files(texts: Record<string, string>): SourceFile[] {
  return Object.entries(texts).map(([path, text]) => ({
    path,
    text,
    imports: importsOf(path, text),
  }));
}

it('finds cycles, also through types, but not through import()', () => {
  expect(
    findCycles(files({ 'a.ts': `import './b.ts'`, 'b.ts': `import type { A } from './a.ts'` })),
  ).toEqual([['a.ts', 'b.ts', 'a.ts']]);
  expect(findCycles(files({ 'a.ts': `import './b.ts'`, 'b.ts': `import('./a.ts')` }))).toEqual([]);
});

it.each([
  ['src/domain/inventory/cdl.ts', 'domain'],
  ['src/domain/search/bus-document.ts', 'domain/search'],
  ['src/site/urls.ts', 'site/urls'],
  ['src/site/render-page.tsx', 'site'],
  ['src/server/wiring/compose.ts', 'composition'],
  ['src/server/app.ts', 'server'],
  ['src/elsewhere/x.ts', undefined],
])('puts %s into layer %s', (path, name) => {
  expect(layerOf(path)?.name).toBe(name);
});
