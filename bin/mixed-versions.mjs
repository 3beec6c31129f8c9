#!/usr/bin/env node
/**
 * `npm run suite -- mixed v1.2.0`: the browser's journeys against two nodes on one PostgreSQL, one of
 * this work tree and one of the given commit, as during a rolling upgrade (fault matrix I-7). More
 * arguments go to Vitest. The other version is built aside, with the dependencies installed here.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './build/ensure-installed.mjs';
import { fail, nodePath, note, root } from './build/project.mjs';
import { becomeNode } from './build/run-node.mjs';

const [before = 'HEAD~1', ...more] = process.argv.slice(2);
ensureInstalled();
const commit = git('rev-parse', '--verify', `${before}^{commit}`);
const folder = join(root, 'node_modules/.cache', `version-${commit.slice(0, 12)}`);
if (!existsSync(folder)) git('worktree', 'add', '--detach', folder, commit);
if (!existsSync(join(folder, 'node_modules')))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
const main = join(folder, 'dist/server/main.js');
if (!existsSync(main)) {
  note(`Building ${before} …`);
  const built = spawnSync(nodePath(), [join(folder, 'bin/build.mjs')], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) fail(`${before} could not be built; the messages are above.`);
}
const paths = more.length > 0 ? more : ['test/e2e'];
becomeNode('node_modules/vitest/vitest.mjs', ['run', '--project', 'browser', ...paths], {
  MIXED_WITH: main,
});

/** @param {string[]} args */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) fail(`git ${args[0]}: ${stderr}`);
  return stdout.trim();
}
