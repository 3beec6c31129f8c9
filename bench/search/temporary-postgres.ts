import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const INSTALLED = '/usr/lib/postgresql';
const PORT = 45_433;

/** Folder of the server's programs, or null when PostgreSQL is not installed. */
export function postgresBinaries(): string | null {
  if (!existsSync(INSTALLED)) return null;
  const versions = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a));
  const found = versions
    .map((version) => join(INSTALLED, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'postgres')));
  return found ?? null;
}

/** A throw-away server on a local socket; it refuses to run as root, so then as user postgres. */
export async function temporaryPostgres(): Promise<{
  host: string;
  port: number;
  user: string;
  stop: () => void;
}> {
  const bin = postgresBinaries()!;
  const folder = mkdtempSync(join(tmpdir(), 'bench-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const [user, group] = ['-u', '-g'].map((kind) =>
      Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' })),
    );
    chownSync(folder, user!, group!);
  }
  const as = (program: string, args: string[]): [string, string[]] =>
    isRoot
      ? ['runuser', ['-u', 'postgres', '--', join(bin, program), ...args]]
      : [join(bin, program), args];
  const data = join(folder, 'data');
  const [initdb, initArgs] = as('initdb', [
    '-D',
    data,
    '-A',
    'trust',
    '-U',
    'bench',
    '--locale=C',
    '-E',
    'UTF8',
  ]);
  execFileSync(initdb, initArgs, { stdio: 'ignore', cwd: folder });
  const settings = [
    'shared_buffers=1GB',
    'work_mem=128MB',
    'fsync=off',
    'jit=off',
    'listen_addresses=',
  ];
  const [server, serverArgs] = as('postgres', [
    '-D',
    data,
    '-k',
    folder,
    '-p',
    String(PORT),
    ...settings.flatMap((one) => ['-c', one]),
  ]);
  const child = spawn(server, serverArgs, { stdio: 'ignore', cwd: folder });
  const [ready, readyArgs] = as('pg_isready', ['-h', folder, '-p', String(PORT), '-q']);
  for (let attempt = 0; attempt < 100; attempt++) {
    await sleep(200);
    try {
      execFileSync(ready, readyArgs, { stdio: 'ignore' });
      break;
    } catch {
      // Not up yet.
    }
  }
  return {
    host: folder,
    port: PORT,
    user: 'bench',
    stop() {
      const [control, controlArgs] = as('pg_ctl', ['stop', '-D', data, '-m', 'immediate']);
      execFileSync(control, controlArgs, { stdio: 'ignore', cwd: folder });
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
