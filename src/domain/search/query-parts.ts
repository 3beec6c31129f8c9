import type { BusCard } from '#domain/inventory/listing-card.ts';
import type { MapPoint } from '#domain/locations/place.ts';
import type { BusSearchRequest, ConditionGroup } from './bus-search.ts';
import { closeReading, type CloseReading, type Miss } from './closeness.ts';
import { listConditions } from './list-conditions.ts';
import { listFilters } from './list-filters.ts';
import { withChosen, type ListQuery } from './list-query.ts';
import { widerRadius, type NearPlace } from './near.ts';
import { smartConditions } from './smart-conditions.ts';
import type { ListCondition } from './list-condition.ts';
import { nameChip } from './smart-search/chip.ts';
import { mergeFilters } from './smart-search/reading.ts';
import type {
  SmartFilters,
  SmartQuery,
  Understood,
  UnderstoodKind,
} from './smart-search/smart-query.ts';

/** One thing a visitor asked for, on its own: it can be dropped without touching the others. */
export interface QueryPart {
  /** One, or several of which any will do: "mci or prevost". */
  conditions: ListCondition[];
  groups: ConditionGroup[];
  /** Looked for as text. */
  words: string[];
  /** What a bus that misses this by little still answers to; empty where nothing is close. */
  close: (CloseReading & { radiusMiles?: number })[];
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

/** What these parts together ask of the search, distances measured from `from`. */
export function requestFor(
  { text, parts }: QueryParts,
  from: MapPoint | null,
): Pick<BusSearchRequest, 'text' | 'groups' | 'near'> {
  return {
    text: [text, ...parts.flatMap((part) => part.words)].filter(Boolean).join(' '),
    groups: parts.flatMap((part) => part.groups),
    near: from && {
      ...from,
      radiusMiles: parts.find((part) => part.radiusMiles)?.radiusMiles ?? null,
    },
  };
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
  const parts = withAlternatives(smart.understood).map((items) => {
    const part = understoodPart(items);
    const { zip, nearCity, radiusMiles } = items[0].filter;
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
    const groups = listConditions(only);
    parts.push({
      conditions: [{ says: 'filter', parameter: filter.parameter, value: null }],
      groups,
      words: [],
      close: closeReadings(groups),
      importance: chosenImportance,
    });
  }
  return { text: smart.text, parts };
}

/** Only a circle leaves buses out; without a radius a place is an order. */
function nearPart(place: NearPlace): Omit<QueryPart, 'words' | 'importance'> {
  const { label, radiusMiles } = place;
  if (radiusMiles === null) return { conditions: [nameChip(label)], groups: [], close: [] };
  const wider = widerRadius(radiusMiles) ?? 2 * radiusMiles;
  return {
    conditions: [{ says: 'within', miles: radiusMiles, place: label }],
    groups: [],
    radiusMiles,
    close: [{ groups: [], radiusMiles: wider, miss: (card) => farther(card, radiusMiles, wider) }],
  };
}

/** Whoever stands nowhere known is in no circle, and is not found here. */
function farther({ milesAway }: BusCard, radiusMiles: number, wider: number) {
  const miles = milesAway ?? wider;
  const how: Miss = { kind: 'miles-away', miles };
  return { distance: (miles - radiusMiles) / (wider - radiusMiles), how };
}

type Alternatives = [Understood, ...Understood[]];

/** Facts that a bus has one of: who names two of a kind takes either. */
const oneOfAKind: readonly (keyof SmartFilters)[] = ['make', 'chassisMake', 'fuel', 'state'];

function withAlternatives(understood: readonly Understood[]): Alternatives[] {
  const found: Alternatives[] = [];
  for (const item of understood) {
    const key = onlyKey(item);
    const alike = key && found.find(([first]) => onlyKey(first) === key);
    if (alike) alike.push(item);
    else found.push([item]);
  }
  return found;
}

/** The one such fact that is all that was said. */
function onlyKey({ filter }: Understood): keyof SmartFilters | null {
  const [key, ...others] = Object.keys(filter) as (keyof SmartFilters)[];
  return key && others.length === 0 && oneOfAKind.includes(key) ? key : null;
}

function understoodPart(items: Alternatives): QueryPart {
  const [first] = items;
  const filter: SmartFilters = {};
  for (const item of items) mergeFilters(filter, item.filter);
  const words = items.map((item) => item.words).join(' ');
  const conditions = smartConditions(filter, words);
  return {
    conditions: items.map(({ chip }) => chip),
    ...conditions,
    close: closeReadings(conditions.groups),
    importance: importanceOf(first),
  };
}

/** One a group, as whatever is close misses one and keeps the others. */
function closeReadings(groups: readonly ConditionGroup[]): CloseReading[] {
  return groups.flatMap((group, at) => {
    const close = closeReading(group);
    return close ? [{ ...close, groups: groups.toSpliced(at, 1, ...close.groups) }] : [];
  });
}

/** A buyer who needs a lift cannot do without one: it weighs as much as wheelchair positions. */
function importanceOf({ kind, filter }: Understood): number {
  const needsAccess = filter.features?.some((key) => key.startsWith('wheelchair')) ?? false;
  return leastImportantFirst.indexOf(needsAccess ? 'wheelchairPositions' : kind);
}
