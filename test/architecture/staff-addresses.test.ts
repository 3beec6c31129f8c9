import { expect, it } from 'vitest';
import { readSources } from './module-graph.ts';

it('tells every address of the back office once, in the list of its area', () => {
  const told = readSources(['src/staff'])
    .filter(({ path }) => !/\.test\.tsx?$|\/browser\//.test(path))
    .flatMap(({ path, text }) => {
      const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
      const found = code.matchAll(/['"`](\/staff\/[a-z:][^'"`]*[^-'"`])['"`]/g);
      return [...found].map(([, pattern = '']) => ({ path, pattern }));
    });
  const listed = told.filter(({ path }) => path.endsWith('urls.ts'));
  expect(listed.length).toBeGreaterThan(80);
  expect(new Set(listed.map(({ pattern }) => pattern)).size).toBe(listed.length);
  expect(told.filter((one) => !listed.includes(one))).toEqual([]);
});
