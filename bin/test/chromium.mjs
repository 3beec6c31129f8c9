import { existsSync } from 'node:fs';

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

/** The browser that tests drive, or null when there is none. */
export function findChromium() {
  return candidates.find((path) => path && existsSync(path)) ?? null;
}
