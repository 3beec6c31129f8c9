import { recognizedColumns } from '#domain/inventory/import/map-headers.ts';
import { maxColumns } from '#domain/inventory/import/row-fault.ts';
import { BrokenTable } from '../table-rows.ts';
import { treeLimits, type TreeEvents } from './tree-events.ts';

/** All elements of a file that stand at one place of it: one node for the price of every bus. */
export interface OutlineNode {
  name: string;
  children: Map<string, OutlineNode>;
  hasText: boolean;
  /** Those that say anything. */
  count: number;
  /** The most that one parent has. */
  mostBesideEachOther: number;
  /** Of the text in one of them, with all that stands below it. */
  mostText: number;
}

/** What the rows of a table are in a tree, and where its cells stand below. */
export interface RecordShape {
  record: OutlineNode;
  columns: readonly { node: OutlineNode; header: string }[];
}

/** Records are looked for among so many places, those with the most elements first. */
const mostCandidates = 30;

export const childKey = (name: string, isAttribute = false) => (isAttribute ? `@${name}` : name);

/** Learns which elements a file has. Memory grows with their kinds, not with their number. */
export function createOutline(): { root: OutlineNode; events: TreeEvents } {
  const root = newNode('');
  const begin = (node: OutlineNode) => ({
    node,
    counts: new Map<OutlineNode, number>(),
    text: 0,
    isBlank: true,
  });
  const open = [begin(root)];
  let nodes = 0;
  return {
    root,
    events: {
      open(name, isAttribute = false) {
        const parent = open.at(-1)!;
        const key = childKey(name, isAttribute);
        let node = parent.node.children.get(key);
        if (!node) {
          if (++nodes > treeLimits.elements)
            throw new BrokenTable(
              `has more than ${treeLimits.elements.toLocaleString('en-US')} different elements`,
            );
          node = newNode(name);
          parent.node.children.set(key, node);
        }
        const beside = (parent.counts.get(node) ?? 0) + 1;
        parent.counts.set(node, beside);
        node.mostBesideEachOther = Math.max(node.mostBesideEachOther, beside);
        open.push(begin(node));
      },
      text(piece) {
        const inside = open.at(-1)!;
        inside.text += piece.length;
        if (!/\S/.test(piece)) return;
        inside.node.hasText = true;
        inside.isBlank = false;
      },
      close() {
        const { node, text, isBlank } = open.pop()!;
        node.mostText = Math.max(node.mostText, text);
        if (!isBlank) node.count += 1;
        const parent = open.at(-1);
        if (!parent) return;
        parent.text += text;
        parent.isBlank &&= isBlank;
      },
    },
  };
}

/**
 * The elements that are most likely the buses: those with the most columns we know, else the largest
 * family. What repeats within them (pictures) is no column of theirs in this. `recognized` counts the
 * columns that mean something. Null when the file has no element with anything in it.
 */
export function findRecords(
  root: OutlineNode,
  recognized: (headers: readonly string[]) => number = recognizedColumns,
): RecordShape | null {
  const candidates = nodesBelow(root)
    .filter(({ children }) => children.size > 0)
    .sort((a, b) => b.mostBesideEachOther - a.mostBesideEachOther)
    .slice(0, mostCandidates);
  let best: { node: OutlineNode; known: number; size: number } | null = null;
  for (const node of candidates) {
    const own = columnsBelow(node, ({ mostBesideEachOther }) => mostBesideEachOther < 2);
    const known = recognized(own.slice(0, maxColumns).map(({ header }) => header));
    const size = node.mostBesideEachOther * own.length;
    const isBetter = !best || known > best.known || (known === best.known && size >= best.size);
    if (isBetter) best = { node, known, size };
  }
  return best && { record: best.node, columns: columnsBelow(best.node, () => true) };
}

function nodesBelow(node: OutlineNode): OutlineNode[] {
  return [...node.children.values()].flatMap((child) => [child, ...nodesBelow(child)]);
}

/** In the order of the file; an element without a name is called as its nearest parent with one. */
function columnsBelow(
  record: OutlineNode,
  follows: (node: OutlineNode) => boolean,
): RecordShape['columns'] {
  const columns: { node: OutlineNode; header: string }[] = [];
  const visit = (node: OutlineNode, names: readonly string[]) => {
    if (node.hasText || node.children.size === 0)
      columns.push({ node, header: names.join('.') || record.name });
    for (const child of node.children.values())
      if (follows(child)) visit(child, child.name === '' ? names : [...names, child.name]);
  };
  visit(record, []);
  return columns;
}

function newNode(name: string): OutlineNode {
  const children = new Map<string, OutlineNode>();
  return { name, children, hasText: false, count: 0, mostBesideEachOther: 0, mostText: 0 };
}
