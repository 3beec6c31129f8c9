import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open-database.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { parseEnv } from '#server/config/env.ts';
import { restoreMarker } from '#server/ops/restore-marker.ts';
import {
  checkSqliteFile,
  dataFolderFaultLine,
  makeDataFolder,
  openWhenThere,
  requireDurability,
  rightsFaultLine,
  sqliteFaultLine,
  StartRefused,
} from '#server/config/start/start-checks.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';
import { repeats } from './repeats.ts';
import { aListing } from '#test/factories/listing-factory.ts';

const clusterUrl = inject('postgresUrl') ?? '';
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'omnibus-start-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function configuration() {
  const read = parseEnv({ DATA_DIR: dataDir });
  if (!read.ok) throw new Error(read.problem);
  return read.env;
}
/** An account without rights, as Linux numbers it. */
const nobody = 65_534;
const never = (line: string) => expect.fail(line);

describe('the data folder at the start', () => {
  it('is made, or refused in one line that says why and what to do', async () => {
    makeDataFolder(join(dataDir, 'a/b'));
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    for (const [path, why] of [
      [file, 'there is a file of that name (EEXIST)'],
      [join(file, 'data'), 'a part of the path is a file and no folder (ENOTDIR)'],
    ] as const)
      expect(() => makeDataFolder(path)).toThrow(
        new StartRefused(
          `${path} cannot be used: ${why}. Give this user a folder to write to, or set DATA_DIR to another one.`,
        ),
      );
  });

  it.skipIf(process.platform !== 'linux')('is refused where no folder can be', () =>
    expect(() => makeDataFolder('/proc/omnibus')).toThrow(/^\/proc\/omnibus cannot be used: /),
  );

  it('is named when a file in it cannot be used later', () => {
    const path = join(dataDir, 'server.json');
    const error = Object.assign(new Error('x'), { code: 'ENOSPC', path });
    expect(dataFolderFaultLine(error, dataDir)).toMatch(
      /server\.json cannot be used: the disk is full/,
    );
    expect(dataFolderFaultLine({ ...error, path: '/etc/passwd' }, dataDir)).toBeNull();
    expect(dataFolderFaultLine(new Error('else'), dataDir)).toBeNull();
  });
});

describe('SQLite’s file at the start (fault matrix A7)', () => {
  async function filled(): Promise<string> {
    const { database: target } = configuration();
    const database = await openDatabase(target);
    await migrate(database);
    const listings = Array.from({ length: 200 }, (_, index) => aListing({ id: index + 1 }));
    await createListingRepository(database).insertMany(listings);
    await database.close();
    return target.kind === 'sqlite' ? target.path : '';
  }

  it('is found whole, or not there yet', async () => {
    await checkSqliteFile(configuration(), never).settled();
    await filled();
    await checkSqliteFile(configuration(), never).settled();
  });

  it('is refused with a hundred bytes flipped, every time, in one line with the command', async () => {
    const path = await filled();
    const whole = await readFile(path);
    // The same places in every run: a generator of its own, seeded by the trial.
    for (let trial = 1; trial <= repeats(10); trial++) {
      const bytes = Buffer.from(whole);
      let state = trial;
      for (let flip = 0; flip < 100; flip++) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        bytes[state % bytes.length]! ^= 1 + (state % 255);
      }
      await writeFile(path, bytes);
      let line = '';
      await checkSqliteFile(configuration(), (found) => (line = found))
        .settled()
        .catch((error: Error) => (line = error.message));
      await expect
        .poll(() => line, { timeout: 10_000 })
        .toMatch(/omnibus\.db is damaged.*restore latest.*Without a backup, docs\/operations\.md/);
      expect(line).toContain('npx omnibus restore latest');
      expect(line).not.toContain('\n');
    }
  }, 600_000);

  it('is refused when it is no database at all', async () => {
    const path = await filled();
    await writeFile(path, 'this was a database once, and now it is not any more'.repeat(100));
    const fault = await openDatabase(configuration().database).catch((error: unknown) => error);
    expect(sqliteFaultLine(fault, configuration().database)).toMatch(/damaged .*restore latest/);
    expect(sqliteFaultLine(new Error('else'), configuration().database)).toBe(null);
    expect(rightsFaultLine(new Error('else'))).toBe(null);
  });

  it('is refused when this user may read it and not write it, as after a command of root', async () => {
    const path = await filled();
    await chmod(path, 0o444);
    // Root may write everything, so nobody in particular opens it there.
    const isRoot = process.getuid?.() === 0;
    if (isRoot) await chown(dataDir, nobody, nobody);
    if (isRoot) process.seteuid?.(nobody);
    const opened = await openDatabase(configuration().database).catch((error: unknown) => error);
    if (isRoot) process.seteuid?.(0);
    expect(sqliteFaultLine(opened, configuration().database)).toBe(
      `${path} cannot be written (attempt to write a readonly database). Give the file, those beside it and their folder to the user of the server (chown USER ${path}*), or mount the disk for writing.`,
    );
  });

  it('is missed when it was there before', async () => {
    await filled();
    await mkdir(join(dataDir, 'backups/omnibus-20261101T000000Z'), { recursive: true });
    await rm(join(dataDir, 'omnibus.db'));
    expect(() => checkSqliteFile(configuration(), never)).toThrow(
      /is gone, though there are backups/,
    );
  });

  it('is not served when a restore was cut short', async () => {
    await filled();
    await writeFile(restoreMarker(dataDir), '');
    expect(() => checkSqliteFile(configuration(), never)).toThrow(/was cut short. Run it again/);
  });
});

