/** Of a question in what analytics are told (spec §2, §7). */
const longestQuestion = 50;
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Adds to the native disclosures what they lack: the arrow keys of the accordion pattern, one open
 * item in browsers without exclusive `<details>`, a focusable answer where it scrolls, and an event
 * for analytics.
 */
export default function startFaq(faq: HTMLElement): void {
  const items = [...faq.querySelectorAll<HTMLDetailsElement>(':scope > details')];
  const headers = items.map((item) => item.querySelector('summary')!);

  for (const [at, item] of items.entries()) {
    const header = headers[at]!;
    header.addEventListener('click', () => announce(faq, header, item.open ? 'close' : 'open'));
    header.addEventListener('keydown', (event) => {
      const move = moves[event.key];
      if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      headers[move(at, headers.length)]?.focus();
    });
    item.addEventListener('toggle', () => settle(item));
    settle(item);
  }
}

function settle(item: HTMLDetailsElement): void {
  if (!item.open) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>('[data-faq] > details[open]')) {
    if (other !== item && other.name === item.name) other.open = false;
  }
  // An answer has no layout until the frame after it was shown.
  requestAnimationFrame(() => requestAnimationFrame(() => letScroll(item)));
}

function letScroll(item: HTMLDetailsElement): void {
  const answer = item.querySelector<HTMLElement>('.faq-answer');
  if (!answer) return;
  if (answer.scrollHeight > answer.clientHeight) answer.tabIndex = 0;
  else answer.removeAttribute('tabindex');
}

/** A listener of analytics on `document` hears it; `stateName` is the state that the page is about. */
function announce(faq: HTMLElement, header: Element, action: 'open' | 'close'): void {
  const detail = {
    question: (header.textContent ?? '').trim().slice(0, longestQuestion),
    action,
    stateName: faq.dataset.stateName ?? '',
  };
  document.dispatchEvent(new CustomEvent('faq-interaction', { detail }));
}
