import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';

const files = globSync(
  [
    '{src,packages,demo,bin,bench,test,content,languages,deploy,docs}/**/*.{ts,tsx,mjs,js,css,md,json,po,yml,br}',
    '*.ts',
  ],
  { cwd: projectRoot, exclude: (path) => path.includes('node_modules') || path.includes('dist') },
);
const names = new Set(files.map((path) => basename(path)));
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

it('are there where a comment names them', () => {
  const scripts = files.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
  expect(scripts.length).toBeGreaterThan(2_000);
  const lost = scripts.flatMap((path) =>
    [...read(path).matchAll(/^\s*(?:\/?\*|\/\/).*$/gm)].flatMap(([line]) =>
      [...line.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css))`/g)]
        .filter(([, named = '']) => !names.has(basename(named)))
        .map(([, named]) => `${path}: ${named}`),
    ),
  );
  expect(lost).toEqual([]);
});

it('are there where the map of the code names them', () => {
  const named = [...read('docs/architecture.md').matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*\/?)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => /[/]|\.(tsx?|mjs|css|md|yml)$/.test(path));
  expect(named.length).toBeGreaterThan(120);
  const isThere = (path: string) => files.some((file) => `/${file}`.includes(`/${path}`));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

it('are found by the map of the code in few rows: more would say that folders do not say it', () => {
  const [, map = ''] = read('docs/architecture.md').split(/^## /m);
  const rows = map.split('\n').filter((line) => /^\| (?!What)/.test(line));
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.length).toBeLessThanOrEqual(25);
});
