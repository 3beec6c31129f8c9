import type { MapPoint } from '#domain/locations/place.ts';
import type { BusSearchRequest, ConditionGroup } from './bus-search.ts';
import { closeReading, type CloseReading } from './closeness.ts';
import { listFilters, takesOne } from './list-filters.ts';
import { withChosen, type ListQuery } from './list-query.ts';
import { typedChoices, type TypedChoice } from './typed-choices.ts';
import { nearbyMiles } from './near.ts';
import { closeTo, nearPart } from './near-part.ts';
import type { QueryPart } from './query-part.ts';
import type { NearPlace } from './whereabouts.ts';
import {
  listConditions,
  otherWordings,
  smartConditions,
  type SmartConditions,
} from './query-conditions.ts';
import { modelsOf } from '#domain/inventory/vocabulary/models.ts';
import { mergeFilters } from './smart-search/reading.ts';
import { isTown } from './smart-search/settle-reading.ts';
import type {
  SmartFilters,
  SmartQuery,
  Understood,
  UnderstoodKind,
} from './smart-search/smart-query.ts';

export type QueryParts = ReturnType<typeof queryParts>;

/** What these parts together ask of the search, distances measured from `from`. */
export function requestFor(
  { text, parts, asTyped }: Pick<QueryParts, 'text' | 'parts' | 'asTyped'>,
  from: MapPoint | null,
): Pick<BusSearchRequest, 'text' | 'groups' | 'near' | 'wholeWords' | 'asTyped'> {
  return {
    // Only the last word may be the beginning of another: what was understood is a whole one.
    text: [...parts.flatMap((part) => part.words), text].filter(Boolean).join(' '),
    groups: parts.flatMap((part) => part.groups),
    ...(parts.some(({ isWhole, isEnded }) => isWhole || isEnded) ? { wholeWords: true } : {}),
    ...(asTyped ? { asTyped } : {}),
    near: from && {
      ...from,
      radiusMiles: parts.find((part) => part.radiusMiles)?.radiusMiles ?? null,
    },
  };
}

/** What buyers give up first comes first; chosen filters outlive typed conditions. */
const leastImportantFirst: readonly (UnderstoodKind | 'electric')[] = [
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
  'group',
  'schoolType',
  'category',
  'electric',
  'stockNumber',
  'vin',
  'sort',
];
const chosenImportance = 100;

/** A word that few buses have goes before the kind of bus, its make or its seats do. */
export const wordsImportance = leastImportantFirst.indexOf('converter');

export function queryParts(
  query: ListQuery,
  smart: SmartQuery,
  place: NearPlace | null,
  isTyping = false,
) {
  const typed = typedChoices(smart);
  const parts = spokenConditions(smart, typed).flatMap(({ items, choice }): QueryPart[] => {
    if (choice && isAddedTo(choice, query)) return [];
    const isWhole = !isTyping && items[0].kind === 'stockNumber';
    const understood = understoodPart(items, choice?.groups, smart.understood);
    const isEnded = !isTyping && understood.words.some((one) => /^\S{1,3}$/.test(one));
    const part = {
      ...understood,
      ...(isWhole ? { isWhole } : {}),
      ...(isEnded ? { isEnded } : {}),
    };
    const { zip, nearCity, nearName, radiusMiles, city, orTown, state } = items[0].filter;
    // Near a town abroad no distance is known: every bus is as near, and the list says so.
    if (nearCity && !state) return [{ ...part, groups: [], close: [] }];
    if (!place || query.near) return [part];
    if ((zip ?? nearCity ?? nearName ?? radiusMiles) !== undefined) {
      return [{ ...part, ...nearPart(place, items[0].bare) }];
    }
    return [(city ?? orTown) ? { ...part, close: [closeTo(0, nearbyMiles)] } : part];
  });
  if (place && query.near) {
    parts.push({ words: [], importance: chosenImportance, ...nearPart(place) });
  }
  for (const filter of listFilters) {
    if (!query.chosen.has(filter.parameter)) continue;
    const values = query.chosen.get(filter.parameter) ?? [];
    const only = withChosen({ ...query, chosen: new Map() }, filter.parameter, values);
    const said = typed.find((one) => one.filter === filter && isAddedTo(one, query));
    const groups = listConditions(only).flatMap((group) => withTyped(group, said));
    const [value = null, ...others] = values;
    parts.push({
      // Gone, it is named as its chip is: “without ‘Transmission’” says something else.
      conditions: [
        { says: 'filter', parameter: filter.parameter, value: others.length > 0 ? null : value },
      ],
      groups,
      words: [],
      close: closeReadings(groups),
      importance: chosenImportance,
    });
  }
  return {
    /** Words that stand for nothing in particular. */
    text: smart.text,
    asTyped: query.asTyped,
    /** Those of them that are half typed. */
    begun: smart.begun,
    parts,
  };
}

