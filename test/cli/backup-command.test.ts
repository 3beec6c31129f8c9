import {
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataDirectory } from '#db/data-directory-lock.ts';
import { openDatabase } from '#db/open-database.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { parseEnv } from '#server/config/env.ts';
import { commandBed, type CommandBed } from './command-bed.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const key = 'a text of thirty-two characters or more';

describeDatabases('npx omnibus backup and restore', ({ engine, create }) => {
  let bed: CommandBed;
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await create();
    bed = await commandBed(fresh.config);
    await mkdir(join(bed.folder, 'media/photos'), { recursive: true });
    await writeFile(join(bed.folder, 'media/photos/one.webp'), 'first photo');
    expect((await bed.run('seed', '--count', '40')).code).toBe(0);
    // A restore refuses beside anybody who is connected.
    await fresh.database.close();
  });
  afterEach(async () => {
    await bed.remove();
    await fresh.remove();
  });

  const backups = async () =>
    (await readdir(join(bed.folder, 'backups'))).filter((name) => name.startsWith('omnibus-'));
  const countBuses = async () => {
    const database = await openDatabase(fresh.config);
    const count = await createListingRepository(database).count(['published', 'sold', 'draft']);
    await database.close();
    return count;
  };

  it('brings back rows and photos, and keeps aside what was there', async () => {
    const before = await countBuses();
    const made = await bed.run('backup');
    expect(made.stderr).toBe('');
    expect(made.stdout).toContain('1 photo files');
    const name = (await backups())[0] ?? '';
    expect((await bed.run('backup', 'verify', 'latest')).stdout).toContain(`${name} is whole`);
    expect((await bed.run('backup', 'list')).stdout).toMatch(
      new RegExp(`^${name} {2}2026-11-01 12:00 UTC +\\d+\\.\\d MB {2}not encrypted\\n$`),
    );

    await bed.run('seed', '--count', '90');
    await writeFile(join(bed.folder, 'high-water.json'), '{"bus_listings":90}');
    await rm(join(bed.folder, 'media/photos/one.webp'));
    await writeFile(join(bed.folder, 'media/photos/two.webp'), 'a later photo');
    expect(await countBuses()).toBeGreaterThan(before);

    const restored = await bed.run('restore', 'latest');
    expect(restored.stderr).toBe('');
    expect(restored.stdout).toContain('1 of its photo files were missing here');
    expect(await countBuses()).toBe(before);
    expect(await readFile(join(bed.folder, 'media/photos/one.webp'), 'utf8')).toBe('first photo');
    const aside = join(bed.folder, 'before-restore-20261101T120000Z');
    expect(await readFile(join(aside, 'media/photos/two.webp'), 'utf8')).toBe('a later photo');
    // How far the present database had come is kept beside it, and not held against the older one.
    const mark = engine === 'sqlite' ? aside : bed.folder;
    expect(await readFile(join(mark, 'high-water.json'), 'utf8')).toBe('{"bus_listings":90}');
    if (engine === 'sqlite') expect(await readdir(bed.folder)).not.toContain('high-water.json');
    expect(restored.stdout).toContain(
      engine === 'sqlite' ? aside : 'before_restore_20261101120000',
    );
    // What was restored is a database like any other: written to, and backed up again.
    expect((await bed.run('seed', '--count', '50')).stderr).toContain('10 demo buses added');
    await rm(join(bed.folder, 'backups', name), { recursive: true });
    expect((await bed.run('backup')).code).toBe(0);
  });

  it('speaks of nothing before when nothing was there', async () => {
    await bed.run('backup');
    const empty = await create({ empty: true });
    await empty.database.close();
    const settings = { BACKUP_DIR: join(bed.folder, 'backups') };
    const other = await commandBed(engine === 'sqlite' ? undefined : empty.config, settings);
    try {
      const restored = await other.run('restore', 'latest');
      expect(restored).toMatchObject({ code: 0, stderr: '' });
      expect(restored.stdout).toMatch(/1 of its photo files were missing here and are back\.\n$/);
      expect(await readdir(other.folder)).not.toContain('before-restore-20261101T120000Z');
    } finally {
      await other.remove();
      await empty.remove();
    }
  });

  it('refuses beside a running server', async () => {
    await bed.run('backup');
    const server = await openDatabase(fresh.config);
    const lock = lockDataDirectory(bed.folder);
    const refused = await bed.run('restore', 'latest');
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/stop (it|every server) first/);
    if (lock.outcome === 'locked') lock.release();
    await server.close();
    const restored = await bed.run('restore', 'latest');
    expect(restored.code).toBe(0);
    // All photos of the backup are here.
    expect(restored.stdout).not.toContain('were missing here');
  });

  it('encrypts everything, and opens it with the same key only', async () => {
    const sealed = await commandBed(fresh.config, { BACKUP_KEY: key });
    const other = await commandBed(fresh.config, { BACKUP_KEY: `${key}!` });
    await mkdir(join(sealed.folder, 'media/photos'), { recursive: true });
    await writeFile(join(sealed.folder, 'media/photos/one.webp'), 'first photo');
    try {
      const made = await sealed.run('backup');
      expect(made.stdout).toContain('encrypted');
      const name = (await readdir(join(sealed.folder, 'backups')))[0] ?? '';
      expect((await sealed.run('backup', 'list')).stdout).toMatch(/ MB {2}encrypted\n$/);
      const folder = join(sealed.folder, 'backups', name);
      const bytes = await readFile(join(folder, 'database.sealed'));
      expect(bytes.subarray(0, 8).toString()).toBe('OMNIBAK1');
      expect(bytes.includes('create table')).toBe(false);
      expect(await readFile(join(folder, 'media/photos/one.webp.sealed'), 'latin1')).not.toContain(
        'first',
      );
      await mkdir(join(other.folder, 'backups'));
      await copyFolder(folder, join(other.folder, 'backups', name));
      expect((await other.run('backup', 'verify', name)).stderr).toContain('another BACKUP_KEY');
      const before = await countBuses();
      await sealed.run('seed', '--count', '60');
      expect((await sealed.run('restore', name)).stderr).toBe('');
      expect(await countBuses()).toBe(before);
    } finally {
      await sealed.remove();
      await other.remove();
    }
  });

  it('with a key takes nothing that nobody signed, unless told so', async () => {
    await bed.run('backup');
    const [name = ''] = await backups();
    const before = await countBuses();
    await bed.run('seed', '--count', '60');
    const settings = { BACKUP_KEY: key, BACKUP_DIR: join(bed.folder, 'backups') };
    const sealed = await commandBed(fresh.config, settings);
    try {
      expect((await sealed.run('backup', 'list')).stdout).toMatch(
        / MB {2}not encrypted, not signed with your key\n$/,
      );
      for (const command of [
        ['backup', 'verify', name],
        ['backup', 'verify', 'latest'],
        ['restore', name],
        ['restore', 'latest'],
      ]) {
        const { code, stdout, stderr } = await sealed.run(...command);
        expect({ code, stdout }, command.join(' ')).toEqual({ code: 1, stdout: '' });
        expect(stderr).toContain(`${name} is not signed with your BACKUP_KEY`);
        expect(stderr).toContain('--allow-unsigned');
      }
      expect(await countBuses()).toBeGreaterThan(before);
      expect((await sealed.run('doctor')).stdout).toContain(
        `backups       not signed with BACKUP_KEY: ${name}`,
      );
      const verified = await sealed.run('backup', 'verify', name, '--allow-unsigned');
      expect(verified.stdout).toMatch(/is whole: .+, not signed with your key\n$/);
      expect((await sealed.run('restore', name, '--allow-unsigned')).stderr).toBe('');
      expect(await countBuses()).toBe(before);
      expect((await sealed.run('backup', '--allow-unsigned')).code).toBe(2);
      expect((await sealed.run('backup', 'list', '--allow-unsigned')).code).toBe(2);
    } finally {
      await sealed.remove();
    }
  });

  it('is not taken in by a signed backup whose name or manifest was changed', async () => {
    const sealed = await commandBed(fresh.config, { BACKUP_KEY: key });
    const folder = join(sealed.folder, 'backups');
    try {
      await sealed.run('backup');
      const [name = ''] = await readdir(folder);
      const later = 'omnibus-20270101T000000Z';
      await rename(join(folder, name), join(folder, later));
      expect((await sealed.run('restore', 'latest', '--allow-unsigned')).stderr).toContain(
        `${later} was made at another time than its name says`,
      );
      expect((await sealed.run('backup', 'list')).stdout).toContain(
        'made at another time than its name says',
      );
      await rename(join(folder, later), join(folder, name));
      expect((await sealed.run('backup', 'verify', name)).code).toBe(0);

      const path = join(folder, name, 'manifest.json');
      const text = await readFile(path, 'utf8');
      const { keyId } = JSON.parse(text) as { keyId: string };
      const asPlain = text.replace(`"keyId": "${keyId}"`, '"keyId": null');
      for (const [changed, words] of [
        [text.replace('"format": 1', '"format": 2'), 'cannot be read'],
        [text.replace(/"rows": \{/, '"rows": {"x": 1,'), 'was changed'],
        [text.replace(keyId, '0'.repeat(16)), 'another BACKUP_KEY'],
        [asPlain, 'not signed with your BACKUP_KEY'],
      ] as const) {
        expect(changed).not.toBe(text);
        await writeFile(path, changed);
        const { code, stderr } = await sealed.run('backup', 'verify', name);
        expect(code, words).toBe(1);
        expect(stderr).toContain(words);
      }
    } finally {
      await sealed.remove();
    }
  });

  it('touches nothing when the backup is not what it was', async () => {
    await bed.run('backup');
    const name = (await backups())[0] ?? '';
    const file = join(bed.folder, 'backups', name, 'database');
    const bytes = await readFile(file);
    bytes[bytes.length >> 1]! ^= 255;
    await rm(file);
    await writeFile(file, bytes);
    const before = await countBuses();
    const refused = await bed.run('restore', 'latest');
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain(`${name}: database of the backup is not what it was`);
    expect(await countBuses()).toBe(before);
    expect(await readdir(bed.folder)).not.toContain('.restoring');
  });

  it('touches nothing when a file of the backup is missing', async () => {
    await bed.run('backup');
    const name = (await backups())[0] ?? '';
    await rm(join(bed.folder, 'backups', name, 'database'));
    const before = await countBuses();
    for (const command of [['backup', 'verify', 'latest'] as const, ['restore', 'latest'] as const])
      expect(await bed.run(...command)).toMatchObject({
        code: 1,
        stderr: `omnibus ${command[0]}: ${name}: database of the backup is missing\n`,
      });
    expect(await countBuses()).toBe(before);
  });
});

