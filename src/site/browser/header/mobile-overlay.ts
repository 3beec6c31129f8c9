import { closeByBack } from '#site/islands/close-by-back.ts';
import { afterPaint } from '../when-due.ts';

/**
 * The mobile overlay (spec §2, §4) on two `<details>` of the header that exclude each other: search
 * and menu. Without this script they open and close all the same; it adds what makes an overlay of
 * them: focus moves in and comes back, the page behind neither scrolls nor takes focus, Escape, a
 * phone's Back and any link close it.
 */
export function startMobileOverlay(header: HTMLElement): void {
  const overlays = [...header.querySelectorAll<HTMLDetailsElement>('details[data-overlay]')];
  const openOne = () => overlays.find(({ open }) => open);

  // Focus in a sticky header scrolls the page behind it, which then must be put back.
  let scrollPx = 0;
  const close = () => {
    const one = openOne();
    one?.removeAttribute('open');
    settle();
    one?.querySelector('summary')?.focus({ preventScroll: true });
    window.scrollTo({ top: scrollPx, behavior: 'instant' });
  };
  const settle = () => {
    const isOpen = openOne() !== undefined;
    document.documentElement.toggleAttribute('data-overlay-open', isOpen);
    afterPaint(keepPageInert);
    if (isOpen) return;
    for (const inner of header.querySelectorAll('nav details')) inner.removeAttribute('open');
  };
  // Changes the style of everything, so the overlay is painted first.
  const keepPageInert = () => {
    const isInert = openOne() !== undefined;
    for (const element of document.querySelectorAll('body > :not(header, script)')) {
      element.toggleAttribute('inert', isInert);
    }
  };
  const show = (one: HTMLDetailsElement) => {
    if (!openOne()) scrollPx = window.scrollY;
    for (const other of overlays) other.open = other === one;
    settle();
    const first = one.querySelector<HTMLElement>('input, nav summary');
    const focus = () => one.open && first?.focus({ preventScroll: true });
    // Words are typed inside the tap itself: otherwise phones do not bring up their keyboard. A menu
    // is painted first, because focus makes the browser lay out the page.
    if (first instanceof HTMLInputElement) focus();
    else afterPaint(focus);
  };

  for (const one of overlays) {
    const name = one.dataset.overlay === 'menu' ? 'menu' : 'search';
    closeByBack(one, close);
    one.querySelector('summary')?.addEventListener('click', (event) => {
      event.preventDefault();
      if (one.open) close();
      else show(one);
    });
    one.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) close();
    });
    for (const trigger of document.querySelectorAll(`[data-opens-overlay=${name}]`)) {
      trigger.addEventListener('click', (event) => {
        event.preventDefault();
        show(one);
      });
    }
    // The bar has room for what it holds.
    window.addEventListener('resize', () => one.open && one.offsetWidth === 0 && close());
  }
  header.addEventListener('keydown', (event) => {
    if (!openOne()) return;
    if (event.key === 'Escape') close();
    if (event.key === 'Tab') keepInside(event, header);
  });
  // Somebody may have been faster than this script.
  const early = openOne();
  if (early && early.offsetWidth > 0) {
    scrollPx = window.scrollY;
    show(early);
  }
  window.addEventListener('pagehide', () => {
    openOne()?.removeAttribute('open');
    settle();
    keepPageInert();
  });
}

/** Tab goes round: from the last control of header and overlay to the first, and back. */
function keepInside(event: KeyboardEvent, header: HTMLElement): void {
  const stops = [
    ...header.querySelectorAll<HTMLElement>('a[href], button, input, select, summary'),
  ].filter((element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true);
  const ends = [stops.at(-1), stops[0]];
  const [from, to] = event.shiftKey ? ends.toReversed() : ends;
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
