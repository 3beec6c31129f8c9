import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const walk = readFileSync(join(root, 'docs/contracts/storefront-walk.md'), 'utf8');
const named = [...walk.matchAll(/`([\w./-]+\.tsx?)`(?: “([^”]+)”)?/g)];

it('names tests that are there', () => {
  const missing = named
    .map(([, file = '', title = '']) => ({ file, title }))
    .filter(
      ({ file, title }) =>
        !existsSync(join(root, file)) || !readFileSync(join(root, file), 'utf8').includes(title),
    );
  expect(missing).toEqual([]);
  expect(named.length).toBeGreaterThan(90);
});

it('holds every sentence by something', () => {
  const rows = walk
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Sentence'));
  for (const row of rows) expect(row).toMatch(/`[\w./-]+\.tsx?`/);
});
