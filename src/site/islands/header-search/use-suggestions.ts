import { useState } from 'react';
import { createSuggester, type FindBuses, type Suggester, type Suggestions } from './suggester.ts';
import { tellResults, type SearchPlace } from './tell-results.ts';

/** How each place asks: spec §7 and §9. */
export const manners = {
  desktop: { delayMs: 500, hitsPerPage: 8, featuredWithoutWords: false },
  mobile: { delayMs: 300, hitsPerPage: 3, featuredWithoutWords: true },
};

/** Asking fetches the search client, so that only those who search pay for it. */
const loadClient = () => import('./search-client.ts');

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
        show(state);
        tellResults(place, state);
      },
    });
    return {
      ask(question, when) {
        // It arrives while the typing goes on; whether it did, `find` says.
        void loadClient().catch(() => undefined);
        ask(question, when);
      },
      stop,
      forget() {
        forget();
        show(null);
      },
    };
  });
  return { suggestions, ...suggester };
}
