import { startTransition, useState } from 'react';
import { whenIdle } from '#site/browser/when-due.ts';
import { createSuggester, type FindBuses, type Suggester, type Suggestions } from './suggester.ts';
import { tellResults, type SearchPlace } from './tell-results.ts';

/** How each place asks: spec §7 and §9. */
export const manners = {
  desktop: { delayMs: 500, hitsPerPage: 8, featuredWithoutWords: false },
  mobile: { delayMs: 300, hitsPerPage: 3, featuredWithoutWords: true },
};

/** Only those who search pay for the search client. */
const loadClient = () => import('./search-client.ts');

/** Fetches it between keys, not at one; whether it came, whoever asks with it will say. */
export const fetchClient = () => whenIdle(() => void loadClient().catch(() => undefined));

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
        // The next letter goes before.
        startTransition(() => show(state));
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
