/** Spec §9. */
const pollMs = 100;
/** A category without buses never gets cards: then there is nothing to wait for. */
const patienceMs = 10_000;

/**
 * Spec §2: who arrives at a category page from a bus's page sees its top. Waits until cards exist,
 * looking every 100 ms.
 */
export function scrollToTopAfterBus(page: Document): void {
  const from = URL.parse(page.referrer);
  if (from?.origin !== location.origin) return;
  if (!/^\/buses\/./.test(from.pathname) || !/^\/categories\/./.test(location.pathname)) return;
  const until = Date.now() + patienceMs;
  const look = () => {
    if (!page.querySelector('.bus-card')) {
      if (Date.now() < until) setTimeout(look, pollMs);
      return;
    }
    toTop();
    // Until everything is loaded the browser keeps going back to the address's fragment.
    if (location.hash && page.readyState !== 'complete')
      addEventListener('load', () => requestAnimationFrame(toTop), { once: true });
  };
  look();
}

const toTop = () => scrollTo({ top: 0, behavior: 'instant' });
