import { startTransition, useState } from 'react';
import { warm } from '#site/browser/when-due.ts';
import type { BusQuestion } from './suggestion-request.ts';

/** A search hit of spec §3. Price in US dollars; `mainImage` is a URL path ending in `.webp`. */
export interface BusHit {
  objectID: string;
  title: string | null;
  slug: string | null;
  make: string | null;
  model: string | null;
  year: number | null;
  price: number | string | null;
  mainImage: string | null;
}

/** Buses for a question, and what the list says of it. */
export interface FoundBuses {
  hits: readonly BusHit[];
  /** How many the list shows; null where no list was asked for. */
  total: number | null;
  /** They miss one condition by little: none answers to all. */
  areClose: boolean;
  /** What had to go before anything was found: words as typed, a filter by its parameter. */
  dropped: readonly { words?: string; filter?: string }[];
}

/** Finds buses; rejects when no search host answers. */
export type FindBuses = (question: BusQuestion) => Promise<FoundBuses>;

/** Spec §4 search results; `hits` are earlier ones while loading, and none when empty or failed. */
export interface Suggestions extends FoundBuses {
  phase: 'loading' | 'results' | 'empty' | 'error';
  question: BusQuestion;
}

/** Hits of which nothing else is known. */
export const onlyHits = (hits: readonly BusHit[]): FoundBuses => ({
  hits,
  total: null,
  areClose: false,
  dropped: [],
});

type Suggester = ReturnType<typeof createSuggester>;

/**
 * Debounced suggestions (spec §9: 500 ms desktop, 300 ms mobile). An answer is shown only while
 * nothing newer was asked: late ones are dropped, failures of late ones too.
 */
export function createSuggester(parts: {
  find: FindBuses;
  delayMs: number;
  show(suggestions: Suggestions): void;
}) {
  const { find, delayMs, show } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  let last = onlyHits([]);

  const run = async (question: BusQuestion, mine: number) => {
    let phase: Suggestions['phase'] = 'error';
    let found = onlyHits([]);
    try {
      found = await find(question);
      phase = found.hits.length > 0 ? 'results' : 'empty';
    } catch {
      // Said by the phase: no search host answered, or its code did not arrive.
    }
    if (mine !== turn) return;
    last = found;
    show({ phase, question, ...found });
  };
  const stop = () => {
    clearTimeout(timer);
    turn += 1;
  };

  return {
    /** Asks when the visitor has been quiet for `delayMs`, or at once. */
    ask(question: BusQuestion, when: 'settled' | 'now' = 'settled'): void {
      stop();
      const mine = turn;
      show({ phase: 'loading', question, ...last });
      if (when === 'now') void run(question, mine);
      else timer = setTimeout(() => void run(question, mine), delayMs);
    },
    /** Gives up what is waiting or under way. */
    stop,
    /** Gives up, and forgets the hits that were shown. */
    forget(): void {
      stop();
      last = onlyHits([]);
    },
  };
}

/** The two places that suggest, as analytics knows them. */
type SearchPlace = 'desktop' | 'mobile';

/** What listeners on `document` get with `search-results`; `count` is null when the search failed. */
export interface SearchResultsDetail {
  source: SearchPlace;
  count: number | null;
  query: string;
}

/** Tells analytics how a search for suggestions ended. */
function tellResults(source: SearchPlace, { phase, question, hits }: Suggestions): void {
  if (phase === 'loading') return;
  const count = phase === 'error' ? null : hits.length;
  const detail: SearchResultsDetail = { source, count, query: question.text };
  document.dispatchEvent(new CustomEvent('search-results', { detail }));
}

/** How each place asks: spec §7 and §9. */
export const manners = {
  desktop: { delayMs: 500, hitsPerPage: 8, featuredWithoutWords: false },
  mobile: { delayMs: 300, hitsPerPage: 3, featuredWithoutWords: true },
};

/** Only those who search pay for the search client. */
const loadClient = () => import('./search-client.ts');

/** Between keys, not at one. */
export const fetchClient = () => warm(loadClient);

/** While an answer is under way, of the question only whether there are words is seen. */
const looksAlike = (before: Suggestions | null, now: Suggestions): boolean =>
  before?.phase === 'loading' &&
  now.phase === 'loading' &&
  before.hits === now.hits &&
  (before.question.text === '') === (now.question.text === '');

/** Buses for what somebody is typing; `suggestions` is null until something was asked. */
export function useSuggestions(place: SearchPlace) {
  const [suggestions, show] = useState<Suggestions | null>(null);
  const [suggester] = useState((): Suggester => {
    const manner = manners[place];
    const find: FindBuses = async (question) => {
      const { pageSuggestions } = await loadClient();
      return pageSuggestions(manner)(question);
    };
    const { ask, stop, forget } = createSuggester({
      find,
      delayMs: manner.delayMs,
      show(state) {
        // The next letter goes before, and what looks the same is not drawn anew for it.
        startTransition(() => show((before) => (looksAlike(before, state) ? before : state)));
        tellResults(place, state);
      },
    });
    return {
      ask,
      stop,
      forget() {
        forget();
        show(null);
      },
    };
  });
  return { suggestions, ...suggester };
}
