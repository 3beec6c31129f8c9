import type { ContentLanguage } from './content-language.ts';
import { foldText, wordsOf, type FoldedWord } from './fold-text.ts';

/** One page or answer of the knowledge center, as plain words. */
export interface ContentDocument {
  /** Stable within a list: `article:{slug}`, `faq:{id}`, `page:{name}`. */
  key: string;
  kind: 'article' | 'faq' | 'page';
  /** Absent: English. */
  language?: ContentLanguage;
  title: string;
  headings: readonly string[];
  text: string;
}

/** Part of a text; `hit` parts are what was searched for. */
export interface TextPart {
  text: string;
  hit: boolean;
}

/** A found document as a list shows it. */
export interface ContentHit {
  document: ContentDocument;
  title: readonly TextPart[];
  /** The place in the text that answers best. */
  snippet: readonly TextPart[];
}

export interface ContentAnswer {
  /** Best first. */
  found: readonly ContentDocument[];
  /** No document has all of the words: these have some. */
  partial: boolean;
}

const mostWords = 8;
const weights = { title: 12, headings: 5, text: 1 } as const;
/** A word begun counts less than the word itself. */
const begunShare = 0.6;
/** A word many times over is no better than a few times. */
const mostCounted = 4;
const snippetBefore = 70;
const snippetLength = 220;

/** Words that every text is full of: looked for only when there are no others. */
const fillers = new Set(
  'a an and are at be by can do does for from how i if in is it my of on or the to what when where which who why will with you your'.split(
    ' ',
  ),
);

/** What is looked up again and again, made once a list. */
export type ContentIndex = ReturnType<typeof indexContent>;

type Counts = ReadonlyMap<string, number>;
type Entry = {
  document: ContentDocument;
  words: readonly FoldedWord[];
  title: Counts;
  headings: Counts;
  text: Counts;
};

/** Reading a text takes longer than searching all of them: a changed list reads what is new in it. */
const readBefore = new WeakMap<ContentDocument, Entry>();

/**
 * Finds texts by their words, without regard to case and accents. A word also matches longer words
 * that begin with it, and its singular. Titles weigh more than headings, headings more than text;
 * rare words more than common ones.
 */
export function indexContent(documents: readonly ContentDocument[]) {
  const entries = documents.map((document): Entry => {
    const known = readBefore.get(document);
    if (known) return known;
    const words = wordsOf(foldText(document.text));
    const entry = {
      document,
      words,
      title: counted(wordsOf(foldText(document.title))),
      headings: counted(wordsOf(foldText(document.headings.join(' ')))),
      text: counted(words),
    };
    readBefore.set(document, entry);
    return entry;
  });
  return {
    /** Marks what was asked for; for the few that are shown, as it reads the whole text. */
    present(document: ContentDocument, query: string): ContentHit {
      const words = searchWords(query);
      const read = entries.find((entry) => entry.document === document)?.words;
      return {
        document,
        title: marked(document.title, words),
        snippet: snippetOf(document.text, read ?? wordsOf(foldText(document.text)), words),
      };
    },
    search(query: string): ContentAnswer {
      const words = searchWords(query);
      if (words.length === 0) return { found: [], partial: false };
      const matches = words.map((word) => scoresOf(word, entries));
      const rarity = matches.map((scores) => Math.log(1 + entries.length / (1 + scores.size)));
      const scored = entries.map((entry, at) => {
        const points = matches.map((scores, word) => (scores.get(at) ?? 0) * rarity[word]!);
        return {
          entry,
          score: points.reduce((sum, one) => sum + one, 0),
          matched: points.filter((one) => one > 0).length,
        };
      });
      const whole = scored.filter(({ matched }) => matched === words.length);
      const shown = whole.length > 0 ? whole : scored.filter(({ matched }) => matched > 0);
      return {
        partial: whole.length === 0 && shown.length > 0,
        found: shown
          .toSorted((a, b) => b.matched - a.matched || b.score - a.score)
          .map(({ entry }) => entry.document),
      };
    },
  };
}

/** The words that count in a question, singular, at most eight. */
function searchWords(query: string): string[] {
  const all = [...new Set(wordsOf(foldText(query.slice(0, 200))).map(({ word }) => word))];
  const telling = all.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : all).slice(0, mostWords).map(singular);
}

const singular = (word: string) =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

function counted(words: readonly FoldedWord[]): Counts {
  const counts = new Map<string, number>();
  for (const { word } of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** By entry number; entries without the word are not in it. */
function scoresOf(wanted: string, entries: readonly Entry[]): Map<number, number> {
  const scores = new Map<number, number>();
  entries.forEach((entry, at) => {
    const score = (Object.keys(weights) as (keyof typeof weights)[]).reduce(
      (sum, field) => sum + weights[field] * matchesIn(entry[field], wanted),
      0,
    );
    if (score > 0) scores.set(at, score);
  });
  return scores;
}

function matchesIn(counts: Counts, wanted: string): number {
  let sum = 0;
  for (const [word, count] of counts) {
    if (isSame(word, wanted)) sum += count;
    else if (begins(word, wanted)) sum += count * begunShare;
  }
  return Math.min(sum, mostCounted);
}

const isSame = (word: string, wanted: string) => word === wanted || singular(word) === wanted;
const begins = (word: string, wanted: string) => wanted.length > 1 && word.startsWith(wanted);
const hits = ({ word }: FoldedWord, words: readonly string[]) =>
  words.some((wanted) => isSame(word, wanted) || begins(word, wanted));

/** The text in parts, matching words apart. */
export function marked(text: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const word of wordsOf(foldText(text))) {
    if (!hits(word, words)) continue;
    if (word.start > at) parts.push({ text: text.slice(at, word.start), hit: false });
    parts.push({ text: text.slice(word.start, word.end), hit: true });
    at = word.end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), hit: false });
  return parts;
}

/** The stretch of text with the most different words asked for, cut between words. */
function snippetOf(
  text: string,
  read: readonly FoldedWord[],
  words: readonly string[],
): TextPart[] {
  const found = read.filter((word) => hits(word, words));
  let best = { start: 0, kinds: 0 };
  found.forEach((first, at) => {
    const kinds = new Set<string>();
    for (const { word, start } of found.slice(at, at + 30)) {
      if (start - first.start > snippetLength - snippetBefore) break;
      for (const wanted of words) if (word.startsWith(wanted)) kinds.add(wanted);
    }
    if (kinds.size > best.kinds) best = { start: first.start, kinds: kinds.size };
  });
  const from = Math.max(0, best.start - snippetBefore);
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const cut = text.slice(start, start + snippetLength);
  const isWhole = start + snippetLength >= text.length;
  const body = isWhole ? cut : cut.replace(/\s+\S*$/, '');
  return marked(`${start > 0 ? '… ' : ''}${body}${isWhole ? '' : ' …'}`, words);
}
