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

/** Finds buses; rejects when no search host answers. */
export type FindBuses = (question: BusQuestion) => Promise<BusHit[]>;

/** Spec §4 search results: loading, results, empty, error (results cleared). */
export type SuggestionState =
  | { phase: 'loading'; question: BusQuestion }
  | { phase: 'results'; question: BusQuestion; hits: BusHit[] }
  | { phase: 'empty'; question: BusQuestion }
  | { phase: 'error'; question: BusQuestion };

export interface Suggester {
  /** Asks when the visitor has been quiet for `delayMs`, or at once. */
  ask(question: BusQuestion, when?: 'settled' | 'now'): void;
  /** Forgets what is waiting or under way. */
  stop(): void;
}

/**
 * Debounced suggestions (spec §9: 500 ms desktop, 300 ms mobile). An answer is shown only while
 * nothing newer was asked: late ones are dropped, failures of late ones too.
 */
export function createSuggester(parts: {
  find: FindBuses;
  delayMs: number;
  show(state: SuggestionState): void;
}): Suggester {
  const { find, delayMs, show } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;

  const run = async (question: BusQuestion, mine: number) => {
    let state: SuggestionState;
    try {
      const hits = await find(question);
      state = hits.length > 0 ? { phase: 'results', question, hits } : { phase: 'empty', question };
    } catch {
      state = { phase: 'error', question };
    }
    if (mine === turn) show(state);
  };

  return {
    ask(question, when = 'settled') {
      clearTimeout(timer);
      const mine = (turn += 1);
      show({ phase: 'loading', question });
      if (when === 'now') void run(question, mine);
      else timer = setTimeout(() => void run(question, mine), delayMs);
    },
    stop() {
      clearTimeout(timer);
      turn += 1;
    },
  };
}
