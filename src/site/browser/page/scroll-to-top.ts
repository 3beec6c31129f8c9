/** Spec §2: who arrives at a category page from a bus's page sees its top, whatever the address names. */
export function scrollToTopAfterBus(page: Document): void {
  const from = URL.parse(page.referrer);
  if (from?.origin !== location.origin) return;
  if (!/^\/buses\/./.test(from.pathname) || !/^\/categories\/./.test(location.pathname)) return;
  toTop();
  // Until everything is loaded the browser keeps going back to the address's fragment.
  if (location.hash && page.readyState !== 'complete')
    addEventListener('load', () => requestAnimationFrame(toTop), { once: true });
}

const toTop = () => scrollTo({ top: 0, behavior: 'instant' });
