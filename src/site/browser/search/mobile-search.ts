import { hitLink, note, skeletonRows } from '../../islands/header-search/hit-view.ts';
import { readQuestion } from '../../islands/header-search/read-question.ts';
import { pageSuggestions } from '../../islands/header-search/search-client.ts';
import { tellResults } from '../../islands/header-search/tell-results.ts';
import { createSuggester, type SuggestionState } from '../../islands/header-search/suggester.ts';
import { isEmptyQuestion } from '../../islands/header-search/suggestion-request.ts';
import { translated } from '../translated.ts';

/** Spec §9. */
const delayMs = 300;
const manner = { hitsPerPage: 3, featuredWithoutWords: true };

interface Panel {
  form: HTMLFormElement;
  heading: HTMLElement;
  results: HTMLElement;
  status: HTMLElement;
  seeAll: HTMLElement;
}

/**
 * The search mode of the mobile overlay (spec §2, §4): suggested buses first, results while typing.
 * `root` is the server's search form with its hidden results region. Returns what to call each time
 * the overlay opens.
 */
export function startMobileSearch(root: HTMLElement): { refresh(): void } {
  const panel = findPanel(root);
  if (!panel) return { refresh: () => undefined };
  const { form, heading, results, status } = panel;
  const region = results.parentElement;
  if (region) region.hidden = false;

  const suggester = createSuggester({
    find: pageSuggestions(manner),
    delayMs,
    show(state) {
      heading.textContent = state.question.text
        ? translated('Search Results')
        : translated('Suggested Buses');
      results.ariaBusy = String(state.phase === 'loading');
      if (state.phase === 'loading' && results.querySelector('a')) return;
      results.replaceChildren(...rows(state));
      panel.seeAll.hidden =
        state.phase !== 'results' && isEmptyQuestion(state.question) && state.phase !== 'loading';
      if (state.phase !== 'loading') status.textContent = describe(state);
      tellResults('mobile', state);
    },
  });
  form.addEventListener('input', (event) => {
    const isText = event.target instanceof HTMLInputElement;
    suggester.ask(readQuestion(form), isText ? 'settled' : 'now');
  });
  return { refresh: () => suggester.ask(readQuestion(form), 'now') };
}

function findPanel(root: HTMLElement): Panel | null {
  const find = (name: string) => root.querySelector<HTMLElement>(`[data-overlay-${name}]`);
  const form = root.querySelector('form');
  const [heading, results, status, seeAll] = ['heading', 'results', 'status', 'see-all'].map(find);
  if (!form || !heading || !results || !status || !seeAll) return null;
  return { form, heading, results, status, seeAll };
}

function rows(state: SuggestionState): HTMLElement[] {
  if (state.phase === 'loading') return skeletonRows(manner.hitsPerPage).map(asItem);
  if (state.phase === 'results') return state.hits.map((hit) => asItem(hitLink(hit)));
  return [asItem(note(describe(state)))];
}

function asItem(content: HTMLElement): HTMLElement {
  const item = document.createElement('li');
  item.append(content);
  return item;
}

function describe(state: SuggestionState): string {
  if (state.phase === 'error')
    return translated('No suggestions right now. See All Products still works.');
  if (state.phase === 'empty') {
    const { text } = state.question;
    return text
      ? translated('No buses found matching “{1}”', text)
      : translated('No buses found with these filters');
  }
  const count = state.phase === 'results' ? state.hits.length : 0;
  return count === 1 ? '1 bus shown' : `${count} buses shown`;
}
