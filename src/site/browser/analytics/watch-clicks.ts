import type { PageKind } from '#domain/analytics/page-kind.ts';
import { readBusAttribute } from '#domain/analytics/bus-attribute.ts';
import { track } from './facade.ts';
import { sourceOf, typedWords } from './watch-searches.ts';

/** `withoutLanguage` would bring the table of languages into the first view. */
export const categoryAt = (path: string) =>
  /^(?:\/[a-z]{2})?\/categories(?:\/([^/]+))?$/.exec(path);
const here = () => new URLSearchParams(location.search);
const pageOf = (query: URLSearchParams) => Math.max(1, Number(query.get('page')) || 1);

/** One listener for every link, box and button that counts. */
export function watchClicks(kind: PageKind): void {
  const read = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest('a');
    if (link) readLink(link, kind);
    else if (target) readSummary(target.closest('summary'));
  };
  // Ahead of scripts that swap the list under the link.
  const early = { capture: true, passive: true };
  document.addEventListener('click', read, early);
  document.addEventListener('auxclick', (event) => event.button === 1 && read(event), early);
}

function readLink(link: HTMLAnchorElement, kind: PageKind): void {
  const bus = link.closest<HTMLElement>('[data-bus]');
  if (bus) return readResult(bus);
  const { pathname, searchParams } = new URL(link.href, location.href);
  const category = categoryAt(pathname);
  if (category) {
    const source = link.closest('header') ? 'menu' : kind;
    track('Bus Category Clicked', { category: category[1] ?? 'view-all', source });
  } else if (link.closest('[data-pages]')) {
    track('Search Pagination Clicked', { page: pageOf(searchParams), fromPage: pageOf(here()) });
  } else if (link.matches('.chip-chosen')) {
    const filter = filterBetween(here(), searchParams);
    track('Search Filter Removed', { filter, source: 'list' });
  } else if (link.matches('.filters-heading a')) {
    const count = link.closest('.filters-sheet')?.querySelectorAll('.filter-count').length ?? 0;
    track('Search Filters Cleared', { count });
  } else if (link.closest('.search-panel') && searchParams.has('search')) {
    const query = searchParams.get('search') ?? '';
    track('Search Query Submitted', { source: 'popular', query });
  }
}

function readResult(bus: HTMLElement): void {
  const list = bus.closest('ul, ol, [role=listbox]');
  const position = [...(list?.querySelectorAll('[data-bus]') ?? [])].indexOf(bus) + 1;
  const source = sourceOf(bus);
  const pageSize = Number(bus.closest<HTMLElement>('[data-page-size]')?.dataset.pageSize ?? 0);
  const before = source === 'list' ? (pageOf(here()) - 1) * pageSize : 0;
  const query = ['desktop', 'mobile'].includes(source) ? typedWords(bus) : '';
  track('Search Result Clicked', {
    ...readBusAttribute(bus.dataset.bus ?? ''),
    position: before + Math.max(1, position),
    source,
    ...(query ? { query } : {}),
  });
}

function readSummary(summary: HTMLElement | null | undefined): void {
  const box = summary?.parentElement as HTMLDetailsElement | null | undefined;
  const panel = box?.dataset.filter ?? (box?.matches('.filters-toggle') ? 'all' : null);
  if (box && panel) track('Search Filter Panel Toggled', { panel, open: !box.open });
}

/** Which parameter goes; several values of one are joined by commas in links, not by a form. */
export function filterBetween(before: URLSearchParams, next: URLSearchParams): string {
  for (const [name, value] of before) {
    const kept = next.getAll(name).join().split(',');
    if (name !== 'page' && !value.split(',').every((one) => kept.includes(one)))
      return name === 'search' ? 'words' : name;
  }
  return 'words';
}
