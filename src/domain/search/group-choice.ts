import { largestGroup, seatsOutFor } from '#domain/inventory/group-fit/judge-group.ts';
import { layoutOf } from '#domain/inventory/group-fit/bus-layout.ts';
import {
  mostListedWheelchairs,
  readGroup,
  type Group,
  type GroupFault,
} from '#domain/inventory/group-fit/group.ts';
import type { BusListing } from '#domain/inventory/bus-listing.ts';
import type { SearchCondition } from './bus-search.ts';
import { cardWith, type BusCard } from '#domain/inventory/listing-card.ts';
import type { SmartQuery } from './smart-search/smart-query.ts';

/** Riders, and those of them in wheelchairs, whom a list is asked for. Grown people. */
export type ListGroup = Pick<Group, 'riders' | 'wheelchairs'>;

const counts = Array.from({ length: mostListedWheelchairs + 1 }, (_, at) => at);
const attributeFor = (wheelchairs: number): string => `riders${wheelchairs}`;

/** How many grown people a bus seats. */
export const adultsAttribute = attributeFor(0);

/** Figures of the index alone: the largest group with no wheelchair, with one, and so on. */
export const groupAttributes: readonly string[] = counts.map(attributeFor);

/** How large a group a bus takes, by these attributes. */
export function groupNumbers(listing: BusListing): Record<string, number | null> {
  const layout = layoutOf(listing);
  return Object.fromEntries(
    counts.map((wheelchairs) => [attributeFor(wheelchairs), largestGroup(layout, wheelchairs)]),
  );
}

/** What holds of the buses that a group fits in. */
export const groupCondition = ({ riders, wheelchairs }: ListGroup): SearchCondition => ({
  number: attributeFor(wheelchairs),
  min: riders,
  max: null,
});

/** The group that a condition was made for. */
export function groupOfCondition(condition: SearchCondition): ListGroup | null {
  if (!('number' in condition) || condition.min === null) return null;
  const wheelchairs = groupAttributes.indexOf(condition.number);
  return wheelchairs < 0 ? null : { riders: condition.min, wheelchairs };
}

/** A group as addresses say it: `22-3` is 22 riders, 3 of them in wheelchairs. */
export const writeListGroup = ({ riders, wheelchairs }: ListGroup): string =>
  `${riders}-${wheelchairs}`;

/** Null for what is no group that lists know. */
export function parseListGroup(value: string): ListGroup | null {
  const [riders = '', wheelchairs = '', ...more] = value.split('-');
  const read = readListGroup(riders, wheelchairs);
  return more.length === 0 && read.is === 'group' ? read.group : null;
}

type Wrong = { is: 'wrong'; fault: GroupFault };

/** As two fields say it. */
export function readListGroup(
  riders: string,
  wheelchairs: string,
): { is: 'group'; group: ListGroup } | Wrong {
  const read = readGroup({ riders, wheelchairs });
  if (read.is === 'wrong') return { is: 'wrong', fault: read.riders ?? read.wheelchairs! };
  const { group } = read;
  if (group.wheelchairs > mostListedWheelchairs) return { is: 'wrong', fault: 'too-many' };
  return { is: 'group', group: { riders: group.riders, wheelchairs: group.wheelchairs } };
}

/** The group that a list is asked for, chosen or typed. */
export function groupAsked(
  { chosen }: { chosen: ReadonlyMap<string, readonly string[]> },
  { filters }: Pick<SmartQuery, 'filters'>,
): ListGroup | null {
  const [value] = chosen.get('group') ?? [];
  if (value) return parseListGroup(value);
  const { groupRiders: riders, groupWheelchairs: wheelchairs } = filters;
  return riders === undefined || wheelchairs === undefined ? null : { riders, wheelchairs };
}

/** How the group fits in each of the buses that were found for it; on copies, as distances are. */
export function withFits(cards: BusCard[], group: ListGroup | null): BusCard[] {
  if (!group) return cards;
  return cards.map((card) => {
    const made = Math.max(0, group.wheelchairs - (card.wheelchairPositions ?? 0));
    return cardWith(card, {
      fit: { ...group, seatsOut: seatsOutFor(card.groupSeats ?? 0, made) },
    });
  });
}
