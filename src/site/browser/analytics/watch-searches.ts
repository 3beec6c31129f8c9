import type { EventName, EventProperties } from '#domain/analytics/event-catalogue.ts';
import type { SearchResultsDetail } from '#site/islands/header-search/suggester.ts';
import { dataLayer } from './data-layer.ts';
import { track } from './facade.ts';

type Source = EventProperties<'Search Started'>['source'];

/** Which search box or list something belongs to. */
export function sourceOf(element: Element): Source {
  if (element.closest('[data-search-box]')) return 'desktop';
  if (element.closest('[data-overlay]')) return 'mobile';
  if (element.closest('.hero-search')) return 'home';
  if (element.closest('[data-live-list]')) return 'list';
  if (element.closest('[data-carousel]')) return 'carousel';
  if (element.closest('.bus-grid-compact')) return 'similar';
  return 'page';
}

const field = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
};

export const typedWords = (element: Element): string => {
  const form = element.closest('[data-search-box], [data-overlay]')?.querySelector('form');
  return form ? field(form, 'search') : '';
};

/** What an island enters again as it wakes was heard the first time. */
const isFilter = (element: unknown): element is HTMLInputElement | HTMLSelectElement =>
  ((element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) ||
    element instanceof HTMLSelectElement) &&
  !element.closest('[data-entering]');

/** Forms with a field called `search`, wherever they are. */
export function watchSearches(): void {
  const started = new WeakSet<Element>();
  const on = (type: string, read: (target: EventTarget | null) => void) =>
    document.addEventListener(type, ({ target }) => read(target), { capture: true, passive: true });

  on('input', (target) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'search') return;
    const source = sourceOf(target);
    if (target.value === '') {
      if (started.delete(target)) track('Search Cleared', { source });
    } else if (!started.has(target)) {
      started.add(target);
      track('Search Started', { source });
    }
  });

  on('submit', (target) => {
    if (!(target instanceof HTMLFormElement) || !target.elements.namedItem('search')) return;
    const source = sourceOf(target);
    const query = field(target, 'search');
    const named = field(target, 'category');
    const category = named === 'all' ? '' : named;
    const seats = field(target, 'seats');
    // Nothing said is no search (spec §5).
    if (source !== 'list' && !query && !category && !seats) return;
    track('Search Query Submitted', {
      source,
      ...(query ? { query } : {}),
      ...(category ? { category } : {}),
      ...(seats ? { seats } : {}),
    });
  });

  on('change', (target) => {
    if (!isFilter(target) || !target.form?.elements.namedItem('search')) return;
    const { name, value } = target;
    const source = sourceOf(target);
    if (name === 'sort') track('Search Sort Changed', { sort: value });
    else if (value === '' || value === 'all')
      track('Search Filter Removed', { filter: name, source });
    else if (target instanceof HTMLInputElement && !target.checked)
      track('Search Filter Removed', { filter: name, value, source });
    else track('Search Filters Applied', { filter: name, value, source });
  });

  // Told by the scripts that search: suggestions and lists that answer in place.
  document.addEventListener('search-results', (event) => {
    const { source, count, query } = (event as CustomEvent<SearchResultsDetail>).detail;
    if (count === null) track('Search Error Occurred', { source });
    else
      track('Search Results Loaded', { source, resultCount: count, ...(query ? { query } : {}) });
  });
  document.addEventListener('list-answered', (event) => readList((event as CustomEvent).detail));
}

/** The list answered in place; without a form it could not. */
function readList(form: HTMLFormElement | null): void {
  const list = form?.querySelector<HTMLElement>('[data-list-results]');
  if (!list) return track('Search Error Occurred', { source: 'list' });
  const [, properties] = JSON.parse(list.dataset.seen ?? '[]') as [EventName, object];
  track('Search Results Loaded', { ...properties, source: 'typing' } as never);
}

/** Events that the server wrote beside what it shows. */
export function readSeen(element: HTMLElement): void {
  const [name, properties] = JSON.parse(element.dataset.seen ?? '[]') as [EventName, object];
  if (!name) return;
  track(name, properties as never);
  if (name === 'state_page_view') dataLayer().push({ event: name, ...properties });
}
