import { formatDollars, formatNumber } from '#domain/inventory/display-values.ts';
import { findState } from '#domain/inventory/vocabulary/states.ts';
import { roundMiles } from '#domain/locations/distance.ts';
import type { CloseMatch } from '#domain/search/close-matches.ts';
import type { Miss } from '#domain/search/closeness.ts';
import { listFilters } from '#domain/search/list-filters.ts';
import { NotedCard } from '../inventory/bus-grid.tsx';

interface CloseMatchesProps {
  matches: readonly CloseMatch[];
  /** Where the list's reader is, as typed. */
  near?: string | null;
}

/** Buses that miss one condition by little, each saying how; below the ones that miss nothing. */
export function CloseMatches({ matches, near }: CloseMatchesProps) {
  if (matches.length === 0) return null;
  return (
    <section className="close-matches" aria-labelledby="close-matches" data-close-matches>
      <h2 id="close-matches">Close matches</h2>
      <p>Each of these misses one thing that you asked for, by little.</p>
      <ul className="bus-grid">
        {matches.map(({ card, how }) => (
          <NotedCard key={card.id} bus={card} note={missText(how)} near={near} />
        ))}
      </ul>
    </section>
  );
}

const counted = (count: number, one: string) =>
  `${formatNumber(count)} ${one}${count === 1 ? '' : 's'}`;

/** What a bus has where something else was asked: "18 seats", "$1,500 over", "Lift not stated". */
export function missText(how: Miss): string {
  switch (how.kind) {
    case 'seats':
      return counted(how.figure, 'seat');
    case 'adult-seats':
      return counted(how.figure, 'adult seat');
    case 'wheelchair-places':
      return counted(how.figure, 'wheelchair place');
    case 'model-year':
      return `Model year ${how.figure}`;
    case 'price-over':
      return `${formatDollars(how.by * 100)} over`;
    case 'price-under':
      return `${formatDollars(how.by * 100)} under`;
    case 'mileage-over':
      return `${formatNumber(Math.ceil(how.by))} miles over`;
    case 'mileage-under':
      return `${formatNumber(Math.ceil(how.by))} miles under`;
    case 'miles-away':
      return `${formatNumber(roundMiles(how.miles))} miles away`;
    case 'in-state':
      return `In ${findState(how.state)?.name ?? how.state}`;
    case 'not-stated':
      return `${openNames[how.what] ?? filterLabel(how.what)} not stated`;
  }
}

/** Where a filter is labelled as a question. */
const openNames: Readonly<Record<string, string>> = {
  wheelchair: 'Wheelchair access',
  seatsAdult: 'Adult seats',
  wheelchairPositions: 'Wheelchair places',
};

const filterLabel = (attribute: string) =>
  listFilters.find((filter) => filter.attribute === attribute)?.label ?? attribute;
