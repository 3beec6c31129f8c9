import type { BusListing } from '../bus-listing.ts';
import { publicStatuses } from '../listing-card.ts';
import type { ListingHistory, ListingMove, PriceStep, HistoryStep } from './listing-history.ts';
import {
  recordedFacts,
  shownFields,
  withFacts,
  type ListingRecord,
  type RecordedFacts,
} from './recorded-facts.ts';
import { pictureStep } from './picture-step.ts';

/** Lines of the record that are read for one page: a feed that changes a price every day has no end. */
export const mostRecords = 200;

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
 * it was off the site is told with the day it came back, and drafts are nobody's business. `records` are
 * the newest, oldest first; one more than `mostRecords` where there are more.
 */
export function tellHistory(
  listing: BusListing,
  records: readonly ListingRecord[],
): ListingHistory {
  const hasOlder = records.length > mostRecords;
  const told = hasOlder ? records.slice(-mostRecords) : records;
  const listedAt = listing.publishedAt ?? listing.createdAt;
  const all = sinceListed(momentsOf(listing, told), listedAt);
  const begin = all.findIndex(({ facts }) => isPublic(facts));
  const [first, ...later] = begin < 0 ? [] : withoutSlips(all.slice(begin));
  const base = told.find(({ before }) => before === null)?.at ?? null;
  const start = first ?? { at: null, facts: recordedFacts(listing) };
  const recordedSince = base !== null && base > listedAt ? base : null;
  const { prices, steps } = follow(start, later);
  const changedAt = steps[0]?.at ?? recordedSince ?? listedAt;
  return { listedAt, recordedSince, changedAt, prices, steps, hasOlder };
}

const isPublic = ({ status }: RecordedFacts) => publicStatuses.includes(status);

/** Back from what is shown now, a record at a time: the newest ones tell enough. */
function momentsOf(listing: BusListing, records: readonly ListingRecord[]): Moment[] {
  let facts = recordedFacts(listing);
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
  const prices: PriceStep[] = [{ at: start.at, cents: start.facts.details.priceCents }];
  const steps: HistoryStep[] = [];
  /** What visitors saw last; while it is off the site that stays. */
  let seen = start.facts;
  let isOff = false;
  for (const { at, facts } of later) {
    if (at === null) continue;
    if (!isPublic(facts)) {
      if (!isOff) steps.push({ at, move: 'taken-off', fields: [], pictures: null });
      isOff = true;
      continue;
    }
    const step = { at, move: moveOf(seen, facts, isOff), ...differences(seen, facts) };
    if (step.move || step.fields.length > 0 || step.pictures) steps.push(step);
    const cents = facts.details.priceCents;
    if (cents !== seen.details.priceCents) prices.push({ at, cents });
    seen = facts;
    isOff = false;
  }
  return { prices, steps: steps.toReversed() };
}

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
    // The price that is struck through follows from the one that is told.
    .filter(({ key, after: now }) => key !== 'pricePreviousCents' || now !== was.priceCents);
  return { fields, pictures: pictureStep(before.pictures, after.pictures) };
}
