/**
 * The vocabulary is kept as tables that a person in the trade can read and correct: one record a
 * line, cells split by `|`, lists inside a cell by `;`.
 */
export function tableRows(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

export function listCell(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** An empty cell is an unknown figure: null, never zero. */
export function numberCell(cell: string | undefined): number | null {
  return cell ? Number(cell) : null;
}
