import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { flushCompileCache, getCompileCacheDir } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { every } from '#domain/every.ts';

/** What runs apart from the server, without its environment: no keys, no addresses. */
export interface ChildProgram {
  /** Path of the program; see `programBeside`. */
  entry: string;
  /** V8's own limit, in MB. */
  heapMb: number;
  /** Of what was made just now, in MB; V8's own choice without. */
  nurseryMb?: number;
  /** All that it is told of the world besides `NODE_ENV`. */
  environment?: Readonly<Record<string, string>>;
}

export interface ChildLimits {
  timeoutMs: number;
  /** Resident memory past which the process is ended; watched where /proc exists. */
  memoryBytes: number;
}

/** `died`: it crashed or was stopped. `broken`: the process gave up by itself, or never began. */
export type ChildOutcome<Answer> =
  | { outcome: 'answered'; answer: Answer }
  | { outcome: 'died' | 'broken' | 'too-slow' };

export interface Child<Question, Answer> {
  /** One question at a time. A process that failed to answer has ended and is not asked again. */
  ask(question: Question): Promise<ChildOutcome<Answer>>;
  kill(): void;
}

/** A third of the share that pages have of a busy processor: readers wait for pages first. */
const niceness = 5;
const ownThreads = '/proc/self/task';
const memoryPollMs = 200;
const pageBytes = 4096;

/** Starts a process. It does not keep the server alive and ends with it. */
export function startChild<Question extends object, Answer>(
  { entry, heapMb, nurseryMb, environment }: ChildProgram,
  limits: ChildLimits,
): Child<Question, Answer> {
  const child = fork(entry, [], {
    serialization: 'advanced',
    env: { NODE_ENV: 'production', ...compiledCode(), ...environment },
    execArgv: [
      `--max-old-space-size=${heapMb}`,
      ...(nurseryMb === undefined ? [] : [`--max-semi-space-size=${nurseryMb}`]),
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return {
    ask: (question) => ask(child, question, limits),
    kill: () => void child.kill('SIGKILL'),
  };
}

/** Where compiled code lies, if the server has such a place: it takes half of most programs' start. */
function compiledCode(): Record<string, string> {
  const ofThisNode = getCompileCacheDir();
  return ofThisNode ? { NODE_COMPILE_CACHE: dirname(ofThisNode) } : {};
}

/** Answers questions inside the process, giving way to the server; the channel's end is its own. */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Promise<Answer>,
): void {
  giveWay();
  // They are meant for the server, to whose group and unit this process belongs: it goes when that has.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.on('message', (question: Question) => {
    void answer(question).then((given) => process.send?.(given, keepCompiledCode));
  });
  process.on('disconnect', () => process.exit());
}

/** After the first answer, which nobody shall wait for: who ends these programs does not ask them to. */
function keepCompiledCode(): void {
  if (compiledCodeKept) return;
  compiledCodeKept = true;
  flushCompileCache();
}
let compiledCodeKept = false;

/** Beside the file that starts it in the sources; a build of its own beside the server's bundle. */
export function programBeside(folder: string, name: string): string {
  const candidates = [
    join(folder, `${name}.ts`),
    join(folder, `${name}.js`),
    join(folder, `../${name}.js`),
  ];
  const found = candidates.find((path) => existsSync(path));
  if (!found) throw new Error(`The program ${name} is missing from the build.`);
  return found;
}

/** Every thread there is; those to come take after the one that starts them. */
function giveWay(): void {
  const priority = Math.min(19, getPriority() + niceness);
  const threads = existsSync(ownThreads) ? readdirSync(ownThreads).map(Number) : [process.pid];
  for (const thread of threads) {
    try {
      setPriority(thread, priority);
    } catch (error) {
      // It ended at once, or the system lets nobody say so: questions are answered all the same.
      const code = (error as { info?: { code?: string } }).info?.code ?? '';
      if (!['ESRCH', 'EACCES', 'EPERM'].includes(code)) throw error;
    }
  }
}

function ask<Answer>(
  child: ChildProcess,
  question: object,
  { timeoutMs, memoryBytes }: ChildLimits,
): Promise<ChildOutcome<Answer>> {
  return new Promise((resolve) => {
    const end = (outcome: ChildOutcome<Answer>) => {
      clearTimeout(deadline);
      endWatch();
      child.removeAllListeners();
      child.channel?.unref();
      if (outcome.outcome !== 'answered') child.kill('SIGKILL');
      child.on('error', () => {});
      resolve(outcome);
    };
    const deadline = setTimeout(() => end({ outcome: 'too-slow' }), timeoutMs);
    const endWatch = every(memoryPollMs, () => {
      void residentBytes(child.pid).then((bytes) => {
        if (bytes > memoryBytes) child.kill('SIGKILL');
      });
    });
    child.channel?.ref();
    child.once('message', (message) => end({ outcome: 'answered', answer: message as Answer }));
    child.once('exit', (code) => end({ outcome: code === null ? 'died' : 'broken' }));
    child.once('error', () => end({ outcome: 'broken' }));
    if (!child.connected) return end({ outcome: 'died' });
    child.send(question, (error) => {
      if (error) end({ outcome: 'died' });
    });
  });
}

async function residentBytes(pid: number | undefined): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(pages.split(' ')[1] ?? 0) * pageBytes;
}
