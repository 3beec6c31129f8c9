import { Writable } from 'node:stream';
import { keepMemorySmall } from '#cli/keep-memory-small.ts';
import { runCommand } from '#cli/run-command.ts';
import { parseEnv } from '#server/config/env.ts';

/** Imports one file in this process and prints what it took, as JSON. Arguments: file, data folder. */
const [file = '', dataDir = ''] = process.argv.slice(2);
keepMemorySmall();
const rssMb: number[] = [];
const sampler = setInterval(() => rssMb.push(process.memoryUsage.rss() / 1024 ** 2), 250);

let report = '';
const stdout = new Writable({ write: (chunk, _encoding, done) => ((report += chunk), done()) });
const started = performance.now();
const code = await runCommand(['import', file, '--json'], {
  env: parseEnv({ DATA_DIR: dataDir }),
  stdout,
  stderr: process.stderr,
  now: () => new Date(),
});
const seconds = (performance.now() - started) / 1000;
clearInterval(sampler);
if (code !== 0) process.exit(code);
const { added, changed, unchanged, rejected } = JSON.parse(report);
const peakMb = process.resourceUsage().maxRSS / 1024;
console.log(
  JSON.stringify({ added, changed, unchanged, rejected, seconds, peakMb, rssMb: tenths(rssMb) }),
);

/** The highest memory in each tenth of the run: flat when the last is no higher than the middle. */
function tenths(samples: readonly number[]): number[] {
  const size = Math.max(1, Math.ceil(samples.length / 10));
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, part) =>
    Math.round(Math.max(...samples.slice(part * size, (part + 1) * size))),
  );
}
