/** Spec §9: the overlay exists below 768 px. */
const wide = window.matchMedia('(width >= 48rem)');

/**
 * The mobile overlay (spec §2, §4) on two `<details>` of the header that exclude each other: search
 * and menu. Without this script they open and close all the same; it adds what makes an overlay of
 * them: focus moves in and comes back, the page behind neither scrolls nor takes focus, Escape and
 * any link close it.
 */
export function startMobileOverlay(header: HTMLElement): void {
  const search = header.querySelector<HTMLDetailsElement>('details[data-overlay="search"]');
  const menu = header.querySelector<HTMLDetailsElement>('details[data-overlay="menu"]');
  if (!search || !menu) return;
  const loadSearch = once(() =>
    import('../search/mobile-search.ts').then(({ startMobileSearch }) => startMobileSearch(search)),
  );

  // Focus in a sticky header scrolls the page behind it, which then must be put back.
  let scrollPx = 0;
  const openOne = () => (search.open ? search : menu.open ? menu : null);
  const close = () => {
    const open = openOne();
    open?.removeAttribute('open');
    settle();
    open?.querySelector('summary')?.focus({ preventScroll: true });
    window.scrollTo({ top: scrollPx, behavior: 'instant' });
  };
  const settle = () => {
    const open = openOne();
    document.documentElement.toggleAttribute('data-overlay-open', open !== null);
    afterPaint(keepPageInert);
    if (!open) for (const inner of menu.querySelectorAll('details')) inner.open = false;
  };
  // Changes the style of everything, so the overlay is painted first.
  const keepPageInert = () => {
    const inert = openOne() !== null;
    for (const element of document.querySelectorAll('body > :not(header, script)')) {
      element.toggleAttribute('inert', inert);
    }
  };
  const show = (one: HTMLDetailsElement) => {
    if (!openOne()) scrollPx = window.scrollY;
    (one === search ? menu : search).open = false;
    one.open = true;
    settle();
    // Inside the tap itself: otherwise phones do not bring up their keyboard.
    const first = one.querySelector<HTMLElement>(one === search ? 'input' : 'nav summary');
    first?.focus({ preventScroll: true });
    if (one === search)
      void loadSearch().then(
        ({ refresh }) => refresh(),
        () => undefined,
      );
  };

  for (const one of [search, menu]) {
    one.querySelector('summary')?.addEventListener('click', (event) => {
      event.preventDefault();
      if (one.open) close();
      else show(one);
    });
    one.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) close();
    });
  }
  for (const trigger of document.querySelectorAll('[data-opens-search]')) {
    trigger.addEventListener('click', (event) => {
      if (wide.matches) return;
      event.preventDefault();
      show(search);
    });
  }
  header.addEventListener('keydown', (event) => {
    if (!openOne()) return;
    if (event.key === 'Escape') close();
    if (event.key === 'Tab') keepInside(event, header);
  });
  // Somebody may have been faster than this script.
  const early = openOne();
  if (early && !wide.matches) {
    scrollPx = window.scrollY;
    show(early);
  }
  wide.addEventListener('change', () => openOne() && close());
  window.addEventListener('pagehide', () => {
    openOne()?.removeAttribute('open');
    settle();
    keepPageInert();
  });
}

const afterPaint = (action: () => void) => requestAnimationFrame(() => setTimeout(action));

/** Tab goes round: from the last control of header and overlay to the first, and back. */
function keepInside(event: KeyboardEvent, header: HTMLElement): void {
  const stops = [
    ...header.querySelectorAll<HTMLElement>('a[href], button, input, select, summary'),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const first = stops[0];
  const last = stops.at(-1);
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** A failed fetch is tried again the next time. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