it('an empty list says where was looked', async () => {
  const bed = await commandBed();
  expect(await bed.run('backup', 'list')).toMatchObject({
    code: 0,
    stdout: '',
    stderr: `There is no backup in ${join(bed.folder, 'backups')}.\n`,
  });
  await bed.remove();
});

it('a backup whose manifest cannot be read is listed as such', async () => {
  const bed = await commandBed();
  await mkdir(join(bed.folder, 'backups/omnibus-20261101T030000Z'), { recursive: true });
  expect((await bed.run('backup', 'list')).stdout).toBe(
    'omnibus-20261101T030000Z  2026-11-01 03:00 UTC  its manifest cannot be read\n',
  );
  await bed.remove();
});

it('a manifest that is no file, or has no end, is not read', async () => {
  const bed = await commandBed(undefined, { BACKUP_KEY: key });
  for (const [second, target] of [
    [1, '/dev/zero'],
    [2, '/dev'],
  ] as const) {
    const folder = join(bed.folder, `backups/omnibus-20261101T03000${second}Z`);
    await mkdir(folder, { recursive: true });
    await symlink(target, join(folder, 'manifest.json'));
  }
  const { stdout } = await bed.run('backup', 'list');
  expect(stdout.match(/its manifest cannot be read/g)).toHaveLength(2);
  expect((await bed.run('restore', 'latest')).stderr).toContain('cannot be read');
  await bed.remove();
});