describe.skipIf(clusterUrl === '')('PostgreSQL at the start', () => {
  const lines: string[] = [];
  const tell = (line: string) => void lines.push(line);
  beforeEach(() => void (lines.length = 0));

  it('is waited for, with one line', async () => {
    const url = new URL(clusterUrl);
    const { port, server } = await reserved();
    const opening = openWhenThere(
      { kind: 'postgres', url: `postgres://omnibus@127.0.0.1:${port}/postgres` },
      60_000,
      tell,
    );
    await expect.poll(() => lines).toHaveLength(1);
    const { connect } = await import('node:net');
    const proxy = createServer((socket) => {
      const onward = connect(Number(url.port), '127.0.0.1');
      for (const each of [socket, onward]) each.on('error', () => {});
      socket.pipe(onward).pipe(socket);
    });
    await new Promise<void>((resolve) =>
      server.close(() => proxy.listen(port, '127.0.0.1', resolve)),
    );
    const database = await opening;
    expect(lines).toEqual([
      expect.stringMatching(/^Cannot reach PostgreSQL at .* up to 60 s for it$/),
    ]);
    await database.close();
    await new Promise((resolve) => proxy.close(resolve));
  });

  it('is given up after the time that was set, and at once when it says no', async () => {
    const { port, server } = await reserved();
    const away = { kind: 'postgres', url: `postgres://omnibus@127.0.0.1:${port}/omnibus` } as const;
    await expect(openWhenThere(away, 0, tell)).rejects.toThrow('Waited 0 s for it.');
    server.close();
    const url = new URL(clusterUrl);
    url.pathname = '/no_such_database';
    await expect(openWhenThere({ kind: 'postgres', url: url.href }, 60_000, tell)).rejects.toThrow(
      'database "no_such_database" does not exist',
    );
    url.pathname = '/postgres';
    url.search = 'sslmode=verify-full&sslrootcert=/nowhere/root.pem';
    await expect(openWhenThere({ kind: 'postgres', url: url.href }, 60_000, tell)).rejects.toThrow(
      "open '/nowhere/root.pem'",
    );
    expect(lines).toEqual([]);
  });

  it('is refused when it may lose what it acknowledged, unless that is wanted', async () => {
    const warnings: unknown[] = [];
    const log = { warn: (about: unknown) => void warnings.push(about) };
    const database = await openDatabase({ kind: 'postgres', url: clusterUrl, poolMax: 1 });
    await expect(requireDurability(database, { mayBeUnsafe: false, log })).rejects.toThrow(
      /fsync=off.*ALLOW_UNSAFE_DATABASE=1/,
    );
    await requireDurability(database, { mayBeUnsafe: true, log });
    expect(warnings).toEqual([{ settings: expect.stringContaining('fsync=off') }]);
    await database.close();
  });
});

/** A port where every connection is cut at once, as while a server starts behind a proxy. */
async function reserved(): Promise<{ port: number; server: Server }> {
  const server = createServer((socket) => socket.destroy());
  return { port: await listenLocally(server), server };
}

it.each([
  ['EMFILE', /^this process may not open enough files \(EMFILE\)\. Allow 16384/],
  [
    '42501',
    /^PostgreSQL refuses to write \(permission denied\)\. The role of DATABASE_URL must own/,
  ],
  ['25006', /^PostgreSQL refuses to write/],
])('what may not be done is one line: %s', (code, line) => {
  const cause = Object.assign(new Error('permission denied'), { code });
  expect(rightsFaultLine(new Error('articles/a.md', { cause }))).toMatch(line);
});
