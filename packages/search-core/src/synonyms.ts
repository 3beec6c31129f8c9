import { fold } from './fold.ts';
import type { Synonym } from './types.ts';
import { scanWords, type Word } from './words.ts';

/** A phrase and the phrases that may stand for it, as words. */
export interface SynonymRule {
  words: string[];
  instead: Word[][];
}

/** Rules by the first word of their phrase, longest phrase first. */
export type SynonymTable = Map<string, SynonymRule[]>;

export function compileSynonyms(synonyms: readonly Synonym[]): SynonymTable {
  const rules = new Map<string, SynonymRule>();
  function add(from: string, to: string): void {
    const words = wordsOf(from).map((word) => word.text);
    const instead = wordsOf(to);
    if (words.length === 0 || instead.length === 0) return;
    const key = words.join(' ');
    const rule = rules.get(key) ?? { words, instead: [] };
    rules.set(key, rule);
    const text = instead.map((word) => word.text).join(' ');
    const isKnown = rule.instead.some((other) => other.map((word) => word.text).join(' ') === text);
    if (text !== key && !isKnown) rule.instead.push(instead);
  }
  for (const synonym of synonyms) {
    if ('same' in synonym) {
      for (const from of synonym.same) for (const to of synonym.same) add(from, to);
    } else for (const to of synonym.to) add(synonym.from, to);
  }
  const table: SynonymTable = new Map();
  for (const rule of rules.values()) {
    if (rule.instead.length === 0) continue;
    const first = rule.words[0]!;
    table.set(first, [...(table.get(first) ?? []), rule]);
  }
  for (const list of table.values()) list.sort((a, b) => b.words.length - a.words.length);
  return table;
}

function wordsOf(phrase: string): Word[] {
  return scanWords(fold(phrase));
}

/** The longest rule whose phrase stands at `words[at]`, or null. */
export function ruleAt(
  table: SynonymTable,
  words: readonly Word[],
  at: number,
): SynonymRule | null {
  const rules = table.get(words[at]!.text);
  if (!rules) return null;
  return (
    rules.find((rule) => rule.words.every((word, next) => words[at + next]?.text === word)) ?? null
  );
}
