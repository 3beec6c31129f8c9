import type { BusLayout } from './bus-layout.ts';
import type { Group } from './group.ts';

/** Seats and wheelchair places that stand in a bus at the same time. */
export interface Arrangement {
  seats: number;
  places: number;
  /** How many places are more than the listing states. */
  madePlaces: number;
  /** Seats that go for them, by estimate. */
  seatsOut: number;
}

export type Verdict =
  | { is: 'fits'; arrangement: Arrangement }
  | { is: 'does-not-fit'; why: 'seats' | 'lift' | 'places' }
  | { is: 'cannot-tell'; missing: 'seats' | 'lift' };

/** How many sit, and what that follows from where the listing does not say it. */
export interface SeatCount {
  seats: number;
  by: 'stated' | 'rows' | 'two-of-three';
}

/**
 * What makers' own figures say that a wheelchair place costs: a body of 15 seats has 12 and 2 places
 * instead, one of 25 has 16 and 2.
 */
const seatsPerPlace = { small: 1.5, large: 4.5, smallUpTo: 15 };
/** A bench of 39 inches. */
export const onBench = { children: 3, adults: 2 };

/** Seats of this bus for grown people or for children; null where nothing says how many. */
export function seatsOf(layout: BusLayout, areChildren: boolean): SeatCount | null {
  const { ratedSeats, adultSeats, rowCount, seating } = layout;
  if (areChildren || seating !== 'school') {
    const stated = areChildren ? (ratedSeats ?? adultSeats) : leastOf(ratedSeats, adultSeats);
    return stated === null ? null : { seats: stated, by: 'stated' };
  }
  if (adultSeats !== null) return { seats: leastOf(ratedSeats, adultSeats)!, by: 'stated' };
  if (rowCount !== null) {
    return { seats: leastOf(ratedSeats, rowCount * 2 * onBench.adults)!, by: 'rows' };
  }
  if (ratedSeats === null) return null;
  const seats = Math.floor((ratedSeats * onBench.adults) / onBench.children);
  return { seats, by: 'two-of-three' };
}

const leastOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** Whether a group rides in a bus. What the listing states goes before any figure of ours. */
export function judgeGroup(layout: BusLayout, group: Group): Verdict {
  const { riders, wheelchairs } = group;
  const counted = seatsOf(layout, group.areChildren);
  if (!counted) return { is: 'cannot-tell', missing: 'seats' };
  // Whatever else is known.
  if (riders - wheelchairs > counted.seats) return { is: 'does-not-fit', why: 'seats' };
  if (wheelchairs > 0 && layout.boarding === 'none') return { is: 'does-not-fit', why: 'lift' };
  const perSeat = group.areChildren && layout.seating === 'school' ? childrenPerAdult : 1;
  const stated = layout.places ?? 0;
  const madePlaces = Math.max(0, wheelchairs - stated);
  const seatsOut = seatsOutFor(counted.seats, madePlaces, perSeat);
  const seats = counted.seats - seatsOut;
  if (seats < 0) return { is: 'does-not-fit', why: 'places' };
  if (riders - wheelchairs > seats) return { is: 'does-not-fit', why: 'seats' };
  if (wheelchairs > 0 && layout.boarding === 'unknown')
    return { is: 'cannot-tell', missing: 'lift' };
  const places = isBoarded(layout) ? stated + madePlaces : 0;
  return { is: 'fits', arrangement: { seats, places, madePlaces, seatsOut } };
}

const childrenPerAdult = onBench.children / onBench.adults;

/** Seats that go for places beyond those that are stated. */
export function seatsOutFor(seats: number, madePlaces: number, perSeat = 1): number {
  const { small, large, smallUpTo } = seatsPerPlace;
  const each = seats <= smallUpTo * perSeat ? small : large;
  return Math.ceil(madePlaces * each * perSeat);
}

/** The bus as its listing states it; null where it does not state the seats. */
export function asStated(layout: BusLayout, areChildren = false): Arrangement | null {
  const counted = seatsOf(layout, areChildren);
  if (!counted) return null;
  const places = isBoarded(layout) ? (layout.places ?? 0) : 0;
  return { seats: counted.seats, places, madePlaces: 0, seatsOut: 0 };
}

/** Without a lift or a ramp no wheelchair place is claimed, whatever is stated. */
const isBoarded = ({ boarding }: BusLayout): boolean => boarding === 'lift' || boarding === 'ramp';

/** The largest group of grown people that fits with so many wheelchairs among them; null: none is known to. */
export function largestGroup(layout: BusLayout, wheelchairs: number): number | null {
  const counted = seatsOf(layout, false);
  if (!counted || (wheelchairs > 0 && !isBoarded(layout))) return null;
  const madePlaces = Math.max(0, wheelchairs - (layout.places ?? 0));
  const seats = counted.seats - seatsOutFor(counted.seats, madePlaces);
  return seats < 0 || seats + wheelchairs === 0 ? null : seats + wheelchairs;
}
