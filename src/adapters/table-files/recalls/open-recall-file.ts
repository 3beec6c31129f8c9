import type { RecallLine } from '#domain/inventory/recalls/import-recalls.ts';
import { isWholeRow } from '#domain/inventory/recalls/read-recall-row.ts';
import { scanFile, type Encoding } from '../scan-file.ts';
import { BrokenTable, decodedText, firstText } from '../table-rows.ts';

/** The longest row that the layout allows is about 11,000 characters. */
const longestLine = 64 * 1024;

export type RecallFileOutcome =
  | {
      outcome: 'file';
      encoding: Encoding;
      sizeBytes: number;
      /** Throws `BrokenTable` at the end of a file that ends within a line. */
      lines(onBytes?: (bytes: number) => void): AsyncGenerator<RecallLine>;
    }
  /** `reason` continues a sentence that begins with the file's name. */
  | { outcome: 'unreadable'; reason: string };

/**
 * Opens NHTSA's flat file of recalls. It is no CSV: a tab ends a cell whatever quotes stand around it,
 * and a line ends a row. Read in pieces, however long its lines are.
 */
export async function openRecallFile(path: string): Promise<RecallFileOutcome> {
  const scan = await scanFile(path);
  if (scan.outcome === 'unreadable') return scan;
  if (scan.outcome === 'archive')
    return unreadable('is a ZIP archive; unpack it and give the text file inside');
  const { encoding, sizeBytes } = scan;
  const start = await firstText({ path, encoding });
  if (/^\uFEFF?\s*</u.test(start))
    return unreadable('is a web page, not the file; most likely the download was refused');
  if (!start.includes('\t'))
    return unreadable('has no tabs in it, so it is not the flat file of recalls');
  return {
    outcome: 'file',
    encoding,
    sizeBytes,
    lines: (onBytes) => linesOf(path, encoding, onBytes),
  };
}

const unreadable = (reason: string): RecallFileOutcome => ({ outcome: 'unreadable', reason });

async function* linesOf(
  path: string,
  encoding: Encoding,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<RecallLine> {
  let line = 0;
  /** Of a line that is not over yet; nothing more of one that is too long already. */
  let held = '';
  let isTooLong = false;
  /** Of the row before. */
  let columns: number | null = null;
  for await (const text of decodedText({ path, encoding }, onBytes)) {
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      line += 1;
      const whole = isTooLong ? '' : held + text.slice(from, end);
      if (isTooLong || whole.length > longestLine)
        yield { line, fault: `longer than ${longestLine.toLocaleString('en-US')} characters` };
      else if (whole !== '') {
        const cells = whole.split('\t');
        columns = cells.length;
        yield { line, cells };
      }
      held = '';
      isTooLong = false;
      from = end + 1;
    }
    isTooLong ||= held.length + text.length - from > longestLine;
    held = isTooLong ? '' : held + text.slice(from);
  }
  if (held === '' && !isTooLong) return;
  const cells = held.split('\t');
  // Some programs take the last line end away; half a download ends like that, too.
  if (isTooLong || !isWholeRow(cells, columns))
    throw new BrokenTable(
      `ends within line ${(line + 1).toLocaleString('en-US')}, so the download is not complete`,
    );
  yield { line: line + 1, cells };
}
