import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { nodePath, root } from '../build/project.mjs';
import { importsOf } from '#test/architecture/module-graph.ts';
import { listBenches } from './list-benches.mjs';

it('finds whatever a measurement imports in a form that Node can read', () => {
  const imported = listBenches().flatMap(({ script }) =>
    importsOf(script, withoutTypes(readFileSync(script, 'utf8')))
      .filter(({ dynamic }) => !dynamic)
      .map(({ specifier }) =>
        specifier.startsWith('.') ? join(dirname(script), specifier) : specifier,
      ),
  );
  const program = [...new Set(imported)].map((name) => `await import(${JSON.stringify(name)});`);
  const { status, stderr } = spawnSync(
    nodePath(),
    [
      '--import',
      './bin/bench/read-messages.mjs',
      '--input-type=module',
      '--eval',
      program.join('\n'),
    ],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr).not.toContain('Error');
  expect(status).toBe(0);
});

/** What is imported for its type alone is read by nobody. */
const withoutTypes = (source: string) => source.replaceAll(/^import type [^;]*;/gm, '');
