import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, note, root } from './project.mjs';

/**
 * Installs the dependencies unless node_modules already holds what package-lock.json asks for.
 * npm keeps its own record of what it installed; comparing the two takes a few milliseconds.
 */
export function ensureInstalled() {
  if (isInstalled()) return;
  install('Installing dependencies …');
  // npm leaves out, without a word, what is optional and not for the Node.js it runs on: a compiler
  // for this machine that asks for a newer one. The Node.js just installed brings the rest.
  if (!isInstalled()) install('Installing what needs Node 24 …');
}

/** @param {string} words */
function install(words) {
  note(words);
  // Not "npm ci": it refuses a lockfile made where some platforms' packages were unavailable.
  // --no-save keeps the lockfile as it is; the versions are the ones it names.
  const npm = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: {
      ...process.env,
      // Our own Node.js comes first as soon as it is there.
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      // Certificates that this machine trusts, a company's own too; an older Node.js ignores it.
      NODE_USE_SYSTEM_CA: '1',
      // A production NODE_ENV would leave out the build tools.
      NODE_ENV: 'development',
      npm_config_loglevel: 'error',
    },
    shell: process.platform === 'win32',
  });
  if (npm.error) fail(`npm did not start: ${npm.error.message}`);
  if (npm.status !== 0) fail('npm install failed; its messages are above.');
}

function isInstalled() {
  const installed = readLock(join(root, 'node_modules/.package-lock.json'));
  const wanted = readLock(join(root, 'package-lock.json'));
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([path, one]) => {
    const { version, optional, peer, link } = one;
    if (path === '' || peer || !path.startsWith('node_modules/')) return true;
    if (optional && !isForThisMachine(one)) return true;
    if (link) return existsSync(join(root, path));
    return installed[path]?.version === version;
  });
}

/**
 * Native halves are optional for npm, and needed by us where they fit.
 * @param {{ os?: string[], cpu?: string[], libc?: string[] }} one
 */
function isForThisMachine({ os, cpu, libc }) {
  if (!os?.includes(process.platform) || !cpu?.includes(process.arch)) return false;
  if (!libc) return true;
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  );
  return libc.includes(report.header.glibcVersionRuntime ? 'glibc' : 'musl');
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean, peer?: boolean, link?: boolean, os?: string[], cpu?: string[], libc?: string[] }> | null}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return null;
  }
}
