export type PaginationItem = number | 'gap';

/** Up to this many pages are all listed (spec §4, §9). */
const pagesShownWhole = 5;

/**
 * The page numbers to list (spec §4): nothing when the current page is outside 1…pageCount; every
 * page up to five; otherwise the first page, the current one with its
 * neighbours, the last, and a gap where pages are left out. A gap never stands for a single page.
 */
export function paginationItems(current: number, pageCount: number): PaginationItem[] {
  if (!Number.isInteger(current) || current < 1 || current > pageCount) return [];
  if (pageCount <= pagesShownWhole) return range(1, pageCount);
  // Near an end the window is widened inwards, so that the row keeps its width while paging.
  const from = Math.max(1, Math.min(current - 1, pageCount - 3));
  const to = Math.min(pageCount, Math.max(current + 1, 4));
  return [...leading(from), ...range(from, to), ...trailing(to, pageCount)];
}

function leading(from: number): PaginationItem[] {
  if (from <= 1) return [];
  if (from === 2) return [1];
  return from === 3 ? [1, 2] : [1, 'gap'];
}

function trailing(to: number, last: number): PaginationItem[] {
  if (to >= last) return [];
  if (to === last - 1) return [last];
  return to === last - 2 ? [last - 1, last] : ['gap', last];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
