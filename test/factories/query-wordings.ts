import { parseSmartQuery } from '#domain/search/smart-search/parse-smart-query.ts';
import { chipWords } from '#site/words/chip-words.ts';

/** The rows of a table as tests write it: a line each, cells with strokes between. */
export const wordingRows = <Row extends string[]>(table: string): Row[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()) as Row);

/**
 * What is read in a question, in English: the chips the page shows; "…" introduces text searched, "!"
 * what was not used, "×" what contradicts.
 */
export function readingOf(query: string, options: Parameters<typeof parseSmartQuery>[1]): string {
  const { understood, text, ignored, contradictions } = parseSmartQuery(query, options);
  const read = [
    understood.map(({ chip }) => chipWords(chip)).join(' · '),
    ...(text ? [`… ${text}`] : []),
    ...ignored.map(({ words }) => `! ${words}`),
    ...contradictions.map(({ left }) => `× ${left.words}`),
  ];
  return read.filter(Boolean).join(' ');
}
