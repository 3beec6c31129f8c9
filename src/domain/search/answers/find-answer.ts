import type { AnswerIndex, ReadPassage, WantedTerm } from './answer-index.ts';
import { defineThing } from './define-thing.ts';
import type { FoundAnswer, Passage } from './passage.ts';
import type { Asked } from './read-asked.ts';
import type { Term } from './terms.ts';

/** A word counts less where only something with the same name is found. */
const sameThing = 0.8;
/** Share of the question's weight that a passage must speak of, its page's title included. */
const leastCovered = 0.75;
/** Share of it that a heading must say for its text to be the answer. */
const leastHeaded = 0.6;
/** The same of a heading and one sentence under it together, or of a sentence alone. */
const leastSaid = 0.85;
/** Share of the words of two questions that both have, for them to be one. */
const leastAlike = 0.7;
/** A short answer says a second sentence: "No." */
const shortestAnswerLetters = 60;

/**
 * The passage that answers a question, and its sentence that does; null where none certainly does.
 * Every word that tells must be there, most of them in the heading or in the sentence that is shown.
 * What speaks of other kinds of bus than the one asked about answers nothing.
 */
export function findAnswer(index: AnswerIndex, asked: Asked): FoundAnswer | null {
  const verbatim = index.passages.find((read) => isSameQuestion(read, asked.words));
  if (verbatim) return { passage: verbatim.passage, sentences: shown(verbatim.passage, 0) };
  const defined = asked.kind === 'meaning' ? defineThing(index, asked) : null;
  if (defined) return defined;
  const words = asked.topic.length === 0 && asked.kind === 'meaning' ? asked.subject : asked.topic;
  const wanted = [...new Set(words)]
    .map((word) => index.wanted(word, asked.language))
    // What something is, only a text with its own name says.
    .map((one) => (asked.kind === 'meaning' ? { ...one, terms: one.terms.slice(0, 1) } : one));
  if (wanted.length === 0) return null;
  const promising = index.passages
    .flatMap((read) => promise(read, wanted, asked))
    .toSorted((a, b) => b.points - a.points);
  let best: Judged | null = null;
  for (const one of promising) {
    if (best && best.points >= one.points + mostForSentence) break;
    const judged = judge(one, wanted, asked);
    if (judged && judged.points > (best?.points ?? 0)) best = judged;
  }
  return best && { passage: best.read.passage, sentences: shown(best.read.passage, best.at) };
}

/** A question of ours, almost word for word. */
function isSameQuestion({ passage, headingWords }: ReadPassage, words: readonly string[]): boolean {
  if (!passage.isAnswer) return false;
  const typed = new Set(words);
  const both = [...typed].filter((word) => headingWords.has(word)).length;
  return both >= leastAlike * (headingWords.size + typed.size - both);
}

interface Promising {
  read: ReadPassage;
  headed: number;
  /** Whatever its sentences say. */
  points: number;
}

interface Judged {
  read: ReadPassage;
  /** The sentence that answers. */
  at: number;
  points: number;
}

function promise(
  read: ReadPassage,
  wanted: readonly WantedTerm[],
  { asksUs, language }: Asked,
): Promising[] {
  const { passage, heading } = read;
  if (share(wanted, read.all) < leastCovered) return [];
  const headed = share(wanted, heading);
  const points =
    3 * headed +
    1.5 * share(wanted, read.page) +
    matchedWords(wanted, heading) / Math.max(1, heading.size) +
    (passage.isAnswer ? (asksUs ? 1.5 : 0.5) : 0) -
    (passage.language === language ? 0 : 2);
  return [{ read, headed, points }];
}

/** What a sentence can add to a passage's points. */
const mostForSentence = 3.7;

function judge(
  { read, headed, points }: Promising,
  wanted: readonly WantedTerm[],
  asked: Asked,
): Judged | null {
  const { passage, heading, sentences } = read;
  const fit = kindFit(read, asked);
  if (!fit) return null;
  let best: { at: number; isSame: boolean; points: number } | null = null;
  for (const [at, { terms }] of sentences.entries()) {
    const kind = fit(at);
    if (kind === 'other') continue;
    const asks = passage.sentences[at]!.endsWith('?') ? 0.5 : 0;
    const said = share(wanted, terms) + (kind === 'same' ? 0.6 : 0) - asks;
    if (!best || said > best.points) best = { at, isSame: kind === 'same', points: said };
  }
  if (!best) return null;
  const together = share(wanted, new Set([...heading, ...sentences[best.at]!.terms]));
  // One word in passing is no answer; several in one sentence are, or one said of the kind asked about.
  const isSaid = together >= leastSaid && (wanted.length > 1 || best.isSame);
  if (headed < leastHeaded && !isSaid) return null;
  const isBeginning = passage.heading === passage.page && best.points > 0;
  const said = 2 * best.points + (isBeginning && asked.kind !== 'meaning' ? 0.5 : 0);
  return { read, at: best.at, points: points + said };
}

/**
 * Whether sentences speak of the kind of bus that was asked about; null where the passage speaks of
 * kinds, and not of that one. Answers of the FAQ hold for every bus.
 */
function kindFit(
  read: ReadPassage,
  { categories }: Asked,
): ((at: number) => 'same' | 'other' | 'any') | null {
  if (categories.length === 0) return () => 'any';
  const fits = (kinds: readonly string[]) =>
    kinds.some((kind) => categories.some((one) => one === kind));
  const of = (part: 'heading' | 'page' | number) => {
    const kinds = read.kinds(part);
    return fits(kinds) ? 'same' : kinds.length > 0 ? 'other' : 'any';
  };
  const around = [of('heading'), of('page')];
  const inside = read.sentences.map((_, at) => of(at));
  const all = [...around, ...inside];
  if (!read.passage.isAnswer && !all.includes('same') && all.includes('other')) return null;
  return (at) => (inside[at] === 'any' && around.includes('same') ? 'same' : inside[at]!);
}

/** From this sentence on, until something is said. */
function shown({ sentences, isAnswer }: Passage, at: number): string[] {
  const from = isAnswer ? 0 : at;
  const [first = '', second] = sentences.slice(from);
  return first.length < shortestAnswerLetters && second ? [first, second] : [first];
}

const matchedWords = (wanted: readonly WantedTerm[], terms: ReadonlySet<Term>): number =>
  wanted.filter((one) => one.terms.some((term) => terms.has(term))).length;

/** Part of the weight that these terms hold. */
function share(wanted: readonly WantedTerm[], terms: ReadonlySet<Term>): number {
  let sum = 0;
  let found = 0;
  for (const {
    terms: [own, ...things],
    weight,
  } of wanted) {
    sum += weight;
    if (terms.has(own!)) found += weight;
    else if (things.some((thing) => terms.has(thing))) found += weight * sameThing;
  }
  return sum === 0 ? 0 : found / sum;
}
