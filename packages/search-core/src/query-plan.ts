import { fold } from './fold.ts';
import { ruleAt, type SynonymRule, type SynonymTable } from './synonyms.ts';
import { endsWithDigit, isJoined, startsWithDigit } from './tokenize.ts';
import { typosAllowed } from './typo-walk.ts';
import { MAX_WORD_UNITS, scanWords, type Word } from './words.ts';

/** One pattern over the dictionary. */
export interface Atom {
  text: string;
  /** Terms that begin with the text match, too. */
  prefix: boolean;
  /** Most typos the rule would forgive; whether it is used depends on the stage. */
  typos: 0 | 1 | 2;
}

/** A required part of the query: a document must match all atoms of at least one alternative. */
export interface Slot {
  /** What was typed, folded, for `words` and `dropped`. */
  typed: string;
  alternatives: Atom[][];
  /** The words as they would stand in a document, for proximity. */
  literals: string[];
}

/** More of a query is not read: nothing a visitor types may cost much. */
const MAX_QUERY_UNITS = 512;
const MAX_WORDS = 16;
const MODEL_LETTERS = 3;

export interface PlanOptions {
  synonyms: SynonymTable;
  stopWords: ReadonlySet<string>;
  formsOf: (word: string) => readonly string[];
  prefixLast: boolean;
}

/** Read a query. No slots means that it asks for nothing in particular. */
export function planQuery(query: string, options: PlanOptions): Slot[] {
  const words = keepWords(
    scanWords(fold(query.slice(0, MAX_QUERY_UNITS))).slice(0, MAX_WORDS),
    options,
  );
  const slots: Slot[] = [];
  for (let at = 0; at < words.length;) {
    const said = ruleAt(options.synonyms, words, at);
    const end = said ? at + said.words.length : groupEnd(words, at);
    const forms = end === at + 1 ? formsOf(words[at]!, options) : [];
    const rule = said ?? ruleOfForm(options.synonyms, forms);
    const isLast = end === words.length;
    const slot = slotOf(words.slice(at, end), isLast && options.prefixLast);
    for (const form of forms) slot.alternatives.push(exactAtoms([form]));
    for (const phrase of rule?.instead ?? []) slot.alternatives.push(exactAtoms(phrase));
    slots.push(slot);
    at = end;
  }
  return slots;
}

const formsOf = (word: Word, options: PlanOptions): Word[] =>
  options.formsOf(word.text).map((text) => ({ ...word, text }));

/** "Churches" finds what "church" does. */
function ruleOfForm(synonyms: SynonymTable, forms: readonly Word[]): SynonymRule | null {
  const rules = forms.map((form) => ruleAt(synonyms, [form], 0));
  return rules.find((rule) => rule !== null) ?? null;
}

/** Stop words go, unless nothing else is left or the word may be the beginning of another. */
function keepWords(words: Word[], options: PlanOptions): Word[] {
  if (options.stopWords.size === 0) return words;
  const kept = words.filter(
    (word, at) =>
      !options.stopWords.has(word.text) || (options.prefixLast && at === words.length - 1),
  );
  const meaningful = kept.some((word) => !options.stopWords.has(word.text));
  return meaningful ? kept : words;
}

function groupEnd(words: readonly Word[], from: number): number {
  let end = from + 1;
  while (end < words.length && standJoined(words[end - 1]!, words[end]!)) end++;
  return end;
}

function standJoined(before: Word, after: Word): boolean {
  return isJoined(before.text, after.text, after.connector);
}

function atom(text: string, prefix: boolean, typos: 0 | 1 | 2): Atom {
  return { text: text.slice(0, MAX_WORD_UNITS), prefix, typos };
}

/** "E-450" means the model: documents hold it joined, whichever way they write it. */
function isModel(words: readonly Word[]): boolean {
  return (
    words.length === 2 &&
    words[0]!.text.length <= MODEL_LETTERS &&
    !endsWithDigit(words[0]!.text) &&
    startsWithDigit(words[1]!.text)
  );
}

function slotOf(words: readonly Word[], prefix: boolean): Slot {
  const texts = words.map((word) => word.text);
  const joins = words.slice(1).every((word, at) => standJoined(words[at]!, word));
  const joined = atom(texts.join(''), prefix, 0);
  if (words.length > 1 && joins && isModel(words)) {
    return { typed: joined.text, alternatives: [[joined]], literals: [joined.text] };
  }
  const apart = texts.map((text, at) =>
    atom(text, prefix && at === texts.length - 1, typosAllowed(text)),
  );
  const alternatives = [apart];
  if (words.length > 1 && words.length <= 3 && joins) alternatives.push([joined]);
  return { typed: texts.join(' '), alternatives, literals: texts };
}

function exactAtoms(words: readonly Word[]): Atom[] {
  const atoms: Atom[] = [];
  for (let at = 0; at < words.length;) {
    const end = groupEnd(words, at);
    const group = words.slice(at, end);
    if (isModel(group)) atoms.push(atom(group.map((word) => word.text).join(''), false, 0));
    else for (const word of group) atoms.push(atom(word.text, false, 0));
    at = end;
  }
  return atoms;
}
