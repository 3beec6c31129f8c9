import type { RawRow } from '#domain/inventory/import/imported-row.ts';
import { childKey, type OutlineNode, type RecordShape } from './outline-tree.ts';
import type { TreeEvents } from './tree-events.ts';

/** Between several values of one name, such as the pictures of a bus. */
const separator = '; ';

/**
 * Makes rows of the records of a tree: `line` is the number of the record, cells stand in the order of
 * the columns. `taken` hands out those that are whole by now. How long one may be, the outline has seen.
 */
export function createRowCollector(
  root: OutlineNode,
  { record, columns }: RecordShape,
): { events: TreeEvents; taken(): RawRow[] } {
  const indexes = new Map(columns.map(({ node }, index) => [node, index]));
  const open: { node: OutlineNode; text: string }[] = [{ node: root, text: '' }];
  let rows: RawRow[] = [];
  let number = 0;
  let cells: string[] | null = null;

  const events: TreeEvents = {
    open(name, isAttribute) {
      const node = open.at(-1)!.node.children.get(childKey(name, isAttribute))!;
      open.push({ node, text: '' });
      if (node !== record) return;
      number += 1;
      cells = columns.map(() => '');
    },
    text(piece) {
      if (!cells) return;
      open.at(-1)!.text += piece;
    },
    close() {
      const { node, text } = open.pop()!;
      const index = indexes.get(node);
      const value = text.trim();
      if (cells && index !== undefined && value !== '')
        cells[index] = cells[index] === '' ? value : cells[index] + separator + value;
      if (node !== record || !cells) return;
      if (cells.some((cell) => cell !== ''))
        rows.push({ line: number, cells: cells.map((cell) => cell.toWellFormed()) });
      cells = null;
    },
  };
  return {
    events,
    taken() {
      const whole = rows;
      rows = [];
      return whole;
    },
  };
}
