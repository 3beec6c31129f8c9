import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  bootScript,
  builtClientDir,
  clientEntry,
  siteStylesheet,
} from '#server/front/assets/assets.ts';

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(builtClientDir, '.vite/manifest.json'), 'utf8'),
);

/** A source and all that the browser must fetch before it runs. */
function closure(source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => closure(imported, seen))];
}

const brotliBytes = (file: string) => statSync(join(builtClientDir, `${file}.br`)).size;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

it('fetches at most 10 kB of JavaScript, and no React, before a page is usable', () => {
  const files = closure(clientEntry);
  expect(sum(files.map(brotliBytes))).toBeLessThanOrEqual(10_000);
  const code = files.map((file) => readFileSync(join(builtClientDir, file), 'utf8')).join('');
  expect(code).not.toMatch(/hydrateRoot\s*=|react\.transitional\.element/);
});

const kit = Object.keys(manifest).find((name) => name.startsWith('_island-kit')) ?? '';

it('keeps React in chunks that islands fetch', () => {
  const hydrate = closure(kit);
  const code = hydrate.map((file) => readFileSync(join(builtClientDir, file), 'utf8')).join('');
  expect(code).toMatch(/react\.transitional\.element/);
});

it('fetches at most 12 kB for an island beside what all share, and at most 100 kB in all', () => {
  const shared = new Set([...closure(clientEntry), ...closure(kit)]);
  const islands = Object.keys(manifest).filter((source) => /\/islands\/.*tsx$/.test(source));
  expect(islands.length).toBeGreaterThan(20);
  for (const source of islands) {
    expect(brotliBytes(manifest[source]?.file ?? ''), source).toBeLessThanOrEqual(12_000);
    const all = new Set([...shared, ...closure(source)]);
    expect(sum([...all].map(brotliBytes)), source).toBeLessThanOrEqual(100_000);
  }
});

it('leaves React to islands: what a page does besides needs none of it', () => {
  const besides = Object.keys(manifest).filter((source) =>
    /^src\/site\/browser\/(?!contact\/form-proof)/.test(source),
  );
  expect(besides.length).toBeGreaterThan(8);
  const withReact = besides.filter((source) => closure(source).includes(manifest[kit]?.file ?? ''));
  expect(withReact).toEqual([]);
});

it('fetches less than 2 kB for anything that a page does by itself', () => {
  const entry = new Set(closure(clientEntry));
  // Comes only where another language is offered.
  const byItself = /^src\/site\/browser\/page\/(?!language-offer)/;
  const scripts = Object.keys(manifest).filter((source) => byItself.test(source));
  expect(scripts.length).toBeGreaterThan(7);
  for (const source of scripts) {
    const more = closure(source).filter((file) => !entry.has(file));
    expect(sum(more.map(brotliBytes)), source).toBeLessThan(2_000);
  }
});

it('starts with a script of one file that holds nothing back', () => {
  expect(closure(bootScript)).toHaveLength(1);
  expect(brotliBytes(manifest[bootScript]?.file ?? '')).toBeLessThanOrEqual(500);
});

it('has no stylesheet of more than 15 kB', () => {
  expect(brotliBytes(manifest[siteStylesheet]?.file ?? '')).toBeLessThanOrEqual(15_000);
});
