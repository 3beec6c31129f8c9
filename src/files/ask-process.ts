import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const memoryPollMs = 100;
const pageBytes = 4096;

export interface ProcessLimits {
  timeoutMs: number;
  /** Of JavaScript. */
  heapMegabytes: number;
  /** Resident; watched where /proc exists, elsewhere the heap's own limit holds. */
  memoryBytes: number;
}

export type OnceAnswered<Answer> =
  | { outcome: 'answered'; answer: Answer }
  /** It took too long or too much, or crashed. */
  | { outcome: 'ended' }
  | { outcome: 'not-started' };

/**
 * One question to a process of its own, which ends with the answer: whatever the question does to it
 * (fills the memory, never ends, crashes it) ends with that process, and its memory with it.
 */
export function askOnce<Answer>(
  entry: string,
  question: object,
  { timeoutMs, heapMegabytes, memoryBytes }: ProcessLimits,
): Promise<OnceAnswered<Answer>> {
  const child = fork(entry, [], {
    // None of the server's environment: no keys, no addresses.
    env: { NODE_ENV: 'production' },
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve) => {
    const end = (answered: OnceAnswered<Answer>) => {
      clearTimeout(deadline);
      clearInterval(watch);
      child.removeAllListeners();
      child.on('error', () => {});
      child.kill('SIGKILL');
      resolve(answered);
    };
    const deadline = setTimeout(() => end({ outcome: 'ended' }), timeoutMs);
    const watch = setInterval(() => {
      void residentBytes(child.pid).then((bytes) => {
        if (bytes > memoryBytes) child.kill('SIGKILL');
      });
    }, memoryPollMs);
    child.once('message', (message) => end({ outcome: 'answered', answer: message as Answer }));
    child.once('exit', () => end({ outcome: 'ended' }));
    child.once('error', () => end({ outcome: 'not-started' }));
    child.send(question);
  });
}

async function residentBytes(pid: number | undefined): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(pages.split(' ')[1] ?? 0) * pageBytes;
}

/** Beside the asking file (`here`) in the sources; a build of its own beside the server's bundle. */
export function processEntry(here: string, name: string): string {
  const candidates = [
    join(here, `${name}.ts`),
    join(here, `${name}.js`),
    join(here, `../${name}.js`),
  ];
  const found = candidates.find((path) => existsSync(path));
  if (!found) throw new Error(`${name} is missing from the build.`);
  return found;
}
