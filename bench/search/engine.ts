import { fold } from '../../packages/search-core/src/fold.ts';
import { emitTerms } from '../../packages/search-core/src/tokenize.ts';
import { scanWords } from '../../packages/search-core/src/words.ts';
import type { Listing } from './listings.ts';
import type { BenchQuery } from './queries.ts';

/** An engine under test. `search` must deliver all of: exact total, 24 ids, six facet counts. */
export interface Engine {
  build(listings: Iterable<Listing>): Promise<void> | void;
  search(query: BenchQuery): Promise<Answer> | Answer;
  close?(): Promise<void> | void;
}

export interface Answer {
  total: number;
  ids: number[];
  /** How many facets were counted; the run fails when it is not six. */
  facets: number;
}

/** The terms of a text as our engine reads it; given to every engine, so that none loses by words. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  emitTerms(scanWords(fold(text)), (term) => terms.push(term));
  return terms;
}

/** The words of a query, joined where a model name is ("e-450"). */
export function wordsOf(text: string): string[] {
  return scanWords(fold(text)).map((word) => word.text);
}

export function allText(listing: Listing): string {
  return `${listing.text.title ?? ''}\n${listing.text.stock ?? ''}\n${listing.text.description ?? ''}`;
}
