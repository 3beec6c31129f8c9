import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';

const table = readFileSync(join(projectRoot, 'docs/contracts/hostile-inputs.md'), 'utf8');
const rows = [...table.matchAll(/^\| ([A-Z]\d\d) \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, id = '', state = '', where = '']) => ({
    id,
    state: state.trim(),
    files: [...where.matchAll(/`((?:test|src)\/[^`]+)`/g)].map(([, file = '']) => file),
  }),
);
const textOf = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
/** Ids in titles of the suite, and with them the words of `describe`, `it` and their rows. */
const suite = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => [name, textOf(`test/hostile/${name}`)] as const);

it('has every family once, with totals that are right', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const states = ['covered', 'partly', 'not covered', 'not applicable'];
  const total = states.map((state) => `${count(state)} ${state}`).join(', ');
  expect(table).toContain(`${rows.length} families: ${total}.`);
  expect(rows.filter(({ state }) => !states.includes(state))).toEqual([]);
});

it('names files that are there', () => {
  for (const { id, files } of rows)
    for (const file of files)
      expect(existsSync(join(projectRoot, file)), `${id}: ${file}`).toBe(true);
});

it.each(rows.filter(({ state }) => state === 'covered'))(
  '$id is covered by a test that says so, or by a file of its own',
  ({ id, files }) => {
    const ours = files.filter((file) => file.startsWith('test/hostile/'));
    const others = files.length - ours.length;
    expect(others > 0 || ours.some((file) => textOf(file).includes(id)), id).toBe(true);
    // A file of the suite that is new to a family names it.
    const named = suite.filter(([, text]) => text.includes(id)).map(([name]) => name);
    if (named.length > 0) expect(ours.join()).toMatch(new RegExp(named.join('|')));
  },
);

it('every family that a title of the suite names is in the table', () => {
  const known = new Set(rows.map(({ id }) => id));
  for (const [name, text] of suite) {
    const titles = [...text.matchAll(/(?:describe|it)(?:\.each[^'"`]*)?\(\s*['"`]([^'"`]+)['"`]/g)];
    for (const [, title = ''] of titles)
      for (const [id] of title.matchAll(/\b[A-Q]\d\d\b/g))
        expect(known.has(id), `${id} in ${name}`).toBe(true);
  }
});
