import type { BusCard } from '#domain/inventory/listing-card.ts';
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
      {buses.map((bus, index) => (
        <li key={bus.id}>
          <BusCardView bus={bus} near={near} urgency={leading ? urgencyAt(index) : 'lazy'} />
        </li>
      ))}
    </ul>
  );
}

function urgencyAt(index: number) {
  if (index === 0) return 'first';
  return index < eagerPictures ? 'eager' : 'lazy';
}