it('a folder that takes no backup is named, with what to do', async () => {
  const bed = await commandBed(undefined, { BACKUP_DIR: `${import.meta.filename}/backups` });
  const { code, stderr } = await bed.run('backup');
  expect(code).toBe(1);
  expect(stderr).toContain('/backups cannot be read and written: a part of the path is a file');
  expect(stderr).toContain('set BACKUP_DIR to another one');
  for (const command of [['backup', 'list'] as const, ['restore', 'latest'] as const])
    expect((await bed.run(...command)).stderr).toContain(
      '/backups cannot be read: a part of the path is a file and no folder (ENOTDIR)',
    );
  await bed.remove();
});

it('a name that is no backup is refused with what there is', async () => {
  const bed = await commandBed();
  expect(await bed.run('restore', 'latest')).toMatchObject({
    code: 1,
    stderr: 'omnibus restore: no backup "latest"; there are none\n',
  });
  expect((await bed.run('restore')).code).toBe(2);
  expect((await bed.run('backup', 'verify')).code).toBe(2);
  await bed.remove();
});

it('backups are daily with SQLite, and on demand with PostgreSQL', () => {
  const everyMinutes = (record: Record<string, string>) => {
    const read = parseEnv(record);
    return read.ok ? read.env.backup.everyMinutes : read.problem;
  };
  expect(everyMinutes({})).toBe(1_440);
  expect(everyMinutes({ DATABASE_URL: 'postgres://omnibus@localhost/omnibus' })).toBe(0);
  expect(everyMinutes({ BACKUP_EVERY_HOURS: '6' })).toBe(360);
  expect(everyMinutes({ BACKUP_EVERY_HOURS: '6', BACKUP_EVERY_MINUTES: '4' })).toBe(4);
  expect(everyMinutes({ BACKUP_EVERY_MINUTES: '0' })).toContain('BACKUP_EVERY_MINUTES');
  expect(everyMinutes({ BACKUP_KEY: 'short' })).toContain(
    'BACKUP_KEY: its value is not a text of 32',
  );
});

async function copyFolder(from: string, to: string): Promise<void> {
  for (const path of await readdir(from, { recursive: true })) {
    const target = join(to, path);
    if ((await stat(join(from, path))).isDirectory()) await mkdir(target, { recursive: true });
    else {
      await mkdir(join(target, '..'), { recursive: true });
      await link(join(from, path), target);
    }
  }
}
