import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { spanishWords } from './es.ts';

const folder = join(import.meta.dirname, 'spanish');
const parts = await Promise.all(
  readdirSync(folder)
    .filter((name) => name !== 'browser.ts')
    .map(async (name) => {
      const exported: Record<string, object> = await import(join(folder, name));
      return { name, keys: Object.values(exported).flatMap((phrases) => Object.keys(phrases)) };
    }),
);

it('translates each sentence in one part, and every part is in the catalogue', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { name, keys } of parts) {
    for (const key of keys) {
      if (seen.has(key)) twice.push(`${key}: ${seen.get(key)} and ${name}`);
      seen.set(key, name);
    }
  }
  expect(twice).toEqual([]);
  expect(new Set(seen.keys())).toEqual(new Set(Object.keys(spanishWords.phrases)));
});

it('takes for scripts what pages say already', () => {
  const text = readFileSync(join(folder, 'browser.ts'), 'utf8');
  const written = Array.from(
    text.matchAll(/^ +(?:'((?:[^'\\]|\\.)*)'|(\w+)):/gm),
    (one) => one[1] ?? one[2]!,
  );
  expect(written.length).toBeGreaterThan(40);
  expect(written.filter((key) => key in spanishWords.phrases)).toEqual([]);
});
