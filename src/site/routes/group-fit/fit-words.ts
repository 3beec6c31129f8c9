import { plural, t } from '@lingui/core/macro';
import type { BusLayout } from '#domain/inventory/group-fit/bus-layout.ts';
import {
  frontIn,
  usualAcrossIn,
  usualBoardingAt,
  type DrawnPlan,
  type NotDrawn,
} from '#domain/inventory/group-fit/draw-plan.ts';
import type { Group } from '#domain/inventory/group-fit/group.ts';
import {
  largestGroup,
  onBench,
  seatsOf,
  type Arrangement,
  type Verdict,
} from '#domain/inventory/group-fit/judge-group.ts';
import { sayMeasure } from '#messages/figures.ts';
import { sayGroup } from '#site/words/group-words.ts';

const saySeatCount = (count: number): string => plural(count, { one: '# seat', other: '# seats' });
const sayPlaceCount = (count: number): string =>
  plural(count, { one: '# wheelchair place', other: '# wheelchair places' });

/** What the listing itself says of seats and places. */
export function statedWords({ ratedSeats, adultSeats, places, boarding }: BusLayout): string {
  const count = ratedSeats ?? adultSeats;
  if (count === null) return t`The listing does not state how many seats the bus has.`;
  const seats = saySeatCount(count);
  if (!places) return t`The listing states ${seats}, without the driver.`;
  const both = sayPlaceCount(places);
  return boarding === 'unknown'
    ? t`The listing states ${seats} and ${both}, but neither a lift nor a ramp.`
    : t`The listing states ${seats} and ${both}, without the driver.`;
}

/** The answer, in a sentence or two. */
export function verdictWords(verdict: Verdict, group: Group, layout: BusLayout): string {
  const who = sayGroup(group);
  if (verdict.is === 'fits') {
    const { seats, places, seatsOut } = verdict.arrangement;
    const room = [saySeatCount(seats), ...(places > 0 ? [sayPlaceCount(places)] : [])].join(' + ');
    if (seatsOut === 0) return t`Yes, there is room for ${who}: ${room}.`;
    const out = plural(seatsOut, { one: 'about # seat', other: 'about # seats' });
    return t`Probably, with ${out} taken out, there is room for ${who}: ${room} would be left.`;
  }
  if (verdict.is === 'cannot-tell') {
    return verdict.missing === 'seats'
      ? t`We cannot tell: the listing does not state how many seats the bus has. Ask us, and we find out.`
      : t`We cannot tell: the listing states neither a lift nor a ramp. Ask us, and we find out.`;
  }
  if (verdict.why === 'lift') return t`No: the bus has neither a lift nor a ramp.`;
  const most = group.areChildren ? null : largestGroup(layout, group.wheelchairs);
  if (most === null) return t`No, there is no room for ${who}.`;
  const all = sayGroup({ riders: most, wheelchairs: 0 });
  return group.wheelchairs === 0
    ? t`No, there is no room for ${who}. It takes ${all} at most.`
    : t`No, there is no room for ${who}. With so many wheelchairs it takes ${all} at most.`;
}

/** Why there is a sentence in place of a plan. */
export function notDrawnWords(why: NotDrawn): string {
  switch (why) {
    case 'length':
      return t`It cannot be drawn: the listing does not state how long the bus is.`;
    case 'two-decks':
      return t`It cannot be drawn: on two decks nobody knows from a listing what stands where.`;
    case 'own-rooms':
      return t`It cannot be drawn: a bus of this kind has rooms of its own, not rows.`;
    case 'rows':
      return t`It cannot be drawn: so many seats do not stand in so few rows. One of the two figures is wrong; ask us.`;
    case 'too-small':
      return t`It cannot be drawn: so many seats and places do not stand in a bus of this size. One of the figures is wrong, or they are not all there at once; ask us.`;
  }
}

interface Assumed {
  layout: BusLayout;
  arrangement: Arrangement;
  drawn: DrawnPlan;
  areChildren: boolean;
}

/** What the listing does not say and the answer goes by, a sentence each. */
export function assumptionWords({ layout, arrangement, drawn, areChildren }: Assumed): string[] {
  return [
    ...seatAssumptions(layout, areChildren),
    ...placeAssumptions(layout, arrangement),
    ...(drawn.is === 'drawn' ? planAssumptions(layout, drawn.plan.pitchIn) : []),
  ];
}

function seatAssumptions(layout: BusLayout, areChildren: boolean): string[] {
  const counted = seatsOf(layout, areChildren);
  const { adults, children } = onBench;
  const said: string[] = [];
  if (counted?.by === 'rows') {
    const rows = plural(layout.rowCount ?? 0, { one: '# row', other: '# rows' });
    said.push(t`Two adults sit on a bench, so ${rows} seat ${{ seats: counted.seats }} adults.`);
  }
  const isStatedForAdults =
    counted?.by === 'stated' &&
    layout.seating === 'school' &&
    counted.seats < (layout.ratedSeats ?? 0);
  if (counted?.by === 'two-of-three' || isStatedForAdults) {
    said.push(
      t`The ${{ rated: layout.ratedSeats ?? 0 }} seats are counted for children, ${{ children }} to a bench; ${{ adults }} adults sit on one.`,
    );
  }
  if (layout.seating === 'fold-away') {
    said.push(
      t`Fold-away seats often stand where the wheelchair places are. Ask whether both can be used at once.`,
    );
  }
  return said;
}

function placeAssumptions(layout: BusLayout, { places, madePlaces, seatsOut }: Arrangement) {
  if (places === 0) return [];
  const said = [
    t`A wheelchair place is 30 × 48 inches (76 × 122 cm), as 49 CFR 38.23 has it, and a wheelchair needs a way 30 inches wide to it.`,
    t`Whether every place has its straps (securement), and what the lift carries, is not stated. Ask before you decide.`,
  ];
  if (madePlaces > 0) {
    const stated = layout.places ? sayPlaceCount(layout.places) : t`no wheelchair place`;
    const more = plural(madePlaces, { one: '# more', other: '# more' });
    const out = plural(seatsOut, { one: '# seat', other: '# seats' });
    said.push(
      t`The listing states ${stated}; ${more} would cost about ${out}. By figures of the trade two places cost 3 seats in a bus of 15 and 9 in one of 25. A shop has to do it.`,
      t`Taking seats out does not by itself change which license it takes to drive the bus: what it was built for counts.`,
    );
  }
  if (layout.boardingAt === null) {
    said.push(
      usualBoardingAt(layout) === 'rear'
        ? t`Where the lift is, is not stated; it is drawn at the rear.`
        : t`Where the ramp is, is not stated; it is drawn at the front.`,
    );
  }
  return said;
}

function planAssumptions(layout: BusLayout, pitchIn: number): string[] {
  const front = sayMeasure(frontIn(layout), 'inch');
  const pitch = sayMeasure(Math.round(pitchIn), 'inch');
  const width = sayMeasure(usualAcrossIn(layout), 'inch');
  return [
    ...(layout.acrossIn === null
      ? [t`How wide the bus is, is not stated; ${width} is usual for its kind.`]
      : []),
    t`The first row is taken to begin ${front} behind the bumper, and rows to stand ${pitch} apart. Where each seat stands in this bus is not stated.`,
    ...(layout.hasRestroom || layout.hasRearLuggage
      ? [t`The restroom or the luggage room is drawn at the rear.`]
      : []),
  ];
}
