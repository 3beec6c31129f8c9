import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '#server/config/project-root.ts';
import { ensureBuilt } from '../../bin/build/ensure-built.mjs';
import { findChromium } from '../../bin/test/chromium.mjs';
import { measureLine } from './measure.ts';

/**
 * `npm run bench -- upload-line --mbit 1`: 12 photos of 8 MB over a line that is cut at 10, 50 and
 * 90 % of each. At 1 Mbit/s that takes a quarter of an hour; what is sent twice hardly depends on
 * the speed, so the default is ten times as fast with as many cuts.
 * @bench unbuilt
 */
const { values } = parseArgs({
  options: {
    mbit: { type: 'string', default: '10' },
    photos: { type: 'string', default: '12' },
    megabytes: { type: 'string', default: '8' },
    cuts: { type: 'string', default: '0.1,0.5,0.9' },
    shrink: { type: 'boolean', default: false },
    /** A server built elsewhere. */
    main: { type: 'string' },
  },
});
if (!values.main) ensureBuilt();
const executable = findChromium();
if (!executable)
  throw new Error('Chromium is needed: it runs the page whose uploads are measured.');
const mostRatio = 1.2;
const megabitsPerSecond = Number(values.mbit);
const photoBytes = Number(values.megabytes) * 1_000_000;
const photos = Number(values.photos);
const report = await measureLine({
  main: values.main ?? join(projectRoot, 'dist/server/main.js'),
  chromium: executable,
  photos,
  photoBytes,
  megabitsPerSecond,
  cutsAt: values.cuts.split(',').map(Number),
  shrink: values.shrink,
  timeoutMs: 120_000 + ((photos * photoBytes * 8) / (megabitsPerSecond * 1000)) * 4,
  progress: (words) => process.stderr.isTTY && process.stderr.write(`${words}\n`),
});
const passed = report.arrived === photos && report.ratio <= mostRatio;
process.stdout.write(
  `${report.arrived} of ${photos} photos arrived in ${report.seconds.toFixed(0)} s at ${values.mbit} Mbit/s with ${report.cuts} cuts\n` +
    `${(report.sentBytes / 1e6).toFixed(2)} MB sent for ${(report.fileBytes / 1e6).toFixed(2)} MB of files: ${report.ratio.toFixed(3)} × (at most ${mostRatio})\n` +
    `${report.mostRequests} tries for the photo that was interrupted most\n${passed ? 'passed' : 'FAILED'}\n`,
);
process.exitCode = passed ? 0 : 1;
