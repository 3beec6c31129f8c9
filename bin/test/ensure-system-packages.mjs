import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { note } from '../build/project.mjs';
import { findChromium, findShell } from './chromium.mjs';

/**
 * Installs what the browser suites need where that is possible without asking: as root on Debian
 * and its relatives. PostgreSQL, nginx and Caddy are only installed on request, because they bring services
 * along.
 * @param {{ services: boolean }} wanted
 */
export function ensureSystemPackages({ services }) {
  const needed = [];
  if (!findChromium()) needed.push('chromium');
  if (!hasFonts()) needed.push('fonts-liberation');
  if (services && !existsSync('/usr/lib/postgresql')) needed.push('postgresql');
  if (services && !existsSync('/usr/sbin/nginx')) needed.push('nginx-light');
  if (services && !existsSync('/usr/bin/caddy')) needed.push('caddy');
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    if (needed.length > 0)
      note(`Not installed: ${needed.join(', ')}. Suites that need them are skipped.`);
    return;
  }
  const packages =
    !process.env.CHROMIUM_PATH && !findShell() ? [...needed, 'chromium-headless-shell'] : needed;
  if (packages.length === 0) return;
  note(`Installing ${packages.join(', ')} …`);
  apt('update', '-qq');
  // One by one: where one of them is unknown, the others still come.
  for (const name of packages) apt('install', '-qq', '-y', '--no-install-recommends', name);
}

/** @param {string[]} args */
function apt(...args) {
  const { status } = spawnSync('apt-get', args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) note(`apt-get ${args[0]} ${args.at(-1)} failed; tests do without.`);
}

/**
 * Chromium without any font draws nothing, and layouts collapse. The kept pictures of components were
 * drawn with these where our own fonts lack a sign, an arrow for one; another font's is another picture.
 */
function hasFonts() {
  return process.platform !== 'linux' || existsSync('/usr/share/fonts/truetype/liberation');
}
