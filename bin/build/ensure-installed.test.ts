import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const here = import.meta.dirname;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnibus-install-'));
  for (const name of ['ensure-installed.mjs', 'project.mjs'])
    await cp(join(here, name), join(folder, 'bin/build', name));
});
afterEach(() => rm(folder, { recursive: true }));

const put = async (path: string, text: string) => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text, { mode: 0o755 });
};
const record = (version: string) => JSON.stringify({ packages: { 'node_modules/a': { version } } });

/** Asks for a version of a package while `npm` is a script; says what was printed, and by npm. */
async function start(version: string, npm: string) {
  await put('package-lock.json', record(version));
  await put('programs/npm', `#!/bin/sh\n${npm}\n`);
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      "import('./bin/build/ensure-installed.mjs').then((it) => it.ensureInstalled())",
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: `${join(folder, 'programs')}:${process.env.PATH}` },
    },
  );
  return { status, stderr };
}
const installs = (version: string) =>
  `printf '%s' '${record(version)}' > node_modules/.package-lock.json; echo installed >&2`;

it('installs once, and again after an installation of another version was killed', async () => {
  const done = { status: 0, stderr: 'Installing dependencies …\ninstalled\n' };
  const nothing = { status: 0, stderr: '' };
  expect(await start('1', installs('1'))).toEqual(done);
  expect(await start('1', 'exit 1')).toEqual(nothing);
  const killed = await start('2', 'kill -9 $$');
  expect(killed.status).toBe(1);
  expect(killed.stderr).toMatch(/\nnpm install was killed; .+\. Start again\.\n$/);
  // npm's record is that of version 1 still, and what it names is half gone.
  expect(await start('1', installs('1'))).toEqual(done);
  expect(await start('1', 'exit 1')).toEqual(nothing);
});
