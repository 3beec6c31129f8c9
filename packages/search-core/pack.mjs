import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Around `npm pack` and `npm publish`. The product imports the sources; a stranger's Node does not read
 * TypeScript in node_modules, so what is packed is compiled, and `exports` say so. npm takes nothing of
 * that kind from `publishConfig`: its manifest is put in place before, and ours comes back after.
 */
/** @param {string} name */
const at = (name) => join(import.meta.dirname, name);
const manifest = at('package.json');
const kept = at('package.ours.json');

function end() {
  if (existsSync(kept)) renameSync(kept, manifest);
  rmSync(at('dist'), { recursive: true, force: true });
}

function begin() {
  // The last one may have been cut short.
  end();
  const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
  const compiler = join(dirname(typescript), 'bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', at('tsconfig.pack.json')], { stdio: 'inherit' });
  const text = readFileSync(manifest, 'utf8');
  const { scripts: _, publishConfig, ...ours } = JSON.parse(text);
  const { exports, ...settings } = publishConfig;
  writeFileSync(kept, text);
  writeFileSync(
    manifest,
    `${JSON.stringify({ ...ours, exports, publishConfig: settings }, null, 2)}\n`,
  );
}

if (process.argv[2] === 'begin') begin();
else end();
