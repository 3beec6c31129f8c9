import type { MapPoint } from '#domain/locations/place.ts';
import type { BusSearch, BusSearchAnswer, BusSearchRequest } from './bus-search.ts';
import type { ListCondition } from './list-condition.ts';
import type { QueryPart } from './query-part.ts';
import { requestFor, wordsImportance, type QueryParts } from './query-parts.ts';
import { phraseKey } from './smart-search/tokens.ts';

/** What had to go: a condition, or a word that no bus has. */
export type Dropped =
  | { kind: 'condition'; condition: ListCondition }
  | { kind: 'words'; words: string };

type Window = Pick<BusSearchRequest, 'facets' | 'sort' | 'offset' | 'limit'> & {
  /** Where distances are measured from, also when the radius had to go. */
  from: MapPoint | null;
};

interface Relaxed {
  answer: BusSearchAnswer;
  dropped: Dropped[];
}

/**
 * For when no bus answers to all parts, nor to all but one by little. Looks for equipment in the other words
 * that it is told in, and drops, until something is found:
 *
 * 1. one part, the least important that helps; words that stand for nothing in particular are one, too,
 *    and a number may be the beginning of a bus's own;
 * 2. parts together, least important first, and words that no bus has.
 *
 * Whatever is not named as dropped still holds, and of a bus that nobody sells the next is shown: its
 * make, or its kind. At most three searches a part and a few more, so a hostile query stays cheap.
 */
export async function searchWithout(
  search: BusSearch,
  { text: typed, parts, begun, asTyped }: QueryParts,
  { from, ...window }: Window,
): Promise<Relaxed | null> {
  // Half a word that no bus has goes on to one that we know: it is waited for, and nobody is told.
  const isFinished = (word: string) => !begun.includes(phraseKey(word));
  const text = begun.length > 0 ? typed.split(' ').filter(isFinished).join(' ') : typed;
  const run = (kept: readonly QueryPart[], relaxWords = false) =>
    search.execute({
      ...window,
      ...requestFor({ text, parts: [...kept], asTyped }, from),
      relaxWords,
    });

  /** The same again with what is asked instead of those that went, where there are such buses. */
  async function withInstead(
    answer: BusSearchAnswer,
    kept: readonly QueryPart[],
    gone: readonly QueryPart[],
  ): Promise<BusSearchAnswer> {
    for (const part of gone) {
      for (const groups of part.instead ?? []) {
        const more = await run([...kept, { ...part, groups, words: [] }]);
        if (more.total > 0) return more;
      }
    }
    return answer;
  }

  const told = parts.find(({ reworded }) => reworded);
  for (const words of told?.reworded ?? []) {
    const answer = await run(
      parts.map((one) => (one === told ? { ...one, words: [words], isEnded: true } : one)),
    );
    if (answer.total > 0) return { answer, dropped: [] };
  }

  const ordered = parts.toSorted((a, b) => a.importance - b.importance);
  const isBefore = ({ importance, isWhole }: QueryPart) =>
    !isWhole && (!text || importance <= wordsImportance);
  const isAlone = ordered.length === 1 && !text;
  const before = isAlone ? [] : ordered.filter(isBefore);
  const after = isAlone ? [] : ordered.filter((part) => !isBefore(part));
  for (const part of [...before, null, ...after]) {
    if (part === null && parts.some(({ isWhole }) => isWhole)) {
      const answer = await run(parts.map((one) => ({ ...one, isWhole: false })));
      if (answer.total > 0) return { answer, dropped: [] };
    }
    const kept = parts.filter((other) => other !== part);
    const answer = await run(kept, part === null);
    if (answer.total === 0) continue;
    return part
      ? { answer: await withInstead(answer, kept, [part]), dropped: droppedConditions(part) }
      : { answer, dropped: droppedWords(answer, parts) };
  }

  const gone: QueryPart[] = [];
  let kept = parts;
  for (const part of ordered) {
    kept = kept.filter((other) => other !== part);
    gone.push(part);
    let answer = await run(kept, true);
    if (answer.total === 0) continue;
    // What went before the one that was in the way may be had after all.
    for (const other of gone.slice(0, -1).toReversed()) {
      const more = await run([...kept, other]);
      if (more.total === 0) continue;
      kept = [...kept, other];
      answer = more;
      gone.splice(gone.indexOf(other), 1);
    }
    const dropped = [...gone.flatMap(droppedConditions), ...droppedWords(answer, kept)];
    return { answer: await withInstead(answer, kept, gone), dropped };
  }
  return null;
}

const droppedConditions = ({ conditions }: QueryPart): Dropped[] =>
  conditions.map((condition) => ({ kind: 'condition', condition }));

/** What a condition was looked for by is no word of the visitor's: the condition went. */
function droppedWords({ droppedWords: gone }: BusSearchAnswer, parts: QueryPart[]): Dropped[] {
  // The search names "low-floor" as two words.
  const wordsOf = ({ words }: QueryPart) =>
    words.flatMap((one) => one.toLowerCase().split(' ')).map((word) => word.replaceAll('-', ' '));
  const unmet = parts.filter((part) => wordsOf(part).some((word) => gone.includes(word)));
  const loose = gone.filter((word) => !unmet.some((part) => wordsOf(part).includes(word)));
  return [
    ...unmet.flatMap(droppedConditions),
    ...loose.map((words): Dropped => ({ kind: 'words', words })),
  ];
}
