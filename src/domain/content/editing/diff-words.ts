import { diffLines, diffParts, type DiffLine } from './diff-lines.ts';

/** A line, and which of its words are the ones that went or came. */
export interface WordedLine extends DiffLine {
  parts: readonly { text: string; changed: boolean }[];
}

/**
 * Lines as `diffLines` tells them. Where a line was rewritten, its two forms are compared word by
 * word; lines with no word in common are told as a whole.
 */
export function diffWords(before: string, after: string): WordedLine[] {
  const lines = diffLines(before, after);
  const worded = lines.map((line): WordedLine => ({ ...line, parts: whole(line.text) }));
  for (let at = 0; at < lines.length; at++) {
    const gone = runOf(lines, at, 'gone');
    const fresh = runOf(lines, at + gone, 'new');
    for (let pair = 0; pair < Math.min(gone, fresh); pair++) {
      const [old, young] = [worded[at + pair]!, worded[at + gone + pair]!];
      const parts = diffParts(wordsOf(old.text), wordsOf(young.text));
      if (!parts.some(({ kind, text }) => kind === 'same' && text.trim() !== '')) continue;
      old.parts = told(parts, 'gone');
      young.parts = told(parts, 'new');
    }
    at += Math.max(0, gone + fresh - 1);
  }
  return worded;
}

const whole = (text: string) => [{ text, changed: false }];
/** Words, each with the gap before it. */
const wordsOf = (text: string) => text.match(/\s*\S+|\s+$/g) ?? [];

function runOf(lines: readonly DiffLine[], from: number, kind: DiffLine['kind']): number {
  let length = 0;
  while (lines[from + length]?.kind === kind) length += 1;
  return length;
}

/** One side of a comparison; neighbours of the same sort as one. */
function told(parts: readonly DiffLine[], side: 'gone' | 'new') {
  const merged: { text: string; changed: boolean }[] = [];
  const add = (text: string, changed: boolean) => {
    const last = merged.at(-1);
    if (last?.changed === changed) last.text += text;
    else if (text !== '') merged.push({ text, changed });
  };
  for (const { kind, text } of parts) {
    if (kind === 'same') add(text, false);
    else if (kind === side) {
      const word = merged.at(-1)?.changed ? text : text.trimStart();
      add(text.slice(0, text.length - word.length), false);
      add(word, true);
    }
  }
  return merged;
}
