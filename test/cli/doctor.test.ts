import { spawn } from 'node:child_process';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Writable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkNode, judgeDisk } from '#cli/doctor/check-machine.ts';
import { Progress } from '#cli/progress.ts';
import { runCommand } from '#cli/run-command.ts';
import { sqliteFaultLine } from '#server/config/start/start-checks.ts';
import { parseEnv } from '#server/config/env.ts';
import { startS3Server } from '#test/setup/s3-server.ts';
import { projectRoot } from '#server/config/project-root.ts';
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
    expect(stdout).toMatch(/^ok {4}history {7}every bus shows what was recorded of it$/m);
    expect(stdout).toMatch(/^ok {4}durability {4}journal_mode, synchronous$/m);
  });

  it('fails on a file that no server starts on: damaged, or older than what was here', async () => {
    await bed.run('seed', '--count', '1');
    const path = join(bed.folder, 'omnibus.db');
    const mark = await bed.file('high-water.json', '{"leads":7}');
    const older = await bed.run('doctor');
    await rm(mark);
    const database = new DatabaseSync(path);
    database.exec('pragma journal_mode = delete');
    const table = "select rootpage from sqlite_schema where name = 'leads'";
    const page = Number(database.prepare(table).get()?.['rootpage']);
    const size = Number(database.prepare('pragma page_size').get()?.['page_size']);
    database.close();
    const file = await open(path, 'r+');
    await file.write(Buffer.alloc(size, 0x5a), 0, size, (page - 1) * size);
    await file.close();
    const damaged = await bed.run('doctor');
    expect([older.code, damaged.code]).toEqual([1, 1]);
    const refused = (what: string) =>
      new RegExp(`^fail {2}database {6}${path} is ${what}.+; no server starts before that$`, 'm');
    expect(older.stdout).toMatch(refused('older than what was here before \\(leads: 0, and 7 '));
    expect(damaged.stdout).toMatch(refused('damaged \\('));
  });

  it('does not call every migration one to apply when the list of them cannot be read', async () => {
    await bed.run('seed', '--count', '1');
    const database = new DatabaseSync(join(bed.folder, 'omnibus.db'));
    database.exec('alter table schema_migrations rename column name to other');
    database.close();
    const unread = await bed.run('doctor');
    expect(unread.code).toBe(1);
    expect(unread.stdout).toMatch(/^fail {2}database {6}no such column: .*name/m);
    expect(unread.stdout).not.toContain('to apply');
  });

  it.each([
    [
      "update schema_migrations set checksum = '' where name = '0002-outbox'",
      '0002-outbox was changed',
    ],
    [
      "insert into schema_migrations values ('9999-later', '', '')",
      'a newer version \\(9999-later\\)',
    ],
  ])('fails on migrations that no server starts on, with its words: %s', async (change, said) => {
    await bed.run('seed', '--count', '1');
    const database = new DatabaseSync(join(bed.folder, 'omnibus.db'));
    database.exec(change);
    database.close();
    const [doctor, other] = [await bed.run('doctor'), await bed.run('outbox', 'list')];
    expect(doctor.code).toBe(1);
    const line = new RegExp(
      `^fail {2}migrations {4}(.*${said}.+); no server starts otherwise$`,
      'm',
    );
    const [, refused] = line.exec(doctor.stdout) ?? [];
    expect(other.stderr).toContain(refused ?? doctor.stdout);
  });

  it('fails when the file is no database', async () => {
    await bed.file('omnibus.db', 'this is not a database, whatever its name says. '.repeat(50));
    const { code, stdout } = await bed.run('doctor');
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^fail {2}database {6}Cannot open .+; check the file and DATA_DIR, or restore a backup$/m,
    );
  });

  it('names what to end when another program holds the file, and speaks of no backup', async () => {
    const path = join(bed.folder, 'omnibus.db');
    const other = new DatabaseSync(path);
    other.exec('create table held (id integer); begin exclusive');
    const doctor = await bed.run('doctor');
    const leads = await bed.run('leads', 'export', 'ada@example.com');
    const fault = Object.assign(new Error('database is locked'), { errcode: 5 });
    other.close();
    expect(doctor.code).toBe(1);
    expect(doctor.stdout).toContain(
      `database is locked; another program holds it: end that one (fuser ${path} names it)\n`,
    );
    expect(leads.stderr).toMatch(/is locked: another program holds it; run this again/);
    expect(sqliteFaultLine(fault, { kind: 'sqlite', path })).toMatch(
      /omnibus\.db is held by another program\. End that one/,
    );
  }, 60_000);

  it('asks the store of photos, and says what it has against MEDIA_URL', async () => {
    const store = await startS3Server();
    const said = async (url: string) => {
      const there = await commandBed(undefined, { MEDIA_URL: url });
      const { stdout } = await there.run('doctor');
      await there.remove();
      return stdout.split('\n').find((line) => / bucket {8}/.test(line)) ?? '';
    };
    const { host } = new URL(store.bucket.origin);
    expect(await said(store.mediaUrl)).toBe(
      `ok    bucket        http://${host}/bus-photos answers`,
    );
    expect(await said(`s3+http://AKTEST:wrong@${host}/bus-photos`)).toMatch(
      /^fail .*403.*; check MEDIA_URL, and that the bucket is there$/,
    );
    expect(await said(store.mediaUrl.replace('bus-photos', 'no-such'))).toMatch(/^fail .*no-such/);
    store.fault = { redirectTo: 'https://other.example/', status: 301 };
    expect(await said(store.mediaUrl)).toMatch(/^fail .*redirects to https:\/\/other\.example/);
    await store.close();
    expect(await said(store.mediaUrl)).toMatch(/^fail .*ECONNREFUSED/);
  });

  it.each([
    ['database or disk is full', 13],
    ['disk I/O error', 4874],
  ])('asks for room, as every command does, and speaks of no backup: %s', async (said, errcode) => {
    const full = Object.assign(new Error(said), { errcode });
    await bed.file('omnibus.db', '');
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(() => {
      throw full;
    });
    const [doctor, leads] = [await bed.run('doctor'), await bed.run('export', 'leads')];
    exec.mockRestore();
    expect(doctor.stdout).toContain(`${said}; make room on its disk; nothing in it is damaged\n`);
    expect(leads.stderr).toMatch(/omnibus export: the disk of .+omnibus\.db is full\. Make room/);
  });

  it('fails when the file is gone though a backup is there, and says what to put back', async () => {
    await mkdir(join(bed.folder, 'backups/omnibus-20261030T030000Z'), { recursive: true });
    await mkdir(join(bed.folder, 'backups/omnibus-20261101T030000Z'));
    const path = join(bed.folder, 'omnibus.db');
    const lost = await bed.run('doctor');
    expect(lost.code).toBe(1);
    expect(lost.stdout).toContain(
      `fail  database      ${path} is missing, and there is a backup of 2026-11-01 03:00 UTC; put it back: npx omnibus restore latest\n`,
    );
    const rescued = await bed.file('rescued-20261101T040000Z.db', '');
    expect((await bed.run('doctor')).stdout).toContain(
      `; ${rescued} holds what the server had when the file went away; put it back: npx omnibus restore latest, or that file as ${path} if it is newer\n`,
    );
  });

  it('says what a restore that was cut short has left, and what to do', async () => {
    expect((await bed.run('doctor')).stdout).not.toContain('restore ');
    const unpacked = join(bed.folder, '.restoring');
    await mkdir(unpacked);
    const left = await bed.run('doctor');
    expect(left.code).toBe(0);
    expect(left.stdout).toContain(
      `warn  restore       ${unpacked} is what a restore unpacked that was cut short, or is at work; run it again, or when none runs: rm -r that folder\n`,
    );
    await bed.file('restore-under-way', '');
    const half = await bed.run('doctor');
    expect(half.code).toBe(1);
    expect(half.stdout).toContain(
      `fail  restore       a restore into ${bed.folder} was cut short. Run it again: npx omnibus restore latest; no server starts before that\n`,
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

  it('doubts a setting whose name is none, and goes on', async () => {
    const other = await commandBed(undefined, { SITE_ULR: 'https://buses.example.com' });
    const { code, stdout } = await other.run('doctor');
    await other.remove();
    expect(code).toBe(0);
    expect(stdout).toContain(
      'warn  configuration SITE_ULR is no setting and changes nothing; SITE_URL may be meant; correct its name\n',
    );
  });

  it('fails when backups cannot be read and written', async () => {
    const file = await bed.file('file', '');
    const other = await commandBed(undefined, { BACKUP_DIR: join(file, 'backups') });
    const { code, stdout } = await other.run('doctor');
    await other.remove();
    expect(code).toBe(1);
    expect(stdout).toContain(
      `fail  backup folder ${file}/backups cannot be read and written: a part of the path is a file and no folder (ENOTDIR); give this user a folder to write to, or set BACKUP_DIR to another one\n`,
    );
  });

  it.skipIf(process.platform !== 'linux')('fails where no folder can be made', async () => {
    const other = await commandBed(undefined, { DATA_DIR: '/proc/omnibus' });
    const { code, stdout } = await other.run('doctor');
    await other.remove();
    expect(code).toBe(1);
    expect(stdout).toMatch(/^fail {2}data folder {3}\/proc\/omnibus cannot be read and written: /m);
  });

  it('fails where a file cannot be filled, as on a full disk', async () => {
    const script = `
      import { checkFolder } from '#cli/doctor/check-folder.ts';
      const purpose = { subject: 'data folder', setting: 'DATA_DIR', maker: 'npm start' };
      process.stdout.write(JSON.stringify(await checkFolder(process.argv[1], purpose)));
    `;
    // A shell's limit on the size of files stands in for the disk: the folder can still be made.
    const child = spawn(
      '/bin/sh',
      [
        '-c',
        'ulimit -f 0 && exec "$@"',
        'sh',
        process.execPath,
        '--input-type=module',
        '--eval',
        script,
        bed.folder,
      ],
      { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    expect(JSON.parse(await readText(child.stdout))).toMatchObject({
      level: 'fail',
      text: `${bed.folder} cannot be read and written: files may not become that large (EFBIG)`,
    });
    expect(await readdir(bed.folder)).toEqual([]);
  });

  it('fails on a full disk', () => {
    expect(judgeDisk(0)).toMatchObject({ level: 'fail', text: '0 MB free' });
    expect(judgeDisk(99 * 1024 ** 2)).toMatchObject({ level: 'fail', text: '99 MB free' });
    expect(judgeDisk(500 * 1024 ** 2)).toMatchObject({ level: 'warn', text: '500 MB free' });
    expect(judgeDisk(1.5 * 1024 ** 3)).toMatchObject({ level: 'warn', text: '1.5 GB free' });
    expect(judgeDisk(60 * 1024 ** 3)).toMatchObject({ level: 'ok', text: '60.0 GB free' });
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
