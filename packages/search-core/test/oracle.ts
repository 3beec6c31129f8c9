import type {
  Filter,
  GeoPoint,
  IndexOptions,
  MissOrder,
  NumberStats,
  SearchRequest,
} from '../src/index.ts';
import type { Slot } from '../src/query-plan.ts';
import { milesOfChord, pointVector } from '../src/distance.ts';
import { type BusDocument, busSchema } from './bus-schema.ts';
import { oracleText } from './oracle-text.ts';

type Bag = Record<string, unknown>;

function known(value: unknown): boolean {
  return (
    value !== null &&
    value !== undefined &&
    !Number.isNaN(value) &&
    !(Array.isArray(value) && value.length === 0)
  );
}

export function satisfies(document: BusDocument, filter: Filter): boolean {
  const facets: Bag = document.facets;
  const numbers: Bag = document.numbers;
  const flags: Bag = document.flags;
  if ('and' in filter) return filter.and.every((part) => satisfies(document, part));
  if ('or' in filter) return filter.or.some((part) => satisfies(document, part));
  if ('not' in filter) return !satisfies(document, filter.not);
  if ('facet' in filter) return valuesOf(facets[filter.facet]).includes(filter.value);
  if ('flag' in filter) return flags[filter.flag] === filter.is;
  if ('within' in filter) return milesBetween(document.geo, filter.within) <= filter.miles;
  if ('known' in filter)
    return (
      known(facets[filter.known]) || known(numbers[filter.known]) || known(flags[filter.known])
    );
  if ('text' in filter) {
    const text = (document.text as Bag)[filter.text] ?? '';
    return (
      busSchema.text.some(({ name }) => name === filter.text) &&
      filter.contains.every((part) => String(text).includes(part))
    );
  }
  const value = numbers[filter.number];
  if (typeof value !== 'number' || Number.isNaN(value)) return false;
  const { min = -Infinity, max = Infinity, above = -Infinity, below = Infinity } = filter;
  return (
    value >= min &&
    value <= max &&
    (filter.above === undefined || value > above) &&
    (filter.below === undefined || value < below)
  );
}

export function valuesOf(value: unknown): string[] {
  return typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? [...new Set(value as string[])]
      : [];
}

function compareUnknownLast(a: unknown, b: unknown, direction: 'asc' | 'desc'): number {
  const [left, right] = [a, b].map((value) =>
    known(value) ? (typeof value === 'string' ? value : Number(value)) : null,
  );
  if (left === right) return 0;
  if (left === null || left === undefined) return 1;
  if (right === null || right === undefined) return -1;
  return left < right === (direction === 'asc') ? -1 : 1;
}

