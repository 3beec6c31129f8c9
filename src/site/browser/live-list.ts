import { renewPanel } from '#site/islands/filters/next-panel.ts';
import type { IslandFailure } from './wake-islands.ts';
import { afterPaint } from './when-due.ts';

/**
 * Makes a searchable list answer in place: asks for the page the form would go to, swaps the results,
 * and gives the filter panel what it is to show next. Without this script form and links do the same.
 */

/** Spec §9: typing and addresses settle for 500 ms; searches are at least as far apart. */
const settlingMs = 500;

export function startLiveList(form: HTMLFormElement, wake: (root: Element) => void): void {
  const panel = form.querySelector<HTMLElement>('[data-island="filters"]');
  let timer: number | undefined;
  let lastStartMs = Number.NEGATIVE_INFINITY;
  let running: AbortController | null = null;
  /** The address that was answered or is on its way; null: none, or the form has changed since. */
  let asked: string | null = null;
  const here = () => location.href.replace(/#.*/, '');
  /** Of the list that is shown, or is on its way by going back. The history learns it a moment later. */
  let entry = here();
  let entryTimer: number | undefined;
  const record = () => entry !== here() && history.pushState(null, '', entry);

  const schedule = (delayMs: number) => {
    window.clearTimeout(timer);
    const waitMs = Math.max(delayMs, lastStartMs + settlingMs - performance.now());
    timer = window.setTimeout(() => {
      if (addressOf(form) !== asked) void update(addressOf(form), true);
    }, waitMs);
  };

  const update = async (address: string, isNew: boolean) => {
    asked = address;
    lastStartMs = performance.now();
    running?.abort();
    const { signal } = (running = new AbortController());
    const painted = new Promise<void>(afterPaint);
    form.querySelector('[data-list-results]')?.setAttribute('aria-busy', 'true');
    try {
      const answer = await fetch(address, { signal, headers: { accept: 'text/html' } });
      // 404 is a page beyond the end: it has its own results. Anything else is the browser's to show.
      if (!answer.ok && answer.status !== 404) throw new Error(String(answer.status));
      // What was ticked is seen to be ticked first: reading a list takes longer than a frame.
      const [html] = await Promise.all([answer.text(), painted]);
      if (signal.aborted) return;
      const next = new DOMParser().parseFromString(html, 'text/html');
      const nextPanel = next.querySelector('[data-island="filters"]');
      if (panel && nextPanel) renewPanel(panel, nextPanel);
      swapResults(form, next, wake);
      // Going back restores the words too; otherwise they stay as the visitor is typing them.
      copyToolbar(form, next, isNew ? document.activeElement : null);
      announce(form);
      document.dispatchEvent(new CustomEvent('list-answered', { detail: form }));
      document.title = next.title;
      if (!isNew) return;
      entry = answer.redirected ? answer.url : address;
      window.clearTimeout(entryTimer);
      entryTimer = window.setTimeout(record, settlingMs);
    } catch {
      // A late answer was dropped, or the network failed: then a plain page load says so best.
      if (signal.aborted) return;
      document.dispatchEvent(new CustomEvent('list-answered'));
      location.assign(address);
    }
  };

  // A panel that failed cannot show what an answer makes of it: the form works as it was served.
  const isLive = () => panel?.dataset.islandState !== 'failed';
  document.addEventListener('island-failure', (event) => {
    const { name, state } = (event as CustomEvent<IslandFailure>).detail;
    if (name === 'filters' && state === 'server-html' && asked !== null) location.assign(asked);
  });
  form.addEventListener('change', (event) => {
    if (!isLive() || isTyping(event.target) || isRadiusOfNowhere(form, event.target)) return;
    // A panel that wakes plays again what was ticked meanwhile.
    if (addressOf(form) === asked) return;
    // What is on its way does not know of this choice, and would take it back.
    running?.abort();
    asked = null;
    schedule(0);
  });
  form.addEventListener('input', (event) => {
    if (isLive() && isTyping(event.target)) schedule(settlingMs);
  });
  form.addEventListener('submit', (event) => {
    if (!isLive()) return;
    event.preventDefault();
    closeSheet(form);
    window.clearTimeout(timer);
    // Begun anew, what is on its way would come later.
    if (addressOf(form) !== asked) void update(addressOf(form), true);
  });
  form.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a.chip-chosen') : null;
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || !isLive()) return;
    // Removing a condition changes the form's own values, which only the server's page knows.
    event.preventDefault();
    void update(link.href, true);
  });
  // Whoever opens a bus of a list that has just come goes back to that list.
  const leave = ({ target }: Event) => (target as Element).closest('a') && record();
  document.addEventListener('click', leave, true);
  window.addEventListener('popstate', () => {
    // A jump within the page, as to its main content, leads to no other list.
    if (entry === here()) return;
    entry = here();
    void update(entry, false);
  });
  // Words that were typed before this script was there are answered now.
  const words = form.querySelector<HTMLInputElement>('input[type="search"]');
  if (words && words.value !== words.defaultValue) schedule(settlingMs);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'search';

/** A distance says nothing until there is a place; asking would only take it away again. */
const isRadiusOfNowhere = (form: HTMLFormElement, target: EventTarget | null) =>
  target instanceof HTMLSelectElement &&
  target.name === 'within' &&
  !form.querySelector<HTMLInputElement>('input[name="near"]')?.value.trim();

/** The address the form would go to, without empty values. */
function addressOf(form: HTMLFormElement): string {
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const text = [values.get(name), String(value).trim()].filter(Boolean).join(',');
    if (text !== '') values.set(name, text);
  }
  return values.size > 0 ? `${form.action}?${values}` : form.action;
}

/** Phones: the buses that were asked for lie under the sheet. */
function closeSheet(form: HTMLFormElement): void {
  const sheet = form.querySelector<HTMLDetailsElement>('.filters-toggle[open]');
  if (sheet) sheet.open = false;
  sheet?.querySelector('summary')?.focus();
}

/** Whoever took a condition away by its chip goes on with what stands there now. */
function swapResults(form: HTMLFormElement, next: Document, wake: (root: Element) => void): void {
  const results = form.querySelector('[data-list-results]');
  const fresh = next.querySelector('[data-list-results]');
  if (!results || !fresh) return;
  const hadFocus = results.contains(document.activeElement);
  const shown = document.importNode(fresh, true);
  results.replaceWith(shown);
  wake(shown);
  if (hadFocus) shown.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
}

/** Words and order follow the address, but never under the visitor's fingers. */
function copyToolbar(form: HTMLFormElement, next: Document, focused: Element | null): void {
  for (const name of ['search', 'sort']) {
    const mine = form.elements.namedItem(name);
    const fresh = next.querySelector(`[data-live-list] [name="${name}"]`);
    if (mine === focused) continue;
    if (mine instanceof HTMLInputElement && fresh instanceof HTMLInputElement) {
      mine.value = fresh.value;
    } else if (mine instanceof HTMLSelectElement && fresh instanceof HTMLSelectElement) {
      // Nearest first is offered only while a place is named.
      mine.replaceChildren(...document.importNode(fresh, true).options);
      mine.value = fresh.value;
    }
  }
}

/** A live region must be in the page before its text changes, so the new one is filled again. */
function announce(form: HTMLFormElement): void {
  const status = form.querySelector('[data-list-count]');
  if (!status) return;
  const text = status.textContent;
  status.textContent = '';
  afterPaint(() => (status.textContent = text));
}
