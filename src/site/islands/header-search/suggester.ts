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

/** Spec §4 search results; `hits` are earlier ones while loading, and none when empty or failed. */
export interface Suggestions {
  phase: 'loading' | 'results' | 'empty' | 'error';
  question: BusQuestion;
  hits: readonly BusHit[];
}

export interface Suggester {
  /** Asks when the visitor has been quiet for `delayMs`, or at once. */
  ask(question: BusQuestion, when?: 'settled' | 'now'): void;
  /** Gives up what is waiting or under way. */
  stop(): void;
  /** Gives up, and forgets the hits that were shown. */
  forget(): void;
}

/**
 * Debounced suggestions (spec §9: 500 ms desktop, 300 ms mobile). An answer is shown only while
 * nothing newer was asked: late ones are dropped, failures of late ones too.
 */
export function createSuggester(parts: {
  find: FindBuses;
  delayMs: number;
  show(suggestions: Suggestions): void;
}): Suggester {
  const { find, delayMs, show } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  let hits: readonly BusHit[] = [];

  const run = async (question: BusQuestion, mine: number) => {
    let phase: Suggestions['phase'] = 'error';
    let found: readonly BusHit[] = [];
    try {
      found = await find(question);
      phase = found.length > 0 ? 'results' : 'empty';
    } catch {
      // Said by the phase: no search host answered, or its code did not arrive.
    }
    if (mine !== turn) return;
    hits = found;
    show({ phase, question, hits });
  };
  const stop = () => {
    clearTimeout(timer);
    turn += 1;
  };

  return {
    ask(question, when = 'settled') {
      stop();
      const mine = turn;
      show({ phase: 'loading', question, hits });
      if (when === 'now') void run(question, mine);
      else timer = setTimeout(() => void run(question, mine), delayMs);
    },
    stop,
    forget() {
      stop();
      hits = [];
    },
  };
}
