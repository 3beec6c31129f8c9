/**
 * The workbook process: unpacks what people upload apart from the server, without its environment.
 * Started by `decodeWorkbook`; answers one question and ends.
 */
import { open, readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { answerQuestions } from '#processes/child-process.ts';
import { archiveFault } from './check-archive.ts';
import { workbookLimits, type WorkbookAnswer, type WorkbookQuestion } from './workbook-messages.ts';

type Cell = string | number | boolean | Date | null | undefined;

async function answer({ path, rowsPath }: WorkbookQuestion): Promise<WorkbookAnswer> {
  const bytes = await readFile(path);
  const fault = archiveFault(bytes);
  if (fault) return { outcome: 'unreadable', reason: fault };
  const rows = await readSheet(bytes, { trim: false });
  if (rows.length > workbookLimits.rows + 100)
    return unreadable(
      `has ${count(rows.length)} rows; at most ${count(workbookLimits.rows)} are read`,
    );
  let cells = 0;
  const output = await open(rowsPath, 'w');
  try {
    let block: string[] = [];
    for (const [index, row] of rows.entries()) {
      cells += row.length;
      if (cells > workbookLimits.cells)
        return unreadable(`has more than ${count(workbookLimits.cells)} cells`);
      block.push(JSON.stringify([index + 1, ...(row as Cell[]).map(cellText)]));
      if (block.length >= 1_000) {
        await output.write(`${block.join('\n')}\n`);
        block = [];
      }
    }
    if (block.length > 0) await output.write(`${block.join('\n')}\n`);
  } finally {
    await output.close();
  }
  return { outcome: 'written', rows: rows.length };
}

/** A cell as the same table in CSV would have it. */
function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (cell instanceof Date) {
    if (Number.isNaN(cell.getTime())) return '';
    const text = cell.toISOString();
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text;
  }
  // Sums of a spreadsheet carry the noise of binary fractions.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  return cell.replace(/\r\n?/g, '\n');
}

const unreadable = (reason: string): WorkbookAnswer => ({ outcome: 'unreadable', reason });
const count = (figure: number) => figure.toLocaleString('en-US');

answerQuestions((question: WorkbookQuestion) =>
  answer(question).catch((): WorkbookAnswer =>
    unreadable('is no workbook that can be read; save it again as XLSX or CSV'),
  ),
);
