import { privateAreas } from '#pages/private-areas.ts';

const firstBuses = '[data-live-list] .bus-grid > :nth-child(-n + 2) h3 a';

/** Says of a link that a pointer rests on it: asked first, as rules look at all links each time. */
const rested = 'data-rested';
/** Shorter, and a pointer that crosses a list would render each bus on its way. */
const restMs = 60;

/**
 * Pages a visitor is about to open, rendered ahead when the pointer rests on a link or a finger comes
 * down: our own pages, never private ones, files, the search protocol, or links that say no. The browser
 * waits for 200 ms of rest and keeps two of them; of one more, we say earlier that a pointer rests on it.
 * Their scripts wait until they are shown (`boot.ts`).
 */
export const speculationRules = (areas: readonly string[]) => {
  const ofOne = areas.map((area) => `/:language?${area}*`);
  const never = ['/media/*', '/assets/*', '/api/*', '/1/*', '/staff*', ...ofOne];
  const says = '[rel~=nofollow], [download], [target=_blank]';
  const and = [
    { href_matches: '/*' },
    { not: { href_matches: never } },
    { not: { selector_matches: says } },
  ];
  const likely = { where: { and }, eagerness: 'moderate' };
  const resting = [{ selector_matches: `[${rested}]` }, { and }];
  const now = { where: { and: resting }, eagerness: 'immediate' };
  return { prerender: [likely, now] as const };
};

/** What is told of a device and its line; Safari and Firefox tell neither. */
const { connection, deviceMemory } = navigator as Navigator & {
  connection?: { saveData?: boolean; effectiveType?: string };
  deviceMemory?: number;
};
/** With less than 2 GB a phone would throw away the page it is on. */
export const mayFetchAhead = !connection?.saveData && (deviceMemory ?? 2) >= 2;

/** Fetches the pages behind links when `delayMs` have passed; nothing under Save-Data. */
export function hintAhead(links: () => Iterable<HTMLAnchorElement>, delayMs: number): void {
  if (!mayFetchAhead) return;
  setTimeout(() => {
    for (const { href } of links())
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', href }),
      );
  }, delayMs);
}

/** Rules for likely next pages, on a good line a list's first buses, and after a second (spec §7) the pages beside this one. */
export function prefetchPages(root: Document): void {
  hintAhead(() => root.querySelectorAll('a[rel=next], a[rel=prev]'), 1_000);
  if (!mayFetchAhead) return;
  const first = { where: { selector_matches: firstBuses }, eagerness: 'immediate' };
  const prefetch = connection?.effectiveType === '4g' ? [first] : [];
  const text = JSON.stringify({ ...speculationRules(privateAreas), prefetch });
  root.head.append(Object.assign(root.createElement('script'), { type: 'speculationrules', text }));
  markRested(root);
}

/** Marks the link that a mouse has rested on last. */
function markRested(root: Document): void {
  let marked: Element | null = null;
  let waiting = 0;
  root.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(waiting);
    const link = pointerType === 'mouse' && (target as Element).closest('a[href]:not([href^="#"])');
    if (!link || link === marked) return;
    waiting = window.setTimeout(() => {
      marked?.removeAttribute(rested);
      (marked = link).setAttribute(rested, '');
    }, restMs);
  });
}
