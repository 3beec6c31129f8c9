import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const debianFolder = '/usr/lib/postgresql';

/** PostgreSQL's own programs: the newest that Debian has, or the one in PATH; null without any. */
export async function findPostgresProgram(name: string): Promise<string | null> {
  if (existsSync(debianFolder)) {
    const versions = readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a));
    const files = versions.map((version) => join(debianFolder, version, 'bin', name));
    const file = files.find((each) => existsSync(each));
    if (file !== undefined) return file;
  }
  return promisify(execFile)(name, ['--version']).then(
    () => name,
    () => null,
  );
}

/**
 * Lends `work` an address without the password, which lies in a file that only we can read: everybody
 * on a machine can read the arguments of a program.
 */
export async function withoutPassword<Result>(
  databaseUrl: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const url = new URL(databaseUrl);
  if (url.password === '') return work(url.href);
  const folder = await mkdtemp(join(tmpdir(), 'omnibus-pg-'));
  try {
    const file = join(folder, 'passfile');
    const password = decodeURIComponent(url.password).replace(/[\\:]/g, String.raw`\$&`);
    await writeFile(file, `*:*:*:*:${password}\n`, { mode: 0o600 });
    url.password = '';
    url.searchParams.set('passfile', file);
    return await work(url.href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a program to its end; `feed` becomes its standard input, otherwise there is none. Gives what
 * it printed. Throws with the last line of its complaint.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: { feed?: NodeJS.ReadableStream } = {},
): Promise<string> {
  const child = spawn(program, args, {
    stdio: [options.feed ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let complaint = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-4_000);
  });
  if (options.feed && child.stdin) {
    // When it stops reading, its exit code says why.
    child.stdin.on('error', () => {});
    options.feed.pipe(child.stdin);
  }
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject);
  child.once('close', resolve);
  const code = await promise;
  if (code === 0) return output;
  const lines = complaint.trim().split('\n');
  const fault = lines.findLast((line) => /error|fatal/i.test(line)) ?? lines.at(-1);
  throw new Error(`${program} failed: ${fault || `code ${code}`}`);
}
