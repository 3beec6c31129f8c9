import type { BusListing } from '../bus-listing.ts';
import type { FieldKey } from '../fields/bus-fields.ts';
import { publicStatuses } from '../listing-card.ts';
import { asUnitsSay } from '../lots/as-it-stands.ts';
import { summarizeLot } from '../lots/lot-summary.ts';
import type { LotUnit } from '../lots/lot-unit.ts';
import type { ListingHistory, ListingMove, PriceStep, HistoryStep } from './listing-history.ts';
import {
  recordedFacts,
  shownFields,
  withFacts,
  type ListingRecord,
  type RecordedFacts,
  type RecordedUnit,
  type RecordPart,
} from './recorded-facts.ts';
import { pictureStep } from './picture-step.ts';
import { unitSteps } from './unit-steps.ts';

/**
 * What stood for less than this is told by what it became: a slip that is put right at once is no news,
 * and whatever stood longer is told, also when it was taken back.
 */
const slipMs = 15 * 60_000;

/** What visitors could see from then on. */
interface Moment {
  at: string | null;
  facts: RecordedFacts;
}

/**
 * The history of a listing that is public. It compares what visitors were shown: what was changed while
 * it was off the site is told with the day it came back, and drafts are nobody's business.
 */
export function tellHistory(
  listing: BusListing,
  units: readonly (RecordedUnit & Pick<LotUnit, 'number'>)[],
  { records, hasOlder }: RecordPart,
): ListingHistory {
  const now = recordedFacts(listing, units);
  // Prices of before the record are told of a bus; of a lot nobody knows what its units asked then.
  const begun = units.length > 0 ? records.findLastIndex(({ before }) => before === null) : 0;
  const told = records.slice(Math.max(0, begun));
  const listedAt = listing.publishedAt ?? listing.createdAt;
  const all = sinceListed(momentsOf(now, told), listedAt);
  const begin = all.findIndex(({ facts }) => isPublic(facts));
  const [first, ...later] = begin < 0 ? [] : withoutSlips(all.slice(begin));
  const base = told.find(({ before }) => before === null)?.at ?? null;
  const start = first ?? { at: null, facts: now };
  const recordedSince = base !== null && base > listedAt ? base : null;
  const { prices, steps } = follow(start, later);
  const changedAt = steps[0]?.at ?? recordedSince ?? listedAt;
  return { listedAt, recordedSince, changedAt, prices, steps, hasOlder };
}

const isPublic = ({ status }: RecordedFacts) => publicStatuses.includes(status);

/** Back from what is shown now, a record at a time: the newest ones tell enough. */
function momentsOf(now: RecordedFacts, records: readonly ListingRecord[]): Moment[] {
  let facts = now;
  const moments: Moment[] = [];
  for (const [index, { at, before }] of [...records.entries()].toReversed()) {
    // Where prices of before the record are known, the first line of it changes nothing.
    if (before === null && index > 0) continue;
    moments.push({ at, facts });
    if (before !== null) facts = withFacts(facts, before);
  }
  if (records[0]?.before) moments.push({ at: null, facts });
  return moments.toReversed();
}

/** What was shown first is what it had come to by then. */
function sinceListed(moments: readonly Moment[], listedAt: string): Moment[] {
  const [first, ...rest] = moments.slice(
    Math.max(
      0,
      moments.findLastIndex(({ at }) => at !== null && at < listedAt),
    ),
  );
  if (!first) return [];
  return [first.at !== null && first.at < listedAt ? { ...first, at: listedAt } : first, ...rest];
}

function withoutSlips([first, ...rest]: readonly Moment[]): Moment[] {
  if (!first) return [];
  const kept = [first];
  let since = Number.NEGATIVE_INFINITY;
  for (const moment of rest) {
    const time = Date.parse(moment.at ?? '');
    if (time - since < slipMs) kept[kept.length - 1] = moment;
    else {
      kept.push(moment);
      since = time;
    }
  }
  return kept;
}

function follow(start: Moment, later: readonly Moment[]) {
  const prices: PriceStep[] = [{ at: start.at, cents: askedCents(start.facts) }];
  const steps: HistoryStep[] = [];
  /** What visitors saw last; while it is off the site that stays. */
  let seen = start.facts;
  let isOff = false;
  for (const { at, facts } of later) {
    if (at === null) continue;
    if (!isPublic(facts)) {
      if (!isOff) steps.push({ at, move: 'taken-off', fields: [], pictures: null, units: [] });
      isOff = true;
      continue;
    }
    const step = { at, move: moveOf(seen, facts, isOff), ...differences(seen, facts) };
    const differ = step.fields.length + step.units.length > 0;
    if (step.move || differ || step.pictures) steps.push(step);
    const cents = askedCents(facts);
    if (cents !== prices.at(-1)!.cents) prices.push({ at, cents });
    seen = facts;
    isOff = false;
  }
  return { prices, steps: steps.toReversed() };
}

/** A lot asks what the cheapest of its units for sale asks, as lists and its page say it. */
function askedCents({ details, units }: RecordedFacts): number | null {
  return asUnitsSay({ ...details, lot: summarizeLot([...units.values()]) }).priceCents;
}

/** Units tell these themselves, and what the listing has there is not shown. */
const toldByUnits = new Set<FieldKey>([
  'priceCents',
  'pricePreviousCents',
  'mileageMiles',
  'quantity',
]);

function moveOf(seen: RecordedFacts, facts: RecordedFacts, wasOff: boolean): ListingMove | null {
  if (facts.status === 'sold') return seen.status === 'sold' && !wasOff ? null : 'sold';
  if (wasOff) return 'back';
  return seen.status === 'sold' ? 'for-sale-again' : null;
}

function differences(before: RecordedFacts, after: RecordedFacts) {
  const [was, is] = [before.details, after.details];
  const fields = shownFields
    .map(({ key }) => ({ key, before: was[key], after: is[key] }))
    .filter((field) => field.before !== field.after)
    .filter(({ key }) => after.units.size === 0 || !toldByUnits.has(key))
    // The price that is struck through follows from the one that is told.
    .filter(({ key, after: now }) => key !== 'pricePreviousCents' || now !== was.priceCents);
  const pictures = pictureStep(before.pictures, after.pictures);
  return { fields, pictures, units: unitSteps(before, after) };
}
