import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const documents = globSync('docs/{security,contracts}/*.md', { cwd: root }).toSorted();
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
/** `| A1 | covered | where |` */
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| (\S[^|]*) \| (covered|met|partly|[a-z /]+) \| (.*) \|$/gm)].map(
    ([, id = '', state = '', where = '']) => ({ id, state, where }),
  );

describe.each(documents)('%s', (path) => {
  const text = textOf(path);

  it('names files that are there', () => {
    const named = [
      ...text.matchAll(/`((?:src|test|packages|bench|bin|docs|deploy|content|demo)\/[\w./*-]+)`/g),
    ].map(([, name = '']) => name);
    const isThere = (name: string) =>
      name.includes('*') ? globSync(name, { cwd: root }).length > 0 : existsSync(join(root, name));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(3);
  });

  it('names for what is covered the test that holds it', () => {
    const covered = rowsOf(text).filter(({ state }) => state === 'covered');
    const bare = covered.filter(
      ({ where }) => !/`[\w./*-]+\.(?:test|contract|e2e)\.tsx?`|`bench\//.test(where),
    );
    expect(bare).toEqual([]);
  });

  it('counts its rows', () => {
    const rows = rowsOf(text);
    const counts = [
      ...text.matchAll(/(\d+) (covered|partly|not covered|not applicable|long run)(?=[,.])/g),
    ];
    for (const [, count, state] of counts)
      expect([state, rows.filter((row) => row.state === state).length]).toEqual([
        state,
        Number(count),
      ]);
  });
});
