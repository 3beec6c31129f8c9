import type { BusCard } from '#domain/inventory/listing-card.ts';
import { keptMarkup } from '#site/kept-markup.ts';
import type { PictureUrgency } from '#site/ui/picture.tsx';
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