/** Ticked beside words that say the same kind of thing: either will do. */
const isAddedTo = ({ filter }: TypedChoice, query: ListQuery): boolean =>
  query.chosen.has(filter.parameter) && !takesOne(filter);

function withTyped(group: ConditionGroup, typed: TypedChoice | undefined): ConditionGroup[] {
  if (!typed) return [group];
  const [own, ...besides] = typed.groups;
  return [{ ...group, anyOf: [...group.anyOf, ...own.anyOf] }, ...besides];
}

type Alternatives = [Understood, ...Understood[]];

interface SpokenCondition {
  /** Several, of which any will do: "mci or prevost". */
  items: Alternatives;
  /** What they are in the panel. */
  choice: TypedChoice | undefined;
}

/** Facts outside of the panel that a bus has one of: who names two of a kind takes either. */
const oneOfAKind: readonly (keyof SmartFilters)[] = ['make', 'chassisMake', 'fuel', 'state'];

function spokenConditions(
  { understood }: SmartQuery,
  typed: readonly TypedChoice[],
): SpokenCondition[] {
  const found: (SpokenCondition & {
    key: TypedChoice | Understood | keyof SmartFilters | null;
  })[] = [];
  for (const item of understood) {
    const either = understood.filter((one) => firstOf(one) === firstOf(item));
    const inPanel = typed.find(({ items }) => items.includes(item));
    const choice = either.every((one) => inPanel?.items.includes(one)) ? inPanel : undefined;
    const key = choice ?? (either.length > 1 ? firstOf(item) : onlyKey(item));
    const alike = key && found.find((one) => one.key === key);
    if (alike) alike.items.push(item);
    else found.push({ key, choice, items: [item] });
  }
  return found;
}

const firstOf = (item: Understood): Understood => (item.insteadOf ? firstOf(item.insteadOf) : item);

/** The one such fact that is all that was said; towns are one kind, and a chassis has one maker. */
function onlyKey(item: Understood): keyof SmartFilters | null {
  const { filter } = item;
  if (filter.orTown || isTown(item)) return 'orTown';
  if (filter.chassisModel) return 'chassisModel';
  if (filter.transmissionModel) return 'transmissionModel';
  const [key, ...others] = Object.keys(filter) as (keyof SmartFilters)[];
  return key && others.length === 0 && oneOfAKind.includes(key) ? key : null;
}

function understoodPart(
  items: Alternatives,
  inPanel: readonly ConditionGroup[] | undefined,
  all: readonly Understood[],
): QueryPart {
  const filter: SmartFilters = {};
  for (const item of items) mergeFilters(filter, item.filter);
  const conditions =
    eitherOf(items) ?? smartConditions(filter, items.map(({ words }) => words).join(' '));
  const groups = inPanel ? [...inPanel] : conditions.groups;
  return {
    conditions: items.map(({ chip }) => chip),
    groups,
    words: isTold(items) ? [items[0].words] : conditions.words,
    ...(groups.length === 0 && filter.features
      ? { reworded: otherWordings(filter.features, conditions.words) }
      : {}),
    close: closeReadings(groups),
    importance: Math.max(...items.map((item) => importanceOf(item, all))),
    ...(named.includes(items[0].kind) ? { instead: nextTo(filter) } : {}),
  };
}

