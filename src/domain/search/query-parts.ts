import type { ConditionGroup } from './bus-search.ts';
import { listConditions } from './list-conditions.ts';
import { listFilters } from './list-filters.ts';
import { withChosen, type ListQuery } from './list-query.ts';
import { widerRadius, type NearPlace } from './near.ts';
import { smartConditions, withPassengerRoom } from './smart-conditions.ts';
import type { SmartQuery, Understood, UnderstoodKind } from './smart-search/smart-query.ts';

/** One thing a visitor asked for, on its own: it can be dropped without touching the others. */
export interface QueryPart {
  label: string;
  groups: ConditionGroup[];
  /** Looked for as text. */
  words: string[];
  /** A wider reading tried before the part is dropped. */
  wider: { label: string; groups: ConditionGroup[]; radiusMiles?: number | null } | null;
  /** How far from the named place. */
  radiusMiles?: number | null;
  /** Parts of small importance are dropped first. */
  importance: number;
}

export interface QueryParts {
  /** Words that stand for nothing in particular. */
  text: string;
  parts: QueryPart[];
}

/** What buyers give up first comes first; chosen filters outlive typed conditions. */
const leastImportantFirst: readonly UnderstoodKind[] = [
  'wanted',
  'trim',
  'slideOuts',
  'windows',
  'rows',
  'purpose',
  'lot',
  'converter',
  'feature',
  'engine',
  'transmission',
  'gvwr',
  'length',
  'without',
  'fuel',
  'condition',
  'mileage',
  'place',
  'price',
  'year',
  'cdl',
  'model',
  'chassis',
  'wheelchairPositions',
  'make',
  'passengers',
  'schoolType',
  'category',
  'stockNumber',
  'vin',
  'sort',
];
const chosenImportance = 100;

export function queryParts(
  query: ListQuery,
  smart: SmartQuery,
  place: NearPlace | null,
): QueryParts {
  const parts = smart.understood.map((item) => {
    const part = understoodPart(item);
    const { zip, nearCity, radiusMiles } = item.filter;
    const spokenPlace = !query.near && (zip ?? nearCity ?? radiusMiles) !== undefined;
    return place && spokenPlace ? { ...part, ...nearPart(place) } : part;
  });
  if (place && query.near) {
    parts.push({ words: [], importance: chosenImportance, ...nearPart(place) });
  }
  for (const filter of listFilters) {
    if (!query.chosen.has(filter.parameter)) continue;
    const only = withChosen(
      { ...query, chosen: new Map() },
      filter.parameter,
      query.chosen.get(filter.parameter) ?? [],
    );
    parts.push({
      label: filter.label,
      groups: listConditions(only),
      words: [],
      wider: null,
      importance: chosenImportance,
    });
  }
  return { text: smart.text, parts };
}

/** Only a circle leaves buses out; without a radius a place is an order. */
function nearPart(place: NearPlace): Omit<QueryPart, 'words' | 'importance'> {
  const { label, radiusMiles } = place;
  const within = (miles: number) => `Within ${miles} miles of ${label}`;
  if (radiusMiles === null) return { label, groups: [], wider: null };
  const wider = widerRadius(radiusMiles);
  return {
    label: within(radiusMiles),
    groups: [],
    radiusMiles,
    wider: wider === null ? null : { label: within(wider), groups: [], radiusMiles: wider },
  };
}

function understoodPart(item: Understood): QueryPart {
  const roomier = withPassengerRoom(item.filter);
  return {
    label: item.label,
    ...smartConditions(item.filter, item.words),
    wider: roomier && {
      label: `${roomier.passengersMin}–${roomier.passengersMax} passengers`,
      groups: smartConditions(roomier, item.words).groups,
    },
    importance: importanceOf(item),
  };
}

/** A buyer who needs a lift cannot do without one: it weighs as much as wheelchair positions. */
function importanceOf({ kind, filter }: Understood): number {
  const needsAccess = filter.features?.some((key) => key.startsWith('wheelchair')) ?? false;
  return leastImportantFirst.indexOf(needsAccess ? 'wheelchairPositions' : kind);
}
