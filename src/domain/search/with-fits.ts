import { cardWith, type BusCard } from '#domain/inventory/listing-card.ts';
import { seatsOutFor } from '#domain/inventory/group-fit/judge-group.ts';
import { parseListGroup, type ListGroup } from './group-choice.ts';
import type { ListQuery } from './list-query.ts';
import type { SmartQuery } from './smart-search/smart-query.ts';

/** The group that a list is asked for, chosen or typed. */
export function groupAsked({ chosen }: ListQuery, { filters }: SmartQuery): ListGroup | null {
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
