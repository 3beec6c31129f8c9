import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';
import { nodePath } from '../../bin/build/project.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnibus-refused-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Root may write everywhere; this one may not. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Starts the built server, which is expected to end by itself; what it printed, line by line. */
function startRefused(
  env: Record<string, string>,
  account: { uid?: number; gid?: number },
): Promise<{ code: number | null; lines: string[] }> {
  const child = spawn(nodePath(), [join(projectRoot, 'dist/server/main.js')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is ready at')) child.kill('SIGKILL');
    });
  return new Promise((resolve) => {
    child.once('close', (code) =>
      resolve({ code, lines: output.split('\n').filter((line) => line.startsWith('omnibus: ')) }),
    );
  });
}

/** One line for a person, and an exit code that a supervisor understands. */
async function refusal(env: Record<string, string>, account = {}): Promise<string> {
  const { code, lines } = await startRefused(env, account);
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

describe('a start that cannot succeed ends with one line (H7)', () => {
  it.each([
    ['PORT', '99999', /PORT/],
    ['SITE_URL', 'nonsense', /SITE_URL/],
    ['DATABASE_URL', 'mysql://x/y', /DATABASE_URL/],
    ['SMTP_URL', 'pigeon://roof', /SMTP_URL/],
    ['MEDIA_URL', 'ftp://files', /MEDIA_URL/],
    ['STAFF_SECRET', 'short', /STAFF_SECRET/],
    ['BACKUP_EVERY_HOURS', 'often', /BACKUP_EVERY_HOURS/],
    ['TRUSTED_PROXIES', '-1', /TRUSTED_PROXIES/],
    ['PAGE_CACHE_MB', 'big', /PAGE_CACHE_MB/],
    ['METRICS_PORT', 'x', /METRICS_PORT/],
  ])('%s=%s', async (name, value, expected) => {
    expect(await refusal({ [name]: value })).toMatch(expected);
  });

  it('on a port that is in use, before it makes a database', async () => {
    const other = createServer();
    const port = await listenLocally(other);
    expect(await refusal({ PORT: String(port) })).toContain(`port ${port} is in use`);
    expect(await readdir(folder)).not.toContain('omnibus.db');
    other.close();
  });

  it('on a data directory that is a file', async () => {
    const path = join(folder, 'file');
    await writeFile(path, '');
    expect(await refusal({ DATA_DIR: path })).toContain(path);
  });

  it('on an address of another machine, and where no folder can be made', async () => {
    expect(await refusal({ HOST: '192.0.2.1' })).toContain('no address 192.0.2.1');
    if (process.platform === 'linux')
      expect(await refusal({ DATA_DIR: '/proc/omnibus' })).toContain(
        '/proc/omnibus cannot be used',
      );
  });

  it('on a database of a newer version, and on one that is none', async () => {
    const database = new DatabaseSync(join(folder, 'omnibus.db'));
    database.exec(`create table schema_migrations (name text primary key, checksum text not null,
      applied_at text not null)`);
    database.exec(`insert into schema_migrations values ('9999-later', 'x', '2026-11-01')`);
    database.close();
    expect(await refusal({})).toContain('newer version');
    const other = join(folder, 'other');
    await mkdir(other);
    await writeFile(join(other, 'omnibus.db'), 'no database at all, '.repeat(500));
    expect(await refusal({ DATA_DIR: other })).toMatch(/damaged .*restore latest/);
  });

  it('on an old copy of the database (A7)', async () => {
    await writeFile(join(folder, 'high-water.json'), '{"leads":5}');
    expect(await refusal({})).toMatch(/older than what was here before .*restore latest/);
  });

  it('on a PostgreSQL that is not there, when it is told not to wait', async () => {
    const env = {
      DATABASE_URL: 'postgres://omnibus@127.0.0.1:1/omnibus',
      DATABASE_WAIT_SECONDS: '0',
    };
    expect(await refusal(env)).toContain('Cannot reach PostgreSQL');
  });

  it('on a folder that may only be read, with and without a database in it (A7)', async () => {
    await chmod(folder, 0o555);
    expect(await refusal({}, nobody)).toContain(folder);
    await chmod(folder, 0o755);
    const path = join(folder, 'omnibus.db');
    const database = new DatabaseSync(path);
    database.exec('pragma journal_mode = wal; create table notes (id integer)');
    database.close();
    await chmod(path, 0o444);
    await chmod(folder, 0o555);
    expect(await refusal({}, nobody)).toContain(folder);
    await chmod(folder, 0o755);
  });
});
