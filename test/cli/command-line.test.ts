import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { commandBed, type CommandBed } from './command-bed.ts';

let bed: CommandBed;
beforeEach(async () => {
  bed = await commandBed();
});
afterEach(() => bed.remove());

describe('command line', () => {
  it.each([['--help'], ['help'], []])('explains itself: %s', async (...argv) => {
    const result = await bed.run(...argv.filter(Boolean));
    expect(result).toMatchObject({ code: 0, stderr: '' });
    for (const name of ['import', 'export', 'seed', 'doctor'])
      expect(result.stdout).toContain(name);
  });

  it.each(['import', 'export', 'seed', 'doctor'])('explains %s', async (name) => {
    const result = await bed.run(name, '--help');
    expect(result).toMatchObject({ code: 0, stderr: '' });
    expect(result.stdout).toMatch(new RegExp(`^Usage: npx omnibus ${name}`));
  });

  it.each([
    [
      ['improt'],
      'omnibus: unknown command "improt"; did you mean import? Commands: import, export, seed, demo, leads, submissions, staff, mail, outbox, recalls, backup, restore, report-keys, messages, doctor\n',
    ],
    [
      ['import', 'x.csv', '--dryrun'],
      'omnibus import: unknown option --dryrun; did you mean --dry-run? See: npx omnibus import --help\n',
    ],
    // No other word is near.
    [
      ['users'],
      'omnibus: unknown command "users". Commands: import, export, seed, demo, leads, submissions, staff, mail, outbox, recalls, backup, restore, report-keys, messages, doctor\n',
    ],
    [['import'], 'omnibus import: which file? Usage: npx omnibus import FILE\n'],
    [['import', 'a', 'b'], 'omnibus import: one file at a time; "b" is left over\n'],
    [['import', 'x.csv', '--source'], 'omnibus import: --source needs a value\n'],
    [
      ['export', 'busses'],
      'omnibus export: cannot export "busses"; did you mean buses? Usage: npx omnibus export buses|leads|submissions\n',
    ],
    [
      ['export', 'buses', '--format', 'xml'],
      'omnibus export: --format takes csv or jsonl, not "xml"\n',
    ],
    [
      ['export', 'buses', '--status', 'solt'],
      'omnibus export: there is no status "solt"; did you mean sold?\n',
    ],
    [
      ['export', 'leads', '--status', 'sold'],
      'omnibus export: --status is of buses; leads are written whole\n',
    ],
    [['mail', 'show'], 'omnibus mail: Usage: npx omnibus mail list | mail show NUMBER\n'],
    [
      ['leads', 'export'],
      'omnibus leads: Usage: npx omnibus leads export EMAIL | erase EMAIL --yes | purge\n',
    ],
    [
      ['outbox', 'list', 'all'],
      'omnibus outbox: Usage: npx omnibus outbox list | retry ID|all | discard ID\n',
    ],
    [
      ['seed', '--count', 'many'],
      'omnibus seed: --count takes a whole number from 1 to 10,000,000, not "many"\n',
    ],
  ])('%j is refused in one line', async (argv, stderr) => {
    expect(await bed.run(...argv)).toEqual({ code: 2, stdout: '', stderr });
  });

  it('names the variable when the configuration is wrong', async () => {
    const { parseEnv } = await import('#server/config/env.ts');
    const { runCommand } = await import('#cli/run-command.ts');
    const { Writable } = await import('node:stream');
    let text = '';
    const sink = new Writable({ write: (chunk, _encoding, done) => ((text += chunk), done()) });
    const env = parseEnv({ PORT: 'http' });
    const code = await runCommand(['seed'], {
      env,
      stdout: sink,
      stderr: sink,
      now: () => new Date(),
    });
    expect(code).toBe(2);
    expect(text).toMatch(/^omnibus seed: PORT: "http" .+\n$/);
  });
});

it.each(['SIGINT', 'SIGTERM'] as const)('a command that %s ends says so', async (signal) => {
  const module = join(import.meta.dirname, '../../src/cli/tell-stop.ts');
  const script = `const { tellStop } = await import(${JSON.stringify(module)}); tellStop('import'); setInterval(() => {}, 1e6); console.log('begun');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  child.stdout.once('data', () => child.kill(signal));
  const [, endedBy] = (await once(child, 'close')) as [number | null, string | null];
  expect(endedBy).toBe(signal);
  expect(said).toBe('omnibus import: stopped before its end; run it again\n');
});

it.each([
  [
    8,
    1,
    'omnibus export: the output could not be written to its end: files may not become that large (EFBIG)\n',
  ],
  [64, 0, ''],
])('an output of 10 kB to where %s blocks have room ends in %s', async (blocks, code, said) => {
  const module = join(import.meta.dirname, '../../src/cli/whole-output.ts');
  const script = `const { wholeOutput } = await import(${JSON.stringify(module)}); wholeOutput('export').write('x'.repeat(10_000));`;
  const path = join(bed.folder, `output-${blocks}`);
  // A shell's limit on the size of files, in half kilobytes, stands in for the disk.
  const line = `ulimit -f ${blocks} && exec "$@" > ${path}`;
  const node = [process.execPath, '--input-type=module', '--eval', script];
  const child = spawn('/bin/sh', ['-c', line, 'sh', ...node], { cwd: projectRoot });
  let complaint = '';
  child.stderr.on('data', (bytes: Buffer) => (complaint += bytes.toString()));
  expect((await once(child, 'close'))[0]).toBe(code);
  expect(complaint).toBe(said);
});
