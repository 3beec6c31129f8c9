import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import { processEntry } from '#files/ask-process.ts';
import type { PhotoAnswer, PhotoQuestion } from './photo-messages.ts';

/** `died`: a decoder crashed or was stopped. `broken`: the process gave up by itself. */
export type ChildOutcome = PhotoAnswer | { answer: 'died' | 'broken' | 'too-slow' };

export interface PhotoChild {
  ask(question: PhotoQuestion): Promise<ChildOutcome>;
  kill(): void;
}

export interface ChildLimits {
  timeoutMs: number;
  /** Resident memory past which the process is ended; watched where /proc exists. */
  memoryBytes: number;
}

/** A third of the share that pages have of a busy processor: photos are awaited, pages are looked at. */
const niceness = 5;
const memoryPollMs = 200;
const pageBytes = 4096;

/** Starts a photo process. It does not keep the server alive and ends with it. */
export function startPhotoChild(
  limits: ChildLimits,
  entry: string = processEntry(import.meta.dirname, 'photo-process'),
): PhotoChild {
  const child = fork(entry, [], {
    serialization: 'advanced',
    // None of the server's environment: no keys, no addresses.
    env: { NODE_ENV: 'production', VIPS_BLOCK_UNTRUSTED: '1' },
    execArgv: ['--max-old-space-size=256'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  giveWay(child);
  child.unref();
  child.channel?.unref();
  return {
    ask: (question) => ask(child, question, limits),
    kill: () => void child.kill('SIGKILL'),
  };
}

/** Before it has threads, which keep the priority they were born with. */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, Math.min(19, getPriority() + niceness));
  } catch (error) {
    // It ended at once, or the system lets nobody say so: photos are decoded all the same.
    if (!['ESRCH', 'EACCES', 'EPERM'].includes(codeOf(error))) throw error;
  }
}

const codeOf = (error: unknown) =>
  (error as { info?: { code?: string } }).info?.code ?? (error as { code?: string }).code ?? '';

function ask(
  child: ChildProcess,
  question: PhotoQuestion,
  { timeoutMs, memoryBytes }: ChildLimits,
): Promise<ChildOutcome> {
  return new Promise((resolve) => {
    const end = (outcome: ChildOutcome) => {
      clearTimeout(deadline);
      clearInterval(watch);
      child.removeAllListeners();
      child.channel?.unref();
      // A process that failed to answer is not asked again.
      if (outcome.answer !== 'photo' && outcome.answer !== 'avif') child.kill('SIGKILL');
      child.on('error', () => {});
      resolve(outcome);
    };
    const deadline = setTimeout(() => end({ answer: 'too-slow' }), timeoutMs);
    const watch = setInterval(() => {
      void residentBytes(child.pid).then((bytes) => {
        if (bytes > memoryBytes) child.kill('SIGKILL');
      });
    }, memoryPollMs);
    child.channel?.ref();
    child.once('message', (message) => end(message as PhotoAnswer));
    child.once('exit', (code) => end({ answer: code === null ? 'died' : 'broken' }));
    child.once('error', () => end({ answer: 'broken' }));
    if (!child.connected) return end({ answer: 'died' });
    child.send(question, (error) => {
      if (error) end({ answer: 'died' });
    });
  });
}

async function residentBytes(pid: number | undefined): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(pages.split(' ')[1] ?? 0) * pageBytes;
}
