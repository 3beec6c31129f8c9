import { rm, stat } from 'node:fs/promises';
import { createLine, LineFull } from '#domain/line.ts';
import { programBeside, startChild } from '#processes/child-process.ts';
import { workbookLimits, type WorkbookAnswer, type WorkbookQuestion } from './workbook-messages.ts';

/** Each may take most of a gigabyte: one at once, and who would wait for many is told so. */
const reading = createLine({ mostAtOnce: 1, mostWaiting: 8 });

/**
 * Writes the rows of the sheet of a workbook that holds the inventory to `rowsPath`, in a process of its
 * own: whatever the file does to its reader ends with that process.
 */
export async function decodeWorkbook(path: string, rowsPath: string): Promise<WorkbookAnswer> {
  const { size } = await stat(path);
  if (size > workbookLimits.fileBytes)
    return unreadable(
      `is larger than ${workbookLimits.fileBytes / 1024 / 1024} MB; save the sheet as CSV`,
    );
  const answer = await reading
    .run(() => ask({ path, rowsPath }))
    .catch((error: unknown) => {
      if (error instanceof LineFull) return unreadable(busy);
      throw error;
    });
  if (answer.outcome === 'unreadable') await rm(rowsPath, { force: true });
  return answer;
}

async function ask(question: WorkbookQuestion): Promise<WorkbookAnswer> {
  const program = { entry: programBeside(import.meta.dirname, 'workbook-process'), heapMb: 700 };
  const child = startChild<WorkbookQuestion, WorkbookAnswer>(program, workbookLimits);
  const given = await child.ask(question);
  child.kill();
  if (given.outcome === 'answered') return given.answer;
  return given.outcome === 'broken'
    ? unreadable('could not be read at the moment; try again')
    : unreadable('holds too much to be read; save the sheet as CSV');
}

const busy = 'has to wait, as other workbooks are being read; try again in a minute';

function unreadable(reason: string): WorkbookAnswer & { outcome: 'unreadable' } {
  return { outcome: 'unreadable', reason };
}
