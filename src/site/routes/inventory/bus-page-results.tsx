import { formatNumber } from '#domain/inventory/display-values.ts';
import { busesPerPage, type BusPage } from '#domain/inventory/inventory-queries.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { Pagination } from '#site/ui/pagination.tsx';
import { BusGrid } from './bus-grid.tsx';

interface BusPageResultsProps {
  page: BusPage;
  /** Set when the page asked for lies beyond the last one. */
  beyondEnd?: { lastPage: number };
  hrefOf: (page: number) => string;
  /** Where its reader is, as typed. */
  near?: string | null;
  /** What to offer when there is nothing to show. */
  empty: { text: string; href: string; label: string };
}

/** A page of cards with its pagination, or what to do when there are none. */
export function BusPageResults({ page, beyondEnd, hrefOf, near, empty }: BusPageResultsProps) {
  if (beyondEnd && page.total > 0) {
    return (
      <Notice>
        <p>
          <strong>There is no page {page.page}.</strong>
        </p>
        <p className="page-missing">
          The list ends at page {beyondEnd.lastPage}.{' '}
          <a href={hrefOf(beyondEnd.lastPage)} className="text-link">
            Go to page {beyondEnd.lastPage}
          </a>
        </p>
      </Notice>
    );
  }
  if (page.cards.length === 0) {
    return (
      <div className="no-buses">
        <p>No buses here right now</p>
        <p>{empty.text}</p>
        <ButtonLink href={empty.href}>{empty.label}</ButtonLink>
      </div>
    );
  }
  return (
    <>
      <BusGrid buses={page.cards} leading near={near} />
      <Pagination current={page.page} pageCount={page.pageCount} hrefOf={hrefOf} />
    </>
  );
}

/** "Showing 25–48 of 612 buses" or "1 bus". */
export function resultCount(page: BusPage): string {
  if (page.total === 0) return '0 buses';
  if (page.total === 1) return '1 bus';
  if (page.pageCount <= 1) return `${formatNumber(page.total)} buses`;
  const first = (page.page - 1) * busesPerPage + 1;
  const last = first + page.cards.length - 1;
  return `Showing ${formatNumber(first)}–${formatNumber(last)} of ${formatNumber(page.total)} buses`;
}
