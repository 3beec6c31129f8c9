import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkNode } from '#cli/doctor/check-machine.ts';
import { Progress } from '#cli/progress.ts';
import { runCommand } from '#cli/run-command.ts';
import { parseEnv } from '#server/env.ts';
import { commandBed, type CommandBed } from './command-bed.ts';

let bed: CommandBed;
beforeEach(async () => {
  bed = await commandBed();
});
afterEach(() => bed.remove());

describe('omnibus doctor', () => {
  it('finds nothing wrong with an untouched clone', async () => {
    const { code, stdout, stderr } = await bed.run('doctor');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^ok {4}configuration sqlite, .+$/m);
    expect(stdout).toMatch(/^warn {2}database {6}.+ does not exist yet; npm start creates it$/m);
  });

  it('finds a migrated database durable', async () => {
    await bed.run('seed', '--count', '1');
    const { code, stdout } = await bed.run('doctor');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ok {4}migrations {4}all \d+ applied$/m);
    expect(stdout).toMatch(/^ok {4}durability {4}journal_mode, synchronous$/m);
  });

  it('fails when the file is no database', async () => {
    await bed.file('omnibus.db', 'this is not a database, whatever its name says. '.repeat(50));
    const { code, stdout } = await bed.run('doctor');
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^fail {2}database {6}Cannot open .+; check the file and DATA_DIR, or restore a backup$/m,
    );
  });

  it('fails when the configuration is wrong', async () => {
    let text = '';
    const stdout = new Writable({ write: (chunk, _encoding, done) => ((text += chunk), done()) });
    const env = parseEnv({ DATABASE_URL: 'mysql://x' });
    expect(
      await runCommand(['doctor'], { env, stdout, stderr: stdout, now: () => new Date() }),
    ).toBe(1);
    expect(text).toMatch(/^fail {2}configuration DATABASE_URL: .+; the server would not start$/m);
  });

  it('knows an old Node', () => {
    expect(checkNode('v20.19.0')).toMatchObject({ level: 'fail' });
    expect(checkNode('v24.0.0')).toMatchObject({ level: 'ok' });
  });
});

describe('progress bar', () => {
  it.each([
    [true, /Importing .*50% 5 rows/],
    [undefined, /^$/],
  ])('on a terminal %s', (isTTY, expected) => {
    let text = '';
    const output = new Writable({ write: (chunk, _encoding, done) => ((text += chunk), done()) });
    const progress = new Progress(Object.assign(output, { isTTY }), 'Importing');
    progress.show(5, 10, '5 rows');
    progress.clear();
    expect(text).toMatch(expected);
  });
});
