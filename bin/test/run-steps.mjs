import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { nodePath, note, root } from '../build/project.mjs';
import { compiledCode } from '../build/run-node.mjs';

/** @typedef {{ name: string, script: string, args: string[] }} Step */

/**
 * Beside each other; checkers of types side by side would do much of the work twice.
 * @type {Step[]}
 */
export const staticChecks = [
  {
    name: 'types',
    script: 'node_modules/typescript/bin/tsc',
    args: ['--singleThreaded', '--noEmit', '-p', '.'],
  },
  { name: 'lint', script: 'node_modules/oxlint/bin/oxlint', args: [] },
  { name: 'format', script: 'node_modules/oxfmt/bin/oxfmt', args: ['--check'] },
  { name: 'messages', script: 'bin/test/check-messages.mjs', args: [] },
  { name: 'dead code', script: 'node_modules/knip/bin/knip.js', args: [] },
  { name: 'code for tests alone', script: 'node_modules/knip/bin/knip.js', args: ['--production'] },
];

/**
 * Runs every step, even after one failed, as many at once as there are processors, and gives the names
 * of those that failed. What a step says is printed whole, when it has ended.
 * @param {Step[]} steps
 * @returns {Promise<string[]>}
 */
export async function runBesideEachOther(steps) {
  const waiting = [...steps];
  /** @type {string[]} */
  const failed = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const child = start(step, 'pipe');
      /** @type {Buffer[]} */
      const said = [];
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (data) => said.push(data));
      const [status] = await once(child, 'close');
      note(`\n── ${step.name}`);
      process.stderr.write(Buffer.concat(said));
      if (status !== 0) failed.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return failed;
}

/**
 * Runs a step alone, in this terminal.
 * @param {Step} step
 * @returns {Promise<boolean>} whether it went well
 */
export async function runStep(step) {
  note(`\n── ${step.name}`);
  const [status] = await once(start(step, 'inherit'), 'close');
  return status === 0;
}

/**
 * Programs that a step starts must be the installed ones, above all Node itself; what is compiled once is
 * there for the many processes that tests begin.
 * @param {Step} step
 * @param {'pipe' | 'inherit'} output
 */
function start({ script, args }, output) {
  return spawn(nodePath(), [join(root, script), ...args], {
    cwd: root,
    stdio: ['inherit', output, output],
    env: {
      ...compiledCode,
      ...process.env,
      NODE_ENV: 'test',
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
    },
  });
}
