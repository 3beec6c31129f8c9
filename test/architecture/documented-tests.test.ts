import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const documents = globSync('docs/{security,contracts}/*.md', { cwd: root }).toSorted();
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const withoutComments = (text: string) => text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');

const isThere = (name: string) =>
  name.includes('*') ? globSync(name, { cwd: root }).length > 0 : existsSync(join(root, name));
/** “words” of a title right behind the file that has it, several in a row. */
const namedTests = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.tsx?)`((?:,? “[^”]+”)+)/g)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
  );

const namesTest = /`[\w./*-]+\.(?:test|contract|e2e)\.tsx?`|`bench\//;
const namesFile = /`(?:src|test|bin|docs|packages)\/[\w./*-]+`/;
/** Cells of each row of a table; heads of tables and of their parts are none. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| .* \|$/.test(line) && !/^\|[\s|*\w,.-]*\| \| \|$/.test(line))
    .map((line) => line.slice(2, -2).split(' | '))
    .filter(([first = '']) => !heads.has(first));
const heads = new Set(['Id', 'Row', 'Family', 'Sentence', 'Boundary', '']);

describe.each(documents)('%s', (path) => {
  const text = textOf(path);

  it('names files that are there', () => {
    const named = [
      ...text.matchAll(
        /`((?:src|test|packages|bench|bin|docs|deploy|content|demo|languages)\/[\w./*-]+)`/g,
      ),
    ].map(([, name = '']) => name);
    expect(named.filter((name) => !isThere(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(3);
  });

  it('names titles that their files have', () => {
    const missing = namedTests(text).filter(
      ({ file, title }) => !isThere(file) || !withoutComments(textOf(file)).includes(title),
    );
    expect(missing).toEqual([]);
  });

  it('names for what is covered the test that holds it', () => {
    const bare = rowsOf(text).filter(
      ([, state, where = '']) => state === 'covered' && !namesTest.test(where),
    );
    expect(bare).toEqual([]);
  });

  it('counts its rows', () => {
    const counts = [
      ...text.matchAll(/(\d+) (covered|partly|not covered|not applicable|long run)(?=[,.])/g),
    ];
    for (const [, count, state] of counts)
      expect([state, rowsOf(text).filter((row) => row[1] === state).length]).toEqual([
        state,
        Number(count),
      ]);
  });
});

it('a source file that a page or a decision names is there', () => {
  const folders = '{src,test,bin,bench,packages,demo,content,languages}';
  const sources = globSync(`${folders}/**/*.{ts,tsx,mjs}`, {
    cwd: root,
    exclude: (name) => name.endsWith('node_modules'),
  }).map((path) => `/${path}`);
  const gone = globSync('{*.md,docs/*.md,docs/decisions/*.md}', { cwd: root }).flatMap((page) =>
    [...textOf(page).matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)]
      .filter(([, name]) => !sources.some((path) => path.endsWith(`/${name}`)))
      .map(([, name]) => `${page}: ${name}`),
  );
  expect(sources.length).toBeGreaterThan(1_000);
  expect(gone).toEqual([]);
});

it('each threat has its test', () => {
  const threats = rowsOf(textOf('docs/security/threat-model.md')).filter(([kind = '']) =>
    /^[STRIDE]$/.test(kind),
  );
  expect(threats.length).toBeGreaterThan(55);
  expect(threats.filter(([, , , tests = '']) => !namesTest.test(tests))).toEqual([]);
});

it('each requirement that is met has its place in the code or its test', () => {
  const met = rowsOf(textOf('docs/security/asvs.md')).filter(([, state]) => state === 'met');
  expect(met.length).toBeGreaterThan(60);
  expect(met.filter(([, , where = '']) => !namesFile.test(where))).toEqual([]);
});

it('each sentence of the storefront has a test with its title', () => {
  const sentences = rowsOf(textOf('docs/contracts/storefront-walk.md'));
  expect(sentences.length).toBeGreaterThan(80);
  expect(sentences.filter(([, tests = '']) => namedTests(tests).length === 0)).toEqual([]);
});
