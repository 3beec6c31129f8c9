#!/usr/bin/env node
/**
 * `npm run audit`: known weaknesses of what the server runs, as the registry tells them. Exit code 1
 * for a high or critical one; 0 with a line when the registry cannot be asked, because a build must
 * not depend on it. What the lock file alone can tell is in test/dependencies.test.ts.
 */
import { spawnSync } from 'node:child_process';
import { note, root } from '../build/project.mjs';
import { readAudit } from './read-audit.mjs';

const asked = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 60_000,
  shell: process.platform === 'win32',
});
const { line, failed } = readAudit(asked.stdout ?? '');
note(line);
process.exit(failed ? 1 : 0);
