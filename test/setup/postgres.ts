import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Superuser address of the throwaway cluster, or null where PostgreSQL is not installed. */
    postgresUrl: string | null;
  }
}

const run = promisify(execFile);
type Account = { uid?: number; gid?: number };

/**
 * Vitest global setup: one PostgreSQL cluster in a temporary folder, on a free port of this
 * machine, without durability. It is stopped and removed at the end, whatever the tests did.
 */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const binaries = findBinaries();
  if (!binaries) {
    project.provide('postgresUrl', null);
    process.stderr.write('PostgreSQL is not installed (no initdb): its suites are skipped.\n');
    return async () => {};
  }
  const account = await unprivilegedAccount();
  const folder = await mkdtemp(join(tmpdir(), 'omnibus-postgres-'));
  if (account.uid !== undefined) await chown(folder, account.uid, account.gid ?? account.uid);
  const port = await freePort();
  const data = join(folder, 'data');
  await run(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'omnibus', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...account, cwd: folder },
  );
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((line) => ['-c', line])],
    { ...account, cwd: folder, stdio: 'ignore' },
  );
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    await stopServer(server);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const url = `postgres://omnibus@127.0.0.1:${port}/postgres`;
    await untilReady(url, server);
    project.provide('postgresUrl', url);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

const settings = [
  'listen_addresses=127.0.0.1',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=64MB',
];

/** Debian keeps the server's programs out of PATH, one folder per version. */
function findBinaries(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const debian = '/usr/lib/postgresql';
  if (existsSync(debian)) {
    const versions = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
    folders.push(...versions.map((version) => join(debian, version, 'bin')));
  }
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** PostgreSQL refuses to run as root. */
async function unprivilegedAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)),
      );
      return { uid, gid };
    } catch {
      // No such account: try the next.
    }
  }
  throw new Error('PostgreSQL tests as root need an account called postgres or nobody.');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    if (server.exitCode !== null) throw new Error(`postgres ended with code ${server.exitCode}.`);
    const client = new Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** SIGINT is PostgreSQL's fast shutdown: open connections are cut. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await ended;
}
