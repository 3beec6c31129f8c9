import type { EventProperties } from '#domain/analytics/event-catalogue.ts';
import { sourceParameter } from '#domain/analytics/visit-source.ts';
import type { PageKind } from '#domain/analytics/page-kind.ts';
import { dataLayer } from './data-layer.ts';
import { track } from './facade.ts';
import { watchClicks } from './watch-clicks.ts';
import { readSeen, watchSearches } from './watch-searches.ts';

const sellStepOf: Partial<Record<PageKind, EventProperties<'Sell Step Viewed'>['step']>> = {
  sell: 'describe',
  'sell-photos': 'photos',
  'sell-done': 'done',
};

/**
 * Reads what happens from the page itself, with a few listeners on the document. Addresses are never
 * recorded: a page is named by its kind, which the server wrote.
 */
export function watchPage(kind: string): void {
  const view = () => {
    track('Page Viewed', { page: kind as PageKind });
    const step = sellStepOf[kind as PageKind];
    if (step) track('Sell Step Viewed', { step });
    // What the server says that the page shows: `data-seen='["Bus Listing Viewed", {…}]'`.
    for (const element of document.querySelectorAll<HTMLElement>('[data-seen]')) readSeen(element);
  };
  view();
  const source = new URLSearchParams(location.search).get(sourceParameter);
  if (source) track('Embed Followed', { source });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) view();
  });
  watchClicks(kind as PageKind);
  watchSearches();

  document.addEventListener('submit', (event) => {
    const step = sellStepOf[kind as PageKind];
    const form = event.target as HTMLElement;
    // One that a script refused was not sent; photos are sent before the step is.
    if (!step || event.defaultPrevented || !form.matches('[data-sell-form], [data-sell-upload]'))
      return;
    const act = event.submitter?.getAttribute('value');
    if (step === 'describe' || act === 'finish') track('Sell Step Submitted', { step });
  });
  on('Contact Inquiry', (detail) => track('Contact Inquiry', detail as never));
  on('faq-interaction', ({ question, action, stateName }) => {
    const properties = { question, action, state_context: stateName } as never;
    track('faq_interaction', properties);
    dataLayer().push({ event: 'faq_interaction', ...(properties as object) });
  });
}

function on(name: string, handle: (detail: Record<string, unknown>) => void): void {
  document.addEventListener(name, (event) => handle((event as CustomEvent).detail ?? {}));
}
