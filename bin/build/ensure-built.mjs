import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodePath, note, requireEnded, root } from './project.mjs';

/** Everything that can change what the build produces. */
const inputs = [
  'src',
  'packages',
  'content',
  'demo',
  'languages',
  'bin/build.mjs',
  'bin/build',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'lingui.config.ts',
  'vite.config.ts',
];
const ignored = /^(node_modules|test|bench)$|\.(test|contract)\.tsx?$|\.md$/;
const stampPath = join(root, 'dist/.stamp');

/** Builds when a source changed since the last build. Checking a thousand files takes ~10 ms. */
export function ensureBuilt() {
  const fingerprint = sourceFingerprint();
  if (readStamp() === fingerprint) return;
  note('Building …');
  const build = spawnSync(nodePath(), [join(root, 'bin/build.mjs')], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  requireEnded('The build', build);
  // Taken before the build: an edit during the build means another one next time.
  writeFileSync(stampPath, fingerprint);
}

/** A hash of names, sizes and times: contents are not read. Every start waits for it. */
function sourceFingerprint() {
  let seen = '';
  /** @param {string} path */
  const addFile = (path) => {
    const stats = statSync(`${root}/${path}`, { throwIfNoEntry: false });
    if (stats) seen += `${path}:${stats.size}:${stats.mtimeMs}\n`;
  };
  /** @param {string} path */
  const addFolder = (path) => {
    const entries = readdirSync(`${root}/${path}`, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (ignored.test(entry.name)) continue;
      const inner = `${path}/${entry.name}`;
      if (entry.isDirectory()) addFolder(inner);
      else addFile(inner);
    }
  };
  for (const path of inputs) {
    const stats = statSync(`${root}/${path}`, { throwIfNoEntry: false });
    if (stats?.isDirectory()) addFolder(path);
    else addFile(path);
  }
  return createHash('sha1').update(seen).digest('hex');
}

function readStamp() {
  try {
    return readFileSync(stampPath, 'utf8');
  } catch {
    return null;
  }
}
