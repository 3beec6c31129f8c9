import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

const run = promisify(execFile);
type Account = { uid?: number; gid?: number };

/** A PostgreSQL of our own in a temporary folder, on a free port of this machine. */
export interface PostgresCluster {
  /** Superuser address of its first database. */
  url: string;
  /** Goes away with its connections: `fast` as an operator would stop it, `kill` as a crash. */
  halt(how?: 'fast' | 'kill'): Promise<void>;
  /** Back on the same port with the same data. */
  resume(): Promise<void>;
  remove(): Promise<void>;
}

const everyCluster = ['listen_addresses=127.0.0.1', 'max_connections=200', 'shared_buffers=64MB'];
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a cluster; null where PostgreSQL is not installed. `durable` keeps the settings that an
 * acknowledged row survives a crash by; without it everything is faster.
 */
export async function startPostgresCluster(
  options: { durable?: boolean } = {},
): Promise<PostgresCluster | null> {
  const binaries = findBinaries();
  if (!binaries) return null;
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
  const settings = options.durable ? everyCluster : [...everyCluster, ...careless];
  const url = `postgres://omnibus@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;
  const killNow = () => server?.kill('SIGQUIT');
  process.once('exit', killNow);
  const cluster: PostgresCluster = {
    url,
    async halt(how = 'fast') {
      // SIGINT is PostgreSQL's fast shutdown: open connections are cut. SIGQUIT is its crash.
      if (server) await ended(server, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      server = null;
    },
    async resume() {
      server = spawn(
        join(binaries, 'postgres'),
        ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((line) => ['-c', line])],
        { ...account, cwd: folder, stdio: 'ignore' },
      );
      await untilReady(url, server);
    },
    async remove() {
      process.off('exit', killNow);
      await cluster.halt();
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await cluster.resume();
  } catch (error) {
    await cluster.remove();
    throw error;
  }
  return cluster;
}

/** A connection for one piece of work. */
export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs a statement in the cluster's first database. Gives the address of its database `name`. */
export async function inCluster(url: string, statement: string, name: string): Promise<string> {
  await withClient(url, (client) => client.query(statement));
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

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

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await gone;
}
