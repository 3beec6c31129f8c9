import { rm, stat } from 'node:fs/promises';
import { askOnce, processEntry } from '#files/ask-process.ts';
import { workbookLimits, type WorkbookAnswer, type WorkbookQuestion } from './workbook-messages.ts';

/**
 * Writes the rows of a workbook's first sheet to `rowsPath`, in a process of its own: whatever the
 * file does to its reader ends with that process.
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

async function ask(question: WorkbookQuestion): Promise<WorkbookAnswer> {
  const entry = processEntry(import.meta.dirname, 'workbook-process');
  const asked = await askOnce<WorkbookAnswer>(entry, question, workbookLimits);
  if (asked.outcome === 'answered') return asked.answer;
  return unreadable(
    asked.outcome === 'ended'
      ? 'holds too much to be read; save the sheet as CSV'
      : 'could not be read at the moment; try again',
  );
}

function unreadable(reason: string): WorkbookAnswer & { outcome: 'unreadable' } {
  return { outcome: 'unreadable', reason };
}
