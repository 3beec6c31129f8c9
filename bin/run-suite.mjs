#!/usr/bin/env node
/**
 * `npm run suite -- hostile`, `npm run suite -- faults` and `npm run canaries`: the tests whose path says
 * so, wherever they lie. Every row of the two lists is in docs/contracts; what takes long has a command of its own there.
 * `npm run suite -- mixed COMMIT` is the browser's journeys against two versions (`mixed-versions.mjs`).
 */
import { ensureInstalled } from './build/ensure-installed.mjs';
import { fail } from './build/project.mjs';
import { becomeNode } from './build/run-node.mjs';

const suites = {
  hostile: ['hostile', 'fuzz', 'nonsense', 'server-manners', 'staff/policy'],
  faults: ['faults', 'postgres-connection', 'transaction-retries', 'data-directory-lock'],
  canaries: ['canaries'],
};
const [name = '', ...more] = process.argv.slice(2);
if (name === 'mixed') becomeNode('bin/mixed-versions.mjs', more);
else if (Object.hasOwn(suites, name)) runSuite();
else fail(`No suite of that name. There are: ${Object.keys(suites).join(', ')}, mixed.`);

function runSuite() {
  ensureInstalled();
  // The counts of the list as they are given; `npm test` has fewer of each.
  if (name === 'hostile') process.env.HOSTILE_FULL ??= '1';
  // Thousands take their time.
  if (process.env.FAULT_REPEATS) more.push('--test-timeout=7200000');
  const paths = suites[/** @type {keyof typeof suites} */ (name)];
  // Some of what visitors type is looked at in a browser; canaries need the built server, as that lane has it.
  const lanes = { hostile: ['app', 'browser'], canaries: ['browser'] }[name] ?? ['app'];
  const vitest = ['run', ...lanes.map((lane) => `--project=${lane}`), ...paths, ...more];
  becomeNode('node_modules/vitest/vitest.mjs', vitest);
}
