import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { note } from '../build/project.mjs';
import { findChromium } from './chromium.mjs';

/**
 * Installs what the browser suites need where that is possible without asking: as root on Debian
 * and its relatives. PostgreSQL is only installed on request, because it brings a service along.
 * @param {{ postgres: boolean }} wanted
 */
export function ensureSystemPackages({ postgres }) {
  const packages = [];
  if (!findChromium()) packages.push('chromium');
  if (!hasFonts()) packages.push('fonts-liberation');
  if (postgres && !existsSync('/usr/lib/postgresql')) packages.push('postgresql');
  if (packages.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    note(`Not installed: ${packages.join(', ')}. Suites that need them are skipped.`);
    return;
  }
  note(`Installing ${packages.join(', ')} …`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-qq', '-y', '--no-install-recommends', ...packages],
  ]) {
    const apt = spawnSync('apt-get', args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (apt.status !== 0) note(`apt-get ${args[0]} failed; suites that need it are skipped.`);
  }
}

/** Chromium without any font draws nothing, and layouts collapse. */
function hasFonts() {
  if (process.platform !== 'linux') return true;
  const folder = '/usr/share/fonts';
  return existsSync(folder) && readdirSync(folder).length > 0;
}
