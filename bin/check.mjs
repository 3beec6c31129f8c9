#!/usr/bin/env node
/** `npm run check`, the fast lane: types, lint, format, architecture and unit tests. */
import { ensureInstalled } from './build/ensure-installed.mjs';
import { note } from './build/project.mjs';
import { runBesideEachOther, runStep, staticChecks } from './test/run-steps.mjs';

ensureInstalled();
const failed = await runBesideEachOther(staticChecks);
const tests = {
  name: 'unit tests',
  script: 'node_modules/vitest/vitest.mjs',
  args: ['run', '--project', 'unit'],
};
if (!(await runStep(tests))) failed.push(tests.name);
if (failed.length > 0) note(`\nFailed: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
