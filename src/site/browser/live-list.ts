/**
 * Makes a searchable list answer in place. The server renders every state of the list already, so
 * this asks for the page the form would go to and swaps the marked regions: results, filter counts,
 * the count that is announced. Without this script the form and the links do the same by themselves.
 */

/** Spec §9: typing and URL changes settle for 500 ms; searches start at most every 500 ms. */
const typingDelayMs = 500;
const historyDelayMs = 500;
const throttleMs = 500;

export function startLiveList(form: HTMLFormElement): void {
  let timer: number | undefined;
  let historyTimer: number | undefined;
  let lastStartMs = Number.NEGATIVE_INFINITY;
  let running: AbortController | null = null;

  const schedule = (delayMs: number) => {
    window.clearTimeout(timer);
    const waitMs = Math.max(delayMs, lastStartMs + throttleMs - performance.now());
    timer = window.setTimeout(() => void update(addressOf(form), true), waitMs);
  };

  const update = async (address: string, record: boolean) => {
    lastStartMs = performance.now();
    running?.abort();
    const mine = new AbortController();
    running = mine;
    const results = form.querySelector('[data-list-results]');
    results?.setAttribute('aria-busy', 'true');
    try {
      const answer = await fetch(address, {
        signal: mine.signal,
        headers: { accept: 'text/html' },
      });
      // 404 is a page beyond the end: it has its own results. Anything else is the browser's to show.
      if (!answer.ok && answer.status !== 404) throw new Error(String(answer.status));
      const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (mine.signal.aborted) return;
      // Going back restores the words too; otherwise they stay as the visitor is typing them.
      swap(form, next, record ? document.activeElement : null);
      document.dispatchEvent(new CustomEvent('list-answered', { detail: form }));
      document.title = next.title;
      window.clearTimeout(historyTimer);
      if (record) {
        historyTimer = window.setTimeout(
          () => history.pushState(null, '', address),
          historyDelayMs,
        );
      }
    } catch {
      // A late answer was dropped, or the network failed: then a plain page load says so best.
      if (mine.signal.aborted) return;
      document.dispatchEvent(new CustomEvent('list-answered'));
      location.assign(address);
    }
  };

  form.addEventListener('change', (event) => {
    if (isTyping(event.target) || isRadiusOfNowhere(form, event.target)) return;
    schedule(0);
  });
  form.addEventListener('input', (event) => {
    if (isTyping(event.target)) schedule(typingDelayMs);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.querySelector('.filters-toggle')?.removeAttribute('open');
    window.clearTimeout(timer);
    void update(addressOf(form), true);
  });
  form.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a.chip-chosen') : null;
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey) return;
    // Removing a condition changes the form's own values, which only the server's page knows.
    event.preventDefault();
    void update(link.href, true);
  });
  window.addEventListener('popstate', () => void update(location.href, false));
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
  const values = new Map<string, string[]>();
  for (const [name, value] of new FormData(form)) {
    const text = String(value).trim();
    if (text === '') continue;
    values.set(name, [...(values.get(name) ?? []), text]);
  }
  const query = new URLSearchParams([...values].map(([name, list]) => [name, list.join(',')]));
  const text = query.toString();
  return text ? `${form.action}?${text}` : form.action;
}

/** Replaces results and filters; what is open stays open, and focus stays where it was. */
function swap(form: HTMLFormElement, next: Document, focused: Element | null): void {
  const open = new Map(
    [...form.querySelectorAll<HTMLDetailsElement>('details[data-filter]')].map((details) => [
      details.dataset.filter,
      details.open,
    ]),
  );
  const sheetOpen = form.querySelector('.filters-toggle')?.hasAttribute('open') ?? false;
  const sheetTop = form.querySelector('.filters-sheet')?.scrollTop ?? 0;
  const focusKey = keyOf(focused);

  for (const region of ['[data-filters]', '[data-list-results]']) {
    const fresh = next.querySelector(region);
    if (fresh) form.querySelector(region)?.replaceWith(document.importNode(fresh, true));
  }
  copyToolbar(form, next, focused);
  for (const details of form.querySelectorAll<HTMLDetailsElement>('details[data-filter]')) {
    details.open = open.get(details.dataset.filter) ?? details.open;
  }
  form.querySelector('.filters-toggle')?.toggleAttribute('open', sheetOpen);
  const sheet = form.querySelector('.filters-sheet');
  if (sheet) sheet.scrollTop = sheetTop;
  if (focusKey) form.querySelector<HTMLElement>(focusKey)?.focus({ preventScroll: true });
  announce(form);
}

/** A selector that finds the same control again after the swap. */
function keyOf(element: Element | null): string | null {
  if (element instanceof HTMLInputElement && element.type !== 'search') {
    return `input[name="${CSS.escape(element.name)}"][value="${CSS.escape(element.value)}"]`;
  }
  const filter = element?.closest('summary')?.parentElement?.getAttribute('data-filter');
  return filter ? `details[data-filter="${CSS.escape(filter)}"] > summary` : null;
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
      mine.replaceChildren(
        ...[...fresh.options].map((option) => document.importNode(option, true)),
      );
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
  window.requestAnimationFrame(() => {
    status.textContent = text;
  });
}
