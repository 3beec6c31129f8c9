#!/usr/bin/env node
/**
 * `npm test`: installs what is missing, builds, runs the static checks and every suite. The last
 * line counts the tests, as the runner reported them.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build/ensure-built.mjs';
import { ensureInstalled } from './build/ensure-installed.mjs';
import { note, root } from './build/project.mjs';
import { ensureSystemPackages } from './test/ensure-system-packages.mjs';
import { runBesideEachOther, runStep, staticChecks } from './test/run-steps.mjs';

ensureInstalled();
ensureSystemPackages({ services: process.argv.includes('--with-services') });
ensureBuilt();

const report = join(root, 'test-results/vitest.json');
mkdirSync(join(root, 'test-results'), { recursive: true });
rmSync(report, { force: true });
const failed = await runBesideEachOther(staticChecks);
const reporters = ['default', './bin/test/second-attempts.mjs', 'json'];
const last = [
  {
    name: 'tests',
    script: 'node_modules/vitest/vitest.mjs',
    args: ['run', ...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${report}`],
  },
  ...(process.argv.includes('--with-audit')
    ? [{ name: 'audit', script: 'bin/test/audit.mjs', args: [] }]
    : []),
];
for (const step of last) if (!(await runStep(step))) failed.push(step.name);
const counts = readCounts();
if (counts.passed + counts.failed === 0) failed.push('no test ran');
if (failed.length > 0) note(`\nFailed: ${failed.join(', ')}`);
process.stdout.write(
  `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`,
  () => process.exit(failed.length > 0 ? 1 : 0),
);

/** A runner that crashed leaves no report: then nothing counts as passed. */
function readCounts() {
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    return {
      passed: result.numPassedTests,
      failed: result.numFailedTests,
      skipped: result.numPendingTests + (result.numTodoTests ?? 0),
    };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
