import { fieldReader, type FormFields, type Problems } from './read-fields.ts';

/** What visitors type, in lower case with single spaces between the words, and what it means. */
export interface StaffSynonym {
  words: string;
  means: string;
}

/** Letters and digits of a phrase in lower case, single spaces between its words. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const holds = (text: string, phrase: string) => ` ${plain(text)} `.includes(` ${phrase} `);

/**
 * What visitors type, and what it means in words that the search knows. `others`: words → meaning;
 * one synonym never stands on another, so nothing can go round in circles.
 */
export function readSynonym(
  form: FormFields,
  others: ReadonlyMap<string, string>,
): { values: Record<string, string>; problems: Problems } {
  const problems: Problems = {};
  const { line } = fieldReader(form, problems);
  const words = plain(line('words', 'the words that visitors type', 60));
  const means = line('means', 'what they mean', 80);
  if (!problems['words'] && words === '') problems['words'] = 'Use letters or digits';
  if (!problems['means'] && plain(means) === '') problems['means'] = 'Use letters or digits';
  if (words !== '' && !problems['means']) {
    const inner = [...others.keys()].find((other) => holds(means, other));
    const outer = [...others].find(([, meaning]) => holds(meaning, words));
    if (holds(means, words)) problems['means'] = 'The meaning holds the words themselves: a loop';
    else if (inner !== undefined)
      problems['means'] = `“${inner}” is a synonym itself: enter what that means`;
    else if (outer) problems['words'] = `“${outer[0]}” stands for these words: change that first`;
  }
  return { values: { words, means }, problems };
}

/** Stored entries as synonyms; what is none is left out. */
export function synonymsOf(stored: readonly FormFields[]): StaffSynonym[] {
  return stored
    .map(({ words = '', means = '' }) => ({ words, means }))
    .filter(({ words, means }) => means !== '' && /^[\p{L}\p{N}]+( [\p{L}\p{N}]+)*$/u.test(words));
}

/** Puts meanings in place of whole words, in one pass: the longest that fits, whatever the case. */
export function synonymReader(synonyms: readonly StaffSynonym[]): (text: string) => string {
  const meanings = new Map(synonyms.map(({ words, means }) => [words, means]));
  const phrases = [...meanings.keys()].toSorted((a, b) => b.length - a.length);
  if (phrases.length === 0) return (text) => text;
  const gap = String.raw`[^\p{L}\p{N}]+`;
  const any = phrases.map((words) => words.split(' ').join(gap)).join('|');
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}])`, 'giu');
  return (text) => text.replace(pattern, (found) => meanings.get(plain(found)) ?? found);
}
