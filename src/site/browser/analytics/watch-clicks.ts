import type { PageKind } from '#domain/analytics/page-kind.ts';
import { readBusAttribute } from '#domain/analytics/bus-attribute.ts';
import { track } from './facade.ts';
import { sourceOf, typedWords } from './watch-searches.ts';

/** One listener for every link, box and button that counts. */
export function watchClicks(kind: PageKind): void {
  const read = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest('a');
    if (link) readLink(link, kind);
    else if (target) readSummary(target.closest('summary'));
  };
  // Ahead of scripts that swap the list under the link.
  document.addEventListener('click', read, { capture: true, passive: true });
  document.addEventListener('auxclick', (event) => event.button === 1 && read(event), {
    capture: true,
    passive: true,
  });
}

function readLink(link: HTMLAnchorElement, kind: PageKind): void {
  const bus = link.closest<HTMLElement>('[data-bus]');
  if (bus) return readResult(bus);
  const { pathname, searchParams } = new URL(link.href, location.href);
  const category = categoryAt(pathname);
  if (category) {
    track('Bus Category Clicked', { category, source: link.closest('header') ? 'menu' : kind });
  } else if (link.closest('[data-pages]')) {
    const pageOf = (query: URLSearchParams) => Number(query.get('page')) || 1;
    const fromPage = pageOf(new URLSearchParams(location.search));
    track('Search Pagination Clicked', { page: pageOf(searchParams), fromPage });
  } else if (link.matches('.chip-chosen')) {
    track('Search Filter Removed', {
      filter: filterBetween(new URLSearchParams(location.search), searchParams),
      source: 'list',
    });
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
  const page = source === 'list' ? Number(new URLSearchParams(location.search).get('page')) : 0;
  const before =
    page > 1
      ? (page - 1) * Number(bus.closest<HTMLElement>('[data-page-size]')?.dataset.pageSize ?? 0)
      : 0;
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

/** The category, in whichever language its page is; null for other pages. */
export const categoryAt = (pathname: string): string | null => {
  const found = /^(?:\/[a-z]{2})?\/categories(?:\/([^/]+))?$/.exec(pathname);
  return found && (found[1] ?? 'view-all');
};

/**
 * Which parameter goes from one address to the next. Several values of one are joined by commas in
 * links and stand by themselves where a form was sent.
 */
export function filterBetween(before: URLSearchParams, next: URLSearchParams): string {
  for (const [name, value] of before) {
    const kept = next.getAll(name).join().split(',');
    if (name !== 'page' && !value.split(',').every((one) => kept.includes(one)))
      return name === 'search' ? 'words' : name;
  }
  return 'words';
}
