import type { BusCard } from '#domain/inventory/listing-card.ts';
import { unspecified } from '#domain/inventory/filter-buckets.ts';
import { seriesOf } from '#domain/inventory/vocabulary/models.ts';
import { neighborStates } from '#domain/locations/neighbor-states.ts';
import type { ConditionGroup, MissOrder, SearchCondition } from './bus-search.ts';
import { fieldOf, unknownWord } from './field-attributes.ts';
import { adultsAttribute } from './group-choice.ts';
import { missOfFigure } from './miss-of.ts';

/** How a bus misses what was asked. Figures are whole: dollars, miles, seats, years. */
export type Miss =
  | { kind: 'seats' | 'adult-seats' | 'wheelchair-places' | 'model-year'; figure: number }
  | { kind: 'price-over' | 'price-under' | 'mileage-over' | 'mileage-under'; by: number }
  | { kind: 'miles-away'; miles: number }
  | { kind: 'in-state'; state: string }
  /** `what` names the filter's attribute: "lift", "price". */
  | { kind: 'not-stated'; what: string };

/** A wider reading of one condition, and what a bus that only it finds misses. */
export interface CloseReading {
  groups: ConditionGroup[];
  /** Which is nearest: from 0 (hardly missed) to 1 (just close enough), and the way there. */
  order: MissOrder;
  how(card: BusCard): Miss;
}

/** So many miles to drive weigh as much as the largest miss that still counts as close. */
export const milesOfOneMiss = 500;

/** All of them miss the same. */
const equally = (otherwise: number): MissOrder => ({
  ranges: [],
  otherwise,
  milesOfOne: milesOfOneMiss,
});

/** How far from a figure still counts. */
export interface Slack {
  /** Of the bound, and at least so much. */
  share: number;
  least: number;
}
interface CloseFigure {
  below: Slack;
  above: Slack;
  of(card: BusCard): number | null;
  how(figure: number, by: number): Miss;
}

const none: Slack = { share: 0, least: 0 };
const seatSlack = { below: { share: 0.2, least: 3 }, above: { share: 0.25, least: 4 } };

/**
 * What "by little" means, figure by figure. Nothing else in the product says it again; which buses
 * are comparable by price is another question: `comparable-rule.ts`.
 */
const figures: Readonly<Record<string, CloseFigure>> = {
  seats: {
    ...seatSlack,
    of: (card) => card.passengers,
    how: (figure) => ({ kind: 'seats', figure }),
  },
  seatsAdult: {
    ...seatSlack,
    of: (card) => card.passengersAdult,
    how: (figure) => ({ kind: 'adult-seats', figure }),
  },
  [adultsAttribute]: {
    ...seatSlack,
    of: (card) => card.groupSeats,
    how: (figure) => ({ kind: 'adult-seats', figure }),
  },
  wheelchairPositions: {
    below: { share: 0, least: 1 },
    above: none,
    of: (card) => card.wheelchairPositions,
    how: (figure) => ({ kind: 'wheelchair-places', figure }),
  },
  price: {
    below: { share: 0.15, least: 1_500 },
    above: { share: 0.15, least: 1_500 },
    of: (card) => card.priceCents && card.priceCents / 100,
    how: (_figure, by) => ({ kind: by > 0 ? 'price-over' : 'price-under', by: Math.abs(by) }),
  },
  mileage: {
    below: { share: 0.25, least: 10_000 },
    above: { share: 0.25, least: 10_000 },
    of: (card) => card.mileageMiles,
    how: (_figure, by) => ({ kind: by > 0 ? 'mileage-over' : 'mileage-under', by: Math.abs(by) }),
  },
  year: {
    below: { share: 0, least: 3 },
    above: { share: 0, least: 3 },
    of: (card) => card.year,
    how: (figure) => ({ kind: 'model-year', figure }),
  },
};

/** How a record says that nothing is stated, where it is no single field that says it. */
const openWords: Readonly<Record<string, string>> = { wheelchair: unspecified, cdl: 'unknown' };

/**
 * The close reading of a condition; null where there is none: another make or another kind of bus is
 * not close to the one that was asked for.
 */
