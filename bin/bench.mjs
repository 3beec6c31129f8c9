#!/usr/bin/env node
/**
 * `npm run bench` names every measurement and long run: a folder of bench/ with a `run.ts` is one, and
 * the first sentence of what that file says of itself is its purpose. `npm run bench -- NAME …` runs it.
 *
 * It gets a current build, and Node as it is, which keeps compiled code as for a server; what else it
 * needs, it says in a line of that comment:
 * `@bench unbuilt` measures the sources and waits for no build, `@bench expose-gc` may collect garbage.
 */
import { join } from 'node:path';
import { ensureBuilt } from './build/ensure-built.mjs';
import { ensureInstalled } from './build/ensure-installed.mjs';
import { fail, nodePath, root } from './build/project.mjs';
import { compiledCode, replaceWith } from './build/run-node.mjs';
import { listBenches } from './bench/list-benches.mjs';

const [name, ...more] = process.argv.slice(2);
const benches = listBenches();
if (name === undefined) {
  const width = Math.max(...benches.map((one) => one.name.length));
  const lines = benches.map((one) => `${one.name.padEnd(width)}  ${one.purpose}`);
  process.stdout.write(`npm run bench -- NAME …\n\n${lines.join('\n')}\n`);
} else {
  const bench = benches.find((one) => one.name === name);
  if (!bench)
    fail(`No measurement of that name. There are: ${benches.map((one) => one.name).join(', ')}.`);
  ensureInstalled();
  if (!bench.needs.includes('unbuilt')) ensureBuilt();
  const flags = [
    '--disable-warning=ExperimentalWarning',
    '--import',
    join(root, 'bin/bench/read-messages.mjs'),
  ];
  if (bench.needs.includes('expose-gc')) flags.push('--expose-gc');
  replaceWith(nodePath(), [...flags, bench.script, ...more], { ...compiledCode, ...process.env });
}
