import { plural, t } from '@lingui/core/macro';
import { busesPerPage, type BusPage } from '#domain/inventory/inventory-queries.ts';
import { sayNumber } from '#messages/figures.ts';
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
    const asked = page.page;
    const { lastPage } = beyondEnd;
    return (
      <Notice>
        <p>
          <strong>{t`There is no page ${asked}.`}</strong>
        </p>
        <p className="page-missing">
          {t`The list ends at page ${lastPage}.`}{' '}
          <a href={hrefOf(lastPage)} className="text-link">
            {t`Go to page ${lastPage}`}
          </a>
        </p>
      </Notice>
    );
  }
  if (page.cards.length === 0) {
    return (
      <div className="no-buses">
        <p>{t`No buses here right now`}</p>
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
  const { total } = page;
  if (page.pageCount <= 1) return t`${plural(total, { one: '# bus', other: '# buses' })}`;
  const first = (page.page - 1) * busesPerPage + 1;
  const from = sayNumber(first);
  const to = sayNumber(first + page.cards.length - 1);
  const all = sayNumber(total);
  return t`Showing ${from}–${to} of ${all} buses`;
}
