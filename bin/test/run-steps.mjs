import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nodePath, note, root } from '../build/project.mjs';

/** @typedef {{ name: string, script: string, args: string[] }} Step */

/** @type {Step[]} */
export const staticChecks = [
  { name: 'types', script: 'node_modules/typescript/bin/tsc', args: ['--noEmit', '-p', '.'] },
  { name: 'lint', script: 'node_modules/oxlint/bin/oxlint', args: [] },
  { name: 'format', script: 'node_modules/oxfmt/bin/oxfmt', args: ['--check'] },
  { name: 'messages', script: 'bin/test/check-messages.mjs', args: [] },
  { name: 'dead code', script: 'node_modules/knip/bin/knip.js', args: [] },
  { name: 'code for tests alone', script: 'node_modules/knip/bin/knip.js', args: ['--production'] },
];

/**
 * Runs every step, even after one failed, and returns the names of those that did.
 * @param {Step[]} steps
 */
export function runSteps(steps) {
  const failed = [];
  for (const { name, script, args } of steps) {
    note(`\n── ${name}`);
    const { status } = spawnSync(nodePath(), [join(root, script), ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'test', PATH: withLocalPrograms() },
    });
    if (status !== 0) failed.push(name);
  }
  return failed;
}

/** Programs that tests start must be the installed ones, above all Node itself. */
function withLocalPrograms() {
  return `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`;
}
