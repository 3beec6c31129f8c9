import { columnOf } from './cell-currencies.ts';

type Row = unknown[];

/** A sheet names its merged cells after all others; more of them than fit in here are no inventory's. */
const mostBytes = 1024 * 1024;

/** Finds merged cells among the parts of a workbook (ECMA-376 18.3.1.55), of which its reader tells none. */
export function createMergedCells() {
  /** Relations of the sheets, in the order of the workbook. */
  let relations: string[] = [];
  let sheetOf = new Map<string, string>();
  const rangesOf = new Map<string, string[]>();
  const sheetName = (path: string) => /worksheets\/[^/]+$/.exec(path)?.[0] ?? '';
  const matches = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, found = '']) => found);
  const nameOf = (sheet: number) => sheetOf.get(relations[sheet - 1] ?? '') ?? '';
  return {
    see(name: string, part: Buffer): void {
      if (name === 'xl/workbook.xml')
        relations = matches(part.toString(), /<sheet\s[^<>]*?:id="([^"]+)"/g);
      else if (name === 'xl/_rels/workbook.xml.rels')
        sheetOf = new Map(
          matches(part.toString(), /<Relationship\s([^<>]+)>/g).map((told) => [
            /\bId="([^"]+)"/.exec(told)?.[1] ?? '',
            sheetName(/\bTarget="([^"]+)"/.exec(told)?.[1] ?? ''),
          ]),
        );
      else if (sheetName(name) !== '') {
        const at = part.lastIndexOf('<mergeCells');
        if (at < 0) return;
        const text = part.toString('latin1', at, at + mostBytes);
        rangesOf.set(sheetName(name), matches(text, /<mergeCell\s[^<>]*?ref="([^"]+)"/g));
      }
    },

    /** Whether a part of the workbook is this sheet of it. */
    isSheet: (name: string, sheet: number) =>
      sheetName(name) !== '' && sheetName(name) === nameOf(sheet),

    /**
     * Writes what stands in a cell that is merged with those below it into them, too: it says the make
     * of all these buses. Rows with nothing else stay empty. A file that merges cells twice over has no
     * more of them than its columns have.
     */
    fillDown(rows: readonly Row[], sheet: number): void {
      const filled = new Map<number, number>();
      for (const range of rangesOf.get(nameOf(sheet)) ?? []) {
        const found = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(range);
        if (!found) continue;
        const [first, last] = [Number(found[2]), Number(found[3])];
        const column = columnOf(found[1]!);
        const value = rows[first - 1]?.[column] ?? null;
        const before = filled.get(column) ?? 0;
        if (value === null || before > rows.length) continue;
        filled.set(column, before + Math.max(0, Math.min(last, rows.length) - first));
        for (const row of rows.slice(first, last))
          if (row.some((cell) => cell !== null)) row[column] ??= value;
      }
    },
  };
}
