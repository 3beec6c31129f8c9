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

/** The browser that tests drive: the one that is set, else the shell, else any. */
export function findTestBrowser() {
  return !process.env.CHROMIUM_PATH && existsSync(shell) ? shell : findChromium();
}

/** Whether tests would take less time if it were installed. */
export function lacksShell() {
  return !process.env.CHROMIUM_PATH && !existsSync(shell);
}
