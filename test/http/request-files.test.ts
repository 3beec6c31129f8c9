import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { nodePath } from '../../bin/build/project.mjs';

/** Whoever reads after a request opens these files; a further one should be worth it. */
const most: Record<string, number> = { 'POST /contact': 37, 'GET /buses?search=…': 109 };

/** In a process of its own: what files of tests before this one have run, V8 would count too. */
it('a request goes through few of our files', { timeout: 300_000 }, () => {
  const { stdout, stderr } = spawnSync(
    nodePath(),
    ['bench/request-files/run.ts', 'src/site/urls.ts'],
    {
      cwd: projectRoot,
      encoding: 'utf8',
    },
  );
  const counted = [
    ...stdout.matchAll(/^(.+): \d+ files, (\d+) without .*\n {2}src\/site\/urls\.ts$/gm),
  ];
  expect(
    counted.map(([, request]) => request),
    stderr,
  ).toEqual(Object.keys(most));
  for (const [, request = '', count] of counted)
    expect(Number(count), request).toBeLessThanOrEqual(most[request]!);
});
