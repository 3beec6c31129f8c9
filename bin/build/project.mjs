import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const installedNode = join(root, 'node_modules/.bin/node');

/** Node 24 as installed with the dependencies, or the running one when that is new enough. */
export function nodePath() {
  if (existsSync(installedNode)) return installedNode;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  fail(
    `Node ${process.versions.node} is too old and node_modules/.bin/node is missing. ` +
      'Run "npm install" with install scripts allowed, or use Node 24.',
  );
}

/**
 * Notes go to standard error, so that standard output stays what was asked for.
 * @param {string} text
 */
export function note(text) {
  process.stderr.write(`${text}\n`);
}

/**
 * @param {string} text
 * @returns {never}
 */
export function fail(text) {
  note(text);
  process.exit(1);
}

/**
 * Ends here, with one line, unless a program that was run ended well.
 * @param {string} name
 * @param {import('node:child_process').SpawnSyncReturns<unknown>} ended
 */
export function requireEnded(name, { error, signal, status }) {
  if (error) fail(`${name} did not start: ${error.message}`);
  // Whoever is killed has said nothing.
  if (signal === 'SIGKILL')
    fail(`${name} was killed; most often because memory ran out. Start again.`);
  if (status !== 0) fail(`${name} failed; its messages are above.`);
}