const named: readonly UnderstoodKind[] = ['make', 'model', 'chassis', 'converter'];

/** A make whose buses are of more kinds than these stands for none of them. */
const mostKinds = 2;

/** The same make and kind of bus, then the kind. */
function nextTo({
  make,
  model,
  chassisMake,
  chassisModel,
  categoryHint,
}: SmartFilters): ConditionGroup[][] {
  const kinds = new Set(
    categoryHint ?? (make ?? []).flatMap((name) => modelsOf(name).flatMap((one) => one.categories)),
  );
  const category = kinds.size > 0 && kinds.size <= mostKinds ? { category: [...kinds] } : {};
  const makers = {
    ...(make && model ? { make } : {}),
    ...(chassisMake && chassisModel ? { chassisMake } : {}),
  };
  const each = [{ ...makers, ...category }, category].map((one) => smartConditions(one, '').groups);
  return each.filter((groups) => groups.length > 0);
}

/** What no search record holds, and many a description tells: "13 row". */
const toldInText: readonly UnderstoodKind[] = ['rows', 'windows'];
const isTold = ([{ kind }]: Alternatives): boolean => toldInText.includes(kind);

/** "Lift or ramp": one group of both; null where words are not joined so, or only text answers to them. */
function eitherOf(items: Alternatives): SmartConditions | null {
  if (!items.some(({ insteadOf }) => insteadOf)) return null;
  const each = items.map(({ filter, words }) => {
    const [town] = townsOf(filter);
    return smartConditions(town ? { city: town.city } : filter, words);
  });
  const groups = each.flatMap((one) => one.groups);
  if (groups.length !== items.length || each.some(({ words }) => words.length > 0)) return null;
  const either = { ...groups[0]!, anyOf: groups.flatMap(({ anyOf }) => anyOf) };
  const towns = items.flatMap(({ filter }) => townsOf(filter));
  if (towns.length === 0) return { groups: [either], words: [] };
  // "New Jersey or Dallas": none of the towns of that name elsewhere.
  const said = items.flatMap(({ filter }) => filter.state ?? []);
  const state = [...new Set([...said, ...towns.map((town) => town.state)])];
  return { groups: [either, ...smartConditions({ state }, '').groups], words: [] };
}

const townsOf = ({ city, state = [], orTown = [] }: SmartFilters) =>
  city ? [{ city, state: state[0] ?? '' }] : orTown;

/** One a group, as whatever is close misses one and keeps the others. */
function closeReadings(groups: readonly ConditionGroup[]): CloseReading[] {
  return groups.flatMap((group, at) => {
    const close = closeReading(group);
    return close ? [{ ...close, groups: groups.toSpliced(at, 1, ...close.groups) }] : [];
  });
}

/**
 * A buyer who needs a lift cannot do without one: it weighs as much as wheelchair positions. Electric
 * buses are a kind of their own here: whoever asks for an electric transit bus wants no diesel. And
 * "Sprinter shuttle" means the Sprinter: a kind that the model never is was said loosely.
 */
function importanceOf({ kind, filter }: Understood, all: readonly Understood[]): number {
  if (filter.features?.some((key) => key.startsWith('wheelchair')))
    return leastImportantFirst.indexOf('wheelchairPositions');
  if (filter.fuel?.includes('electric')) return leastImportantFirst.indexOf('electric');
  const isNeverThat = (one: Understood) =>
    one.kind === 'model' &&
    one.filter.categoryHint?.every((hint) => !filter.category?.includes(hint));
  if (kind === 'category' && all.some(isNeverThat))
    return leastImportantFirst.indexOf('model') - 0.5;
  return leastImportantFirst.indexOf(kind);
}
