import { field, type FieldReading } from '../../forms/form-field.ts';
import { needed, readEntry, type FormFields, type ReadEntry } from './read-fields.ts';

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

const orNoWords = (value: string, from: string): FieldReading<string> =>
  plain(from) === '' ? { fault: 'Use letters or digits' } : { value };

export const synonymFields = [
  field('words', 'Visitors type', (text) => orNoWords(plain(text), text), {
    ...needed('the words that visitors type', 60),
    hint: 'For example: people mover',
  }),
  field('means', 'It means', (text) => orNoWords(text, text), {
    ...needed('what they mean', 80),
    hint: 'For example: shuttle bus',
  }),
];

/**
 * What visitors type, and what it means in words that the search knows. `others`: words → meaning;
 * one synonym never stands on another, so nothing can go round in circles.
 */
export function readSynonym(form: FormFields, others: ReadonlyMap<string, string>): ReadEntry {
  return readEntry(synonymFields, form, ({ words = '', means = '' }, faults) => {
    if (words === '' || means === '') return;
    const inner = [...others.keys()].find((other) => holds(means, other));
    const outer = [...others].find(([, meaning]) => holds(meaning, words));
    if (holds(means, words)) faults.set('means', 'The meaning holds the words themselves: a loop');
    else if (inner !== undefined)
      faults.set('means', `“${inner}” is a synonym itself: enter what that means`);
    else if (outer) faults.set('words', `“${outer[0]}” stands for these words: change that first`);
  });
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
