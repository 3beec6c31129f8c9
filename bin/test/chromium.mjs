import { existsSync } from 'node:fs';

/** Debian's Chromium without windows: the same engine, whose pages begin in a third of the time. */
const shell = '/usr/bin/chromium-headless-shell';

/** Where Chromium may be, in order of preference. */
const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser that people have, or null when there is none. */
export function findChromium() {
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** The browser without windows that tests take less time in; null where it is missing or another one is set. */
export function findShell() {
  return !process.env.CHROMIUM_PATH && existsSync(shell) ? shell : null;
}
