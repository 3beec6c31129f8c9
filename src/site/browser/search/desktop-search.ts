import { hitLink, note, skeletonRows } from '../../islands/header-search/hit-view.ts';
import { moveCursor } from '../../islands/header-search/option-cursor.ts';
import { readQuestion } from '../../islands/header-search/read-question.ts';
import { pageSuggestions } from '../../islands/header-search/search-client.ts';
import { tellResults } from '../../islands/header-search/tell-results.ts';
import { createSuggester, type SuggestionState } from '../../islands/header-search/suggester.ts';
import { translated } from '../translated.ts';

/** Spec §9. */
const delayMs = 500;
const manner = { hitsPerPage: 8, featuredWithoutWords: false };

interface Box {
  form: HTMLFormElement;
  input: HTMLInputElement;
  panel: HTMLElement;
  list: HTMLElement;
  /** Holds what is said instead of suggestions. */
  notes: HTMLElement;
  /** Live region, outside the panel so that it exists before it speaks. */
  status: HTMLElement;
}

/**
 * The header's search box becomes a combobox with a panel (spec §2, §4, §5): it opens when the
 * visitor has typed something, and closes on empty input, navigation, Escape, a click elsewhere and
 * when the bottom bar hides. `root` holds the form and a template of the panel. Call once.
 */
export function startDesktopSearch(root: HTMLElement): void {
  const box = furnish(root);
  if (!box) return;
  const { form, input, panel, list, notes, status } = box;
  const suggester = createSuggester({ find: pageSuggestions(manner), delayMs, show });
  let active: number | null = null;

  function activate(next: number | null): void {
    active = next;
    for (const [at, option] of optionsOf(list).entries()) option.ariaSelected = String(at === next);
    const option = next === null ? undefined : optionsOf(list)[next];
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  }

  function setOpen(open: boolean): void {
    panel.hidden = !open;
    input.ariaExpanded = String(open);
    if (open) return;
    activate(null);
    suggester.stop();
  }
  const close = () => setOpen(false);

  function show(state: SuggestionState): void {
    const count = optionsOf(list).length;
    list.ariaBusy = String(state.phase === 'loading');
    // Earlier suggestions stay until there are better ones; a skeleton only fills an empty panel.
    if (state.phase === 'loading' && count > 0) return;
    activate(null);
    drawSuggestions(list, notes, state);
    if (state.phase !== 'loading') status.textContent = describe(state);
    tellResults('desktop', state);
  }

  function typed(): void {
    if (!input.value.trim()) {
      close();
      list.replaceChildren();
      return;
    }
    setOpen(true);
    suggester.ask(readQuestion(form));
  }

  input.addEventListener('input', typed);
  input.addEventListener('keydown', (event) => {
    if (panel.hidden) {
      if (event.key === 'ArrowDown' && input.value.trim()) typed();
      return;
    }
    const options = optionsOf(list);
    if (event.key === 'Enter') {
      if (active === null) return;
      event.preventDefault();
      options[active]?.click();
      return;
    }
    const next = moveCursor(event.key, active, options.length);
    if (next !== undefined) event.preventDefault();
    if (next !== undefined) activate(next);
    else if (['ArrowLeft', 'ArrowRight'].includes(event.key)) activate(null);
  });
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || panel.hidden) return;
    event.preventDefault();
    close();
    input.focus();
  });
  panel.addEventListener('change', () => suggester.ask(readQuestion(form), 'now'));
  panel.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  closeWhenLeft(root, close);
  form.addEventListener('submit', close);

  // Words typed while this code was on its way.
  if (root.hasAttribute('data-typed')) typed();
}

/** Puts the panel into the form and gives the field its role; null when the page has no box. */
function furnish(root: HTMLElement): Box | null {
  const form = root.querySelector('form');
  const input = form?.querySelector('input');
  const panel = root.querySelector('template')?.content.firstElementChild?.cloneNode(true);
  const status = root.querySelector<HTMLElement>('[data-search-status]');
  if (!form || !input || !status || !(panel instanceof HTMLElement)) return null;
  const list = panel.querySelector<HTMLElement>('[data-hits]');
  const notes = panel.querySelector<HTMLElement>('[data-hits-note]');
  if (!list || !notes) return null;
  form.append(panel);
  list.role = 'listbox';
  // A search field may not be a combobox, and its own Escape would empty it.
  input.type = 'text';
  input.role = 'combobox';
  input.ariaAutoComplete = 'list';
  input.ariaExpanded = 'false';
  input.setAttribute('aria-controls', list.id);
  return { form, input, panel, list, notes, status };
}

function closeWhenLeft(root: HTMLElement, close: () => void): void {
  const outside = (target: EventTarget | null) => target instanceof Node && !root.contains(target);
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (outside(relatedTarget)) close();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (outside(target)) close();
  });
  document.addEventListener('bottom-bar-hidden', close);
  window.addEventListener('pagehide', close);
}

const optionsOf = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLAnchorElement>('[role=option]'),
];

function drawSuggestions(list: HTMLElement, notes: HTMLElement, state: SuggestionState): void {
  const { phase } = state;
  list.hidden = phase === 'empty' || phase === 'error';
  if (phase === 'loading') list.replaceChildren(...skeletonRows(manner.hitsPerPage));
  else if (phase === 'results') {
    list.replaceChildren(...state.hits.map((hit, at) => hitLink(hit, { id: `${list.id}-${at}` })));
  } else list.replaceChildren();
  notes.replaceChildren(...(list.hidden ? [note(describe(state))] : []));
}

function describe(state: SuggestionState): string {
  if (state.phase === 'empty')
    return translated('No buses found matching “{1}”', state.question.text);
  if (state.phase === 'error')
    return translated('No suggestions right now. Press Enter to search all buses.');
  const count = state.phase === 'results' ? state.hits.length : 0;
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}