export function closeReading(group: ConditionGroup): CloseReading | null {
  if (group.anyOf.some((condition) => condition.not)) return null;
  const numbers = group.anyOf.filter((condition) => 'number' in condition);
  if (numbers.length === group.anyOf.length) return closeFigures(group.field, numbers);
  const facets = group.anyOf.filter((condition) => 'facet' in condition);
  const [attribute = ''] = new Set(facets.map(({ facet }) => facet));
  if (facets.every(({ facet }) => facet === 'model' || facet === 'chassisModel'))
    return onlySeries(facets.map(({ value }) => value));
  if (facets.length !== group.anyOf.length || facets.some(({ facet }) => facet !== attribute)) {
    return null;
  }
  return attribute === 'state' ? nextDoor(facets.map(({ value }) => value)) : notStated(attribute);
}

type Range = Extract<SearchCondition, { number: string }>;

/** What a slack allows beside a bound. */
export const slackOf = ({ share, least }: Slack, bound: number) => Math.max(least, bound * share);

function closeFigures(field: string, ranges: readonly Range[]): CloseReading | null {
  const readings = ranges.flatMap((range) => {
    const close = figures[range.number];
    if (!close) return [];
    const below = range.min === null ? 0 : slackOf(close.below, range.min);
    const above = range.max === null ? 0 : slackOf(close.above, range.max);
    return below + above > 0 ? [{ range, close, below, above }] : [];
  });
  const [first] = readings;
  if (!first) return null;
  const wider = readings.map(({ range, below, above }) => ({
    number: range.number,
    min: range.min === null ? null : Math.max(0, range.min - below),
    max: range.max === null ? null : range.max + above,
  }));
  // No bounds that a known figure could be outside of, turned round.
  const unknown = { number: first.range.number, min: 0, max: null, not: true };
  return {
    groups: [{ field, anyOf: [...wider, unknown] }],
    order: {
      ...equally(openMiss),
      ranges: readings.map(({ range, below, above }) => ({
        number: range.number,
        min: range.min,
        max: range.max,
        below,
        above,
      })),
    },
    how(card) {
      const found = readings.flatMap(({ range, close, below, above }) => {
        const figure = close.of(card);
        if (figure === null) return [];
        const miss = missOfFigure({ ...range, below, above }, figure);
        return [{ miss, how: close.how(figure, beyond(range, figure)) }];
      });
      const [nearest] = found.toSorted((a, b) => a.miss - b.miss);
      return nearest?.how ?? notSaid(first.range.number);
    },
  };
}

/** How far outside of its range a figure lies: below zero under it, zero inside. */
const beyond = ({ min, max }: Range, figure: number): number =>
  Math.min(0, figure - (min ?? figure)) + Math.max(0, figure - (max ?? figure));

/** Whatever its papers do not say, a bus may have or not. */
const openMiss = 1;
const notSaid = (what: string): Miss => ({ kind: 'not-stated', what });

function notStated(attribute: string): CloseReading | null {
  const groups = openGroups(attribute);
  return groups.length === 0
    ? null
    : { groups, order: equally(openMiss), how: () => notSaid(attribute) };
}

/** What holds of a record whose bus leaves this open; none for what nobody leaves open. */
function openGroups(attribute: string): ConditionGroup[] {
  const field = fieldOf(attribute);
  const word = openWords[attribute] ?? (field && unknownWord(field));
  if (word) return [{ field: attribute, anyOf: [{ facet: attribute, value: word }] }];
  if (field?.type !== 'choice' || field.requiredToPublish === 'always') return [];
  return Object.keys(field.choices).map((value) => ({
    field: `${attribute}-${value}`,
    anyOf: [{ facet: attribute, value, not: true }],
  }));
}

/** Listed as the series it is of, a bus may be the model that was asked for. */
function onlySeries(models: readonly string[]): CloseReading | null {
  const anyOf = [...new Set(models.map(seriesOf))].flatMap((value) =>
    value === null ? [] : { facet: 'model', value },
  );
  const groups = [{ field: 'model', anyOf }];
  return anyOf.length === 0
    ? null
    : { groups, order: equally(openMiss), how: () => notSaid('model') };
}

const nextDoorMiss = 0.75;

function nextDoor(states: readonly string[]): CloseReading | null {
  const neighbors = [...new Set(states.flatMap(neighborStates))].filter(
    (state) => !states.includes(state),
  );
  if (neighbors.length === 0) return null;
  const anyOf = neighbors.map((value) => ({ facet: 'state', value }));
  return {
    groups: [{ field: 'state', anyOf }],
    order: equally(nextDoorMiss),
    how: ({ state }) => ({ kind: 'in-state', state: state ?? '' }),
  };
}
