import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { note, requireEnded, root } from './project.mjs';

const wantedPath = join(root, 'package-lock.json');
const installedPath = join(root, 'node_modules/.package-lock.json');
/**
 * That they were compared and found the same, so that most starts read neither of the two; or that an
 * installation is under way, until whose end npm's record stays that of the one before.
 */
const comparedPath = join(root, 'node_modules/.cache/installed.json');
const underWay = 'under way';

/**
 * Installs the dependencies unless node_modules already holds what package-lock.json asks for.
 * npm keeps its own record of what it installed.
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
  noteCompared({ state: underWay, links: [] });
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
  requireEnded('npm install', npm);
  rmSync(comparedPath, { force: true });
}

function isInstalled() {
  const state = stateOfRecords();
  const compared = readJson(comparedPath);
  if (compared?.state === underWay) return false;
  if (state !== null && compared?.state === state && compared.links.every(isThere)) return true;
  const installed = readJson(installedPath)?.packages;
  const wanted = readJson(wantedPath)?.packages;
  if (!installed || !wanted) return false;
  const same = Object.entries(wanted).every(([path, one]) => {
    const { version, optional, peer, link } = one;
    if (path === '' || peer || !path.startsWith('node_modules/')) return true;
    if (optional && !isForThisMachine(one)) return true;
    if (link) return isThere(path);
    return installed[path]?.version === version;
  });
  const links = Object.keys(wanted).filter((path) => wanted[path]?.link);
  if (same && state !== null) noteCompared({ state, links });
  return same;
}

/** @param {string} path */
const isThere = (path) => existsSync(join(root, path));

/** Another text when one of the two records, or the machine, is another; null without one of them. */
function stateOfRecords() {
  const files = [wantedPath, installedPath].map((path) =>
    statSync(path, { throwIfNoEntry: false }),
  );
  if (!files.every((one) => one !== undefined)) return null;
  const told = files.map(({ size, mtimeMs }) => `${size}:${mtimeMs}`);
  return [process.platform, process.arch, ...told].join(' ');
}

/** @param {Compared} compared */
function noteCompared(compared) {
  try {
    mkdirSync(dirname(comparedPath), { recursive: true });
    writeFileSync(comparedPath, JSON.stringify(compared));
  } catch (error) {
    // An installation that this user may only read, or on a full disk, is compared at every start.
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'].includes(code)) throw error;
  }
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
 * @typedef {{ version?: string, optional?: boolean, peer?: boolean, link?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package
 * @typedef {{ state: string, links: string[] }} Compared
 * @param {string} path
 * @returns {Compared & { packages?: Record<string, Package> } | null}
 */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