function byDefault(a: BusDocument, b: BusDocument): number {
  for (const { field, direction } of busSchema.defaultOrder) {
    const value = (document: BusDocument): unknown =>
      ({ ...document.numbers, ...document.flags })[field];
    const result = compareUnknownLast(value(a), value(b), direction);
    if (result !== 0) return result;
  }
  if (typeof a.id !== typeof b.id) return typeof a.id === 'number' ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** The law of cosines on a sphere: another road to the same figure. */
function milesBetween(a: BusDocument['geo'], b: GeoPoint): number {
  if (!a) return Infinity;
  const [lat1, lat2, turn] = [a.lat, b.lat, b.lng - a.lng].map(
    (degrees) => (degrees * Math.PI) / 180,
  );
  const cosine =
    Math.sin(lat1!) * Math.sin(lat2!) + Math.cos(lat1!) * Math.cos(lat2!) * Math.cos(turn!);
  return 3958.7613 * Math.acos(Math.min(1, cosine));
}

function chord(document: BusDocument, from: Float64Array): number | null {
  if (!document.geo) return null;
  const to = pointVector(document.geo);
  return (to[0]! - from[0]!) ** 2 + (to[1]! - from[1]!) ** 2 + (to[2]! - from[2]!) ** 2;
}

function missOf(document: BusDocument, { figures, otherwise, away }: MissOrder): number {
  const misses = figures.flatMap(({ number, min, max, below, above }) => {
    const value = (document.numbers as Bag)[number];
    if (!known(value)) return [];
    const figure = value as number;
    if (min !== undefined && figure < min) return [(min - figure) / below];
    return [max !== undefined && figure > max ? (figure - max) / above : 0];
  });
  const least = misses.length === 0 ? otherwise : Math.min(...misses);
  if (!away) return least;
  const through = chord(document, pointVector(away.from));
  return least + (through === null ? away.unplaced : milesOfChord(through)! / away.milesOfOne);
}

export interface OracleAnswer {
  total: number;
  ids: (string | number)[];
  typos: number[];
  facets: Record<string, Record<string, number>>;
  stats: Record<string, NumberStats | null>;
  dropped: string[];
}

/** The whole request answered by plain loops over all documents. */
export function oracleSearch(
  documents: readonly BusDocument[],
  request: SearchRequest,
  options: IndexOptions = {},
): OracleAnswer {
  const text = oracleText(documents, request, options);
  const groups = request.groups ?? [];
  const passes = (document: BusDocument, ignored: string | null): boolean =>
    (!request.filter || satisfies(document, request.filter)) &&
    groups.every((group) => group.field === ignored || satisfies(document, group.filter));
  const select = (slots: readonly Slot[], ignored: string | null): BusDocument[] =>
    documents.filter(
      (document) =>
        passes(document, ignored) &&
        (!text || slots.length === 0 || text.typos(document, slots) < Infinity),
    );
  let slots: Slot[] = text?.slots ?? [];
  let dropped: Slot[] = [];
  if (text && request.relax && select(slots, null).length === 0) {
    const kept = relax(slots, (some) => select(some, null).length);
    if (kept) {
      dropped = slots.filter((slot) => !kept.includes(slot));
      slots = kept;
    }
  }
  const hits = select(slots, null).sort(
    comparator(request, text && slots.length > 0 ? (doc) => text.rank(doc, slots) : () => []),
  );
  const { offset = 0, limit = 20 } = request;
  const page = hits.slice(offset, offset + limit);
  const without = (field: string): BusDocument[] =>
    request.disjunctive?.includes(field) ? select(slots, field) : hits;
  return {
    total: hits.length,
    ids: page.map((document) => document.id),
    typos: page.map((document) => (text && slots.length > 0 ? text.typos(document, slots) : 0)),
    facets: Object.fromEntries(
      (request.facets ?? []).map((facet) => [facet, counts(without(facet), facet)]),
    ),
    stats: Object.fromEntries(
      (request.stats ?? []).map((field) => [field, stats(without(field), field)]),
    ),
    dropped: dropped.map((slot) => slot.typed),
  };
}

function relax(slots: readonly Slot[], count: (slots: readonly Slot[]) => number): Slot[] | null {
  let kept = [...slots];
  while (kept.length > 0) {
    const options = kept.map((slot) => ({
      slot,
      left: count(kept.filter((other) => other !== slot)),
      alone: count([slot]),
    }));
    const most = Math.max(...options.map((option) => option.left));
    const least = Math.min(...options.map((option) => option.alone));
    const chosen = options.findLast((option) =>
      most > 0 ? option.left === most : option.alone === least,
    )!;
    kept = kept.filter((slot) => slot !== chosen.slot);
    if (most > 0) return kept;
  }
  return null;
}

function comparator(
  request: SearchRequest,
  rank: (document: BusDocument) => number[],
): (a: BusDocument, b: BusDocument) => number {
  const { sort = 'default' } = request;
  if (typeof sort === 'object' && 'field' in sort && sort.field !== 'features') {
    const value = (document: BusDocument): unknown =>
      ({ ...document.numbers, ...document.facets })[sort.field as 'year' | 'make'];
    const turned = sort.mirrored && sort.direction === 'desc';
    return (a, b) =>
      compareUnknownLast(value(a), value(b), sort.direction) ||
      (turned ? byDefault(b, a) : byDefault(a, b));
  }
  if (typeof sort === 'object' && 'distanceFrom' in sort) {
    const from = pointVector(sort.distanceFrom);
    return (a, b) => compareUnknownLast(chord(a, from), chord(b, from), 'asc') || byDefault(a, b);
  }
  if (typeof sort === 'object' && 'leastMissed' in sort) {
    const miss = (document: BusDocument) => missOf(document, sort.leastMissed);
    return (a, b) => compareUnknownLast(miss(a), miss(b), 'asc') || byDefault(a, b);
  }
  const ranks = new Map<BusDocument, number[]>();
  const rankOf = (document: BusDocument): number[] => {
    const cached = ranks.get(document) ?? rank(document);
    ranks.set(document, cached);
    return cached;
  };
  return (a, b) => {
    const [left, right] = [rankOf(a), rankOf(b)];
    const differs = left.findIndex((entry, at) => entry !== right[at]);
    return differs < 0 ? byDefault(a, b) : left[differs]! - right[differs]!;
  };
}

function counts(documents: readonly BusDocument[], facet: string): Record<string, number> {
  const result = Object.create(null) as Record<string, number>;
  for (const document of documents) {
    for (const value of valuesOf((document.facets as Bag)[facet]))
      result[value] = (result[value] ?? 0) + 1;
  }
  return result;
}

function stats(documents: readonly BusDocument[], field: string): NumberStats | null {
  const values = documents
    .map((document) => (document.numbers as Bag)[field])
    .filter((value) => known(value)) as number[];
  if (values.length === 0) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  return {
    min: Math.min(...values),
    max: Math.max(...values),
    sum,
    count: values.length,
    avg: sum / values.length,
  };
}
