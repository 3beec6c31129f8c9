import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { workbookLimits, type WorkbookAnswer, type WorkbookQuestion } from './workbook-messages.ts';

const memoryPollMs = 100;
const pageBytes = 4096;

/**
 * Writes the rows of a workbook's first sheet to `rowsPath`, in a process of its own: whatever the
 * file does to its reader (fills the memory, never ends, crashes it) ends with that process.
 */
export async function decodeWorkbook(path: string, rowsPath: string): Promise<WorkbookAnswer> {
  const { size } = await stat(path);
  if (size > workbookLimits.fileBytes)
    return unreadable(
      `is larger than ${workbookLimits.fileBytes / 1024 / 1024} MB; save the sheet as CSV`,
    );
  const answer = await ask({ path, rowsPath });
  if (answer.outcome === 'unreadable') await rm(rowsPath, { force: true });
  return answer;
}

function ask(question: WorkbookQuestion): Promise<WorkbookAnswer> {
  const { timeoutMs, memoryBytes } = workbookLimits;
  const child = fork(processPath(), [], {
    // None of the server's environment: no keys, no addresses.
    env: { NODE_ENV: 'production' },
    execArgv: ['--max-old-space-size=700'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve) => {
    const end = (answer: WorkbookAnswer) => {
      clearTimeout(deadline);
      clearInterval(watch);
      child.removeAllListeners();
      child.on('error', () => {});
      child.kill('SIGKILL');
      resolve(answer);
    };
    const tooLarge = unreadable('holds too much to be read; save the sheet as CSV');
    const deadline = setTimeout(() => end(tooLarge), timeoutMs);
    const watch = setInterval(() => {
      void residentBytes(child.pid).then((bytes) => {
        if (bytes > memoryBytes) child.kill('SIGKILL');
      });
    }, memoryPollMs);
    child.once('message', (message) => end(message as WorkbookAnswer));
    child.once('exit', () => end(tooLarge));
    child.once('error', () => end(unreadable('could not be read at the moment; try again')));
    child.send(question);
  });
}

/** Where /proc exists; elsewhere the heap's own limit holds. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(pages.split(' ')[1] ?? 0) * pageBytes;
}

function unreadable(reason: string): WorkbookAnswer & { outcome: 'unreadable' } {
  return { outcome: 'unreadable', reason };
}

/** Beside this file in the sources; a build of its own beside the server's bundle. */
function processPath(): string {
  const here = import.meta.dirname;
  const candidates = [
    join(here, 'workbook-process.ts'),
    join(here, 'workbook-process.js'),
    join(here, '../workbook-process.js'),
  ];
  const found = candidates.find((path) => existsSync(path));
  if (!found) throw new Error('The workbook process is missing from the build.');
  return found;
}
