export interface DiffLine {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Beyond this the middle is told as all gone and all new: a table of the lines would be too large. */
const mostCells = 4_000_000;

/** What became of the lines of a text, in order: the longest common part stays. */
export function diffLines(before: string, after: string): DiffLine[] {
  return diffParts(before.split('\n'), after.split('\n'));
}

/** The same for parts of any kind, such as words. */
export function diffParts(a: readonly string[], b: readonly string[]): DiffLine[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end))
    end += 1;
  const middle = between(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const same = (lines: readonly string[]) =>
    lines.map((text): DiffLine => ({ kind: 'same', text }));
  return [...same(a.slice(0, start)), ...middle, ...same(end > 0 ? a.slice(-end) : [])];
}

function between(a: readonly string[], b: readonly string[]): DiffLine[] {
  const gone = (text: string): DiffLine => ({ kind: 'gone', text });
  const fresh = (text: string): DiffLine => ({ kind: 'new', text });
  const width = b.length + 1;
  if ((a.length + 1) * width > mostCells) return [...a.map(gone), ...b.map(fresh)];
  // longest[i * width + j]: lines in common of a from i on and b from j on.
  const longest = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      longest[i * width + j] =
        a[i] === b[j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!);
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      lines.push({ kind: 'same', text: a[i]! });
      i += 1;
      j += 1;
    } else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!)
      lines.push(gone(a[i++]!));
    else lines.push(fresh(b[j++]!));
  }
  return [...lines, ...a.slice(i).map(gone), ...b.slice(j).map(fresh)];
}
