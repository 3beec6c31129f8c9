/**
 * The workbook process: unpacks what people upload apart from the server, without its environment.
 * Started by `decodeWorkbook`; answers one question and ends.
 */
import { open, readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { recognizedColumns } from '#domain/inventory/import/map-headers.ts';
import { answerQuestions } from '#processes/child-process.ts';
import { archiveFault } from './check-archive.ts';
import { createCellCurrencies } from './cell-currencies.ts';
import { createMergedCells } from './merged-cells.ts';
import {
  headerSearchRows,
  workbookLimits,
  type WorkbookAnswer,
  type WorkbookQuestion,
} from './workbook-messages.ts';

type Cell = string | number | boolean | Date | null | undefined;

async function answer({ path, rowsPath }: WorkbookQuestion): Promise<WorkbookAnswer> {
  const bytes = await readFile(path);
  const merged = createMergedCells();
  const currencies = createCellCurrencies();
  const fault = archiveFault(bytes, (name, part) => {
    merged.see(name, part);
    currencies.see(name, part);
  });
  if (fault) return { outcome: 'unreadable', reason: fault };
  const { rows, number } = await inventorySheet(bytes);
  if (rows.length > workbookLimits.rows + 100)
    return unreadable(
      `has ${count(rows.length)} rows; at most ${count(workbookLimits.rows)} are read`,
    );
  // Styles may lie behind the sheets, so these are looked through once more, where one needs it.
  if (currencies.any())
    archiveFault(bytes, (name, part) => {
      if (merged.isSheet(name, number)) currencies.mark(rows, part);
    });
  merged.fillDown(rows, number);
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

/** A cover or a note lies before the inventory in many a workbook. */
const sheetsLookedAt = 5;

/** The first sheet that has columns of an inventory; the first of all where none has. */
async function inventorySheet(bytes: Buffer): Promise<{ rows: Cell[][]; number: number }> {
  const sheet = async (number: number) => ({
    rows: (await readSheet(bytes, number, { trim: false })) as Cell[][],
    number,
  });
  const first = await sheet(1);
  let found = first;
  for (let number = 2; !hasColumns(found.rows); number++) {
    if (number > sheetsLookedAt) return first;
    try {
      found = await sheet(number);
    } catch {
      // There is no further one, or none that can be read.
      return first;
    }
  }
  return found;
}

const hasColumns = (rows: readonly Cell[][]) =>
  rows.slice(0, headerSearchRows).some((row) => recognizedColumns(row.map(cellText)) > 1);

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
