import { whenIdle } from './when-due.ts';

/**
 * What a `<summary>` will show is styled and laid out before the press: when the pointer comes to it,
 * and for the header's overlays, which fingers open, in a quiet moment. Hidden still, it keeps that.
 */
export function layOutAhead(page: Document): void {
  const layOut = (at: Element) =>
    at.closest('summary')?.nextElementSibling?.getBoundingClientRect();
  page.addEventListener('pointerover', ({ target }) => layOut(target as Element));
  for (const one of page.querySelectorAll('[data-overlay] > summary'))
    whenIdle(() => one.parentElement?.toggleAttribute('data-ahead', true) && layOut(one));
}
