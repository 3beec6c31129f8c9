import { plural, t } from '@lingui/core/macro';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import { keptMarkup } from '#site/kept-markup.ts';
import type { PictureUrgency } from '#site/ui/picture.tsx';
import { busesPerPage, type BusPage } from '#domain/inventory/inventory-queries.ts';
import { sayNumber } from '#messages/figures.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { Pagination } from '#site/ui/pagination.tsx';
import { BusCardView } from './bus-card-view.tsx';

/** Spec §9: the first four pictures are fetched at once, the rest when they come near. */
export const eagerPictures = 4;

interface BusListProps {
  buses: readonly BusCard[];
  /** True for the list a page is about; false for one further down, whose pictures all wait. */
  leading?: boolean;
  /** Where its reader is, as typed. */
  near?: string | null;
}

/**
 * One to four columns of cards, in the order given. On phones a list that is not the page's own
 * becomes a row to swipe.
 */
export function BusGrid({ buses, leading = false, near }: BusListProps) {
  return (
    <ul className={leading ? 'bus-grid' : 'bus-grid bus-grid-compact'}>
      {buses.map((bus, index) => listItem(bus, leading ? urgencyAt(index) : 'lazy', near))}
    </ul>
  );
}

/** Cards are the same on every page they are on: drawing them anew is a tenth of a list's time. */
const keptCards = {
  eager: keptMarkup((bus: BusCard) => <BusCardView bus={bus} urgency="eager" />, 500),
  lazy: keptMarkup((bus: BusCard) => <BusCardView bus={bus} urgency="lazy" />, 3_000),
};

interface NotedCardProps {
  bus: BusCard;
  /** Above the card: what it has where something else was asked. */
  note: string;
  near: string | null | undefined;
}

/** A card of a list, with a word of its own above it. */
export function NotedCard({ bus, note, near }: NotedCardProps) {
  return (
    <li className="noted-card">
      <p>
        <span className="figures" data-differs>
          {note}
        </span>
      </p>
      {near || bus.milesAway !== undefined ? (
        <BusCardView bus={bus} near={near} urgency="lazy" />
      ) : (
        <div dangerouslySetInnerHTML={{ __html: keptCards.lazy(bus) }} />
      )}
    </li>
  );
}

/** The first card's picture is named in the head, distances and groups are one reader's: those are drawn anew. */
function listItem(bus: BusCard, urgency: PictureUrgency, near: string | null | undefined) {
  if (urgency !== 'first' && !near && bus.milesAway === undefined && !bus.fit) {
    return <li key={bus.id} dangerouslySetInnerHTML={{ __html: keptCards[urgency](bus) }} />;
  }
  return (
    <li key={bus.id}>
      <BusCardView bus={bus} near={near} urgency={urgency} />
    </li>
  );
}

function urgencyAt(index: number): PictureUrgency {
  if (index === 0) return 'first';
  return index < eagerPictures ? 'eager' : 'lazy';
}

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
