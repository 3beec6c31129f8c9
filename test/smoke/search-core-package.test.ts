import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodePath } from '../../bin/build/project.mjs';
import { projectRoot } from '#server/config/project-root.ts';

/** What a stranger gets who installs the search engine alone, packed from a copy of its folder. */
let folder: string;
let source: string;
let installed: string;
const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    timeout: 120_000,
    env: { ...process.env, npm_config_offline: 'true', npm_config_loglevel: 'error' },
  });
const filesOf = (of: string) => readdirSync(of).toSorted();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnibus-search-core-'));
  source = join(folder, 'source/packages/search-core');
  installed = join(folder, 'stranger');
  await cp(join(projectRoot, 'packages/search-core'), source, { recursive: true });
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'source/node_modules'));
  await mkdir(installed);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('packs JavaScript with its types, and leaves the folder as it was', async () => {
  const before = filesOf(source);
  const manifest = await readFile(join(source, 'package.json'), 'utf8');
  const [packed] = JSON.parse(run(source, 'npm', 'pack', '--json', '--pack-destination', folder));
  const names: string[] = packed.files.map(({ path }: { path: string }) => path);
  expect(names).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
  expect(names).toEqual(expect.arrayContaining(['dist/index.js', 'dist/index.d.ts']));
  expect(
    names.filter((name) => !/^(dist\/[\w-]+(\.d\.ts|\.js)|[\w-]+(\.md|\.json)?)$/.test(name)),
  ).toEqual([]);
  expect(filesOf(source)).toEqual(before);
  expect(await readFile(join(source, 'package.json'), 'utf8')).toBe(manifest);
  run(installed, 'npm', 'init', '-y');
  run(installed, 'npm', 'install', join(folder, packed.filename));
  expect(filesOf(join(installed, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    '@omnibus',
  ]);
});

it('runs the example of its README, whose types are right', async () => {
  const readme = await readFile(
    join(installed, 'node_modules/@omnibus/search-core/README.md'),
    'utf8',
  );
  const [, example = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  await writeFile(join(installed, 'example.mts'), example);
  const said = run(installed, nodePath(), 'example.mts');
  expect(said).toMatch(/^1 \[ 'B17091' \]\n/);
  expect(said).toContain("highlighted: '<em>Fo</em>rd'");
  expect(said).toContain('{ ok: true }');
  const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');
  const strict = ['--strict', '--noEmit', '--module', 'nodenext', '--lib', 'es2023,dom'];
  expect(run(installed, nodePath(), compiler, ...strict, '--types', '', 'example.mts')).toBe('');
});
