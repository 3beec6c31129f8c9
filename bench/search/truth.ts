import { allText, termsOf, wordsOf } from './engine.ts';
import type { Listing } from './listings.ts';
import { type BenchQuery, requestOf } from './queries.ts';

/**
 * What a query should find, by plain loops: every word as a whole term, the last also as a beginning;
 * when no listing has them all, words that no listing has at all (and failing that, all words) by the
 * typo rule. Distances are full matrices.
 */
export interface Truth {
  /** Ids of the listings the query should find, filters included. */
  relevant(query: BenchQuery): Set<number>;
}

export function truthOf(listings: readonly Listing[]): Truth {
  const holders = new Map<string, Set<number>>();
  listings.forEach((listing, at) => {
    for (const term of termsOf(allText(listing))) {
      const set = holders.get(term) ?? new Set();
      set.add(at);
      holders.set(term, set);
    }
  });
  const vocabulary = [...holders.keys()];

  function accepts(word: string, isLast: boolean, forgives: boolean): Set<number> {
    const found = new Set<number>();
    const bound = /\P{L}/u.test(word) || !forgives || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
    for (const term of vocabulary) {
      const literal = isLast ? term.startsWith(word) : term === word;
      const near =
        !literal && bound > 0 && !/\P{L}/u.test(term) && distance(word, term, isLast) <= bound;
      if (literal || near) for (const at of holders.get(term)!) found.add(at);
    }
    return found;
  }

  function matching(words: readonly string[], forgives: (word: number) => boolean): Set<number> {
    const sets = words.map((word, at) => accepts(word, at === words.length - 1, forgives(at)));
    const [first, ...rest] = sets.sort((a, b) => a.size - b.size);
    return new Set([...first!].filter((at) => rest.every((set) => set.has(at))));
  }

  function textHits(text: string): Iterable<number> {
    const words = wordsOf(text);
    if (words.length === 0) return listings.keys();
    const asTyped = matching(words, () => false);
    if (asTyped.size > 0) return asTyped;
    const unknown = words.map(
      (word, at) => accepts(word, at === words.length - 1, false).size === 0,
    );
    const corrected = matching(words, (at) => unknown[at]!);
    return corrected.size > 0 ? corrected : matching(words, () => true);
  }

  return {
    relevant(query) {
      const { filter } = requestOf(query);
      const conditions = filter && 'and' in filter ? filter.and : [];
      const ids = new Set<number>();
      for (const at of textHits(query.text)) {
        const { numbers, facets } = listings[at]!;
        const passes = conditions.every((condition) => {
          if ('facet' in condition)
            return (facets as Record<string, unknown>)[condition.facet] === condition.value;
          if (!('number' in condition)) return false;
          const value = (numbers as Record<string, number | null>)[condition.number] ?? null;
          return (
            value !== null &&
            value >= (condition.min ?? -Infinity) &&
            value <= (condition.max ?? Infinity)
          );
        });
        if (passes) ids.add(at + 1);
      }
      return ids;
    },
  };
}

/** Optimal string alignment; to the nearest beginning of `term` when `prefix`. */
function distance(word: string, term: string, prefix: boolean): number {
  if (Math.abs(word.length - term.length) > 2 && !(prefix && term.length > word.length)) return 9;
  const rows: number[][] = [Array.from({ length: word.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= term.length; i++) {
    const row = [i];
    for (let j = 1; j <= word.length; j++) {
      const same = term[i - 1] === word[j - 1] ? 0 : 1;
      let cost = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      const swapped = i > 1 && j > 1 && term[i - 1] === word[j - 2] && term[i - 2] === word[j - 1];
      if (swapped) cost = Math.min(cost, rows[i - 2]![j - 2]! + 1);
      row.push(cost);
    }
    rows.push(row);
  }
  return prefix
    ? Math.min(...rows.map((row) => row[word.length]!))
    : rows[term.length]![word.length]!;
}
