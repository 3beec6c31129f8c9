import { formatDollars, formatNumber } from '#domain/inventory/display-values.ts';
import { listingStatuses } from '#domain/inventory/choices.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import { lotFigures } from '#domain/inventory/lots/as-it-stands.ts';
import type { LotUnit } from '#domain/inventory/lots/lot-unit.ts';
import { busFieldTable } from '#domain/inventory/fields/bus-fields.ts';
import { plainNumber } from '#domain/inventory/import/values/read-number.ts';
import { lowestPriceCents } from '#domain/inventory/import/values/read-price.ts';
import { rangeText } from '#domain/staff/lots/lot-doubts.ts';
import { actProblem, changeOfAct, listingActs, type ListingAct } from './listing-workflow.ts';
import type { ListingChange } from './staff-inventory-repository.ts';
import type { StaffListing } from './staff-listing.ts';

/** One thing done to many listings. Percent and cents are signed. */
export type BulkChange =
  | { kind: 'act'; act: ListingAct }
  | { kind: 'feature'; featured: boolean }
  | { kind: 'price-percent'; percent: number; showPrevious: boolean }
  | { kind: 'price-amount'; cents: number; showPrevious: boolean };

/** More at once would keep other writers waiting for seconds. */
export const mostAtOnce = 5_000;

/** The field of the form to put right, by its name. */
export interface BulkMistake {
  field: 'do' | 'by' | 'scope';
  error: string;
}

export type BulkReading = { change: BulkChange } | BulkMistake;

/** Reads `do`, `by` and `show-previous` of a form. */
export function readBulkChange(get: (name: string) => string): BulkReading {
  const what = get('do');
  const showPrevious = get('show-previous') === 'yes';
  if (what === 'feature' || what === 'unfeature')
    return { change: { kind: 'feature', featured: what === 'feature' } };
  if (Object.hasOwn(listingActs, what)) return { change: { kind: 'act', act: what as ListingAct } };
  if (what === 'price-percent') {
    const percent = signedFigure(get('by').replace('%', ''));
    if (percent === null || percent < -90 || percent > 200 || percent === 0)
      return { field: 'by', error: 'Enter a percentage between −90 and 200, like −5 or 3.5' };
    return { change: { kind: 'price-percent', percent, showPrevious } };
  }
  if (what === 'price-amount') {
    const dollars = signedFigure(get('by').replace('$', ''));
    if (dollars === null || dollars === 0 || Math.abs(dollars) > 1_000_000)
      return { field: 'by', error: 'Enter an amount in dollars of at most 1,000,000, like −500' };
    return { change: { kind: 'price-amount', cents: Math.round(dollars * 100), showPrevious } };
  }
  return { field: 'do', error: 'Choose what to do with these listings' };
}

/** What a person reads of the change: "Price −5%", "Withdraw". */
export function bulkLabel(change: BulkChange): string {
  switch (change.kind) {
    case 'act':
      return listingActs[change.act];
    case 'feature':
      return change.featured ? 'Feature' : 'Stop featuring';
    case 'price-percent':
      return `Price ${signed(String(Math.abs(change.percent)), change.percent)}%`;
    case 'price-amount':
      return `Price ${signed(formatDollars(Math.abs(change.cents)), change.cents)}`;
  }
}

export type BulkStep =
  | { step: 'change'; change: ListingChange; from: string; to: string; kept?: number }
  | { step: 'skip'; reason: string };

/** What the change means for one listing as it is now. */
export function bulkStep(bulk: BulkChange, current: StaffListing, at: string): BulkStep {
  const { listing } = current;
  if (bulk.kind === 'act') {
    const problem = actProblem(bulk.act, current);
    if (problem !== null) return { step: 'skip', reason: problem };
    const change = changeOfAct(bulk.act, current, at);
    const to = change.patch?.status ?? listing.status;
    return { step: 'change', change, from: statusText(current), to: actText(bulk.act, to) };
  }
  if (current.facts.archivedAt !== null)
    return { step: 'skip', reason: 'It is in the archive. Restore it first.' };
  if (bulk.kind === 'feature') {
    if (listing.featured === bulk.featured)
      return { step: 'skip', reason: bulk.featured ? 'Featured already.' : 'Not featured.' };
    const [from, to] = bulk.featured ? ['Not featured', 'Featured'] : ['Featured', 'Not featured'];
    return {
      step: 'change',
      change: { patch: { details: { featured: bulk.featured } } },
      from,
      to,
    };
  }
  return priceStep(bulk, current);
}

/** A lot asks what its units for sale ask: those with a price of their own change with it. */
function priceStep(
  bulk: Extract<BulkChange, { kind: 'price-percent' | 'price-amount' }>,
  { listing }: StaffListing,
): BulkStep {
  const { priceCents, lot } = listing;
  const own = priceCents === null ? null : { low: priceCents, high: priceCents };
  const asked = lotFigures(listing)?.priceCents ?? own;
  if (asked === null) return { step: 'skip', reason: 'It has no price.' };
  const next = (cents: number): number => {
    const exact =
      bulk.kind === 'price-percent' ? cents * (1 + bulk.percent / 100) : cents + bulk.cents;
    return Math.round(exact / 100) * 100;
  };
  const before = [asked.low, asked.high, priceCents ?? asked.low];
  const { max } = busFieldTable.priceCents;
  const none = before.map(next).find((cents) => cents < lowestPriceCents || cents > max);
  if (none !== undefined) return { step: 'skip', reason: `${formatDollars(none)} is no price.` };
  if (before.every((cents) => next(cents) === cents))
    return { step: 'skip', reason: 'The price would stay the same.' };
  const isLess = priceCents !== null && next(priceCents) < priceCents;
  const shown = bulk.showPrevious && isLess ? { pricePreviousCents: priceCents } : {};
  return {
    step: 'change',
    change: {
      patch: { details: priceCents === null ? {} : { priceCents: next(priceCents), ...shown } },
      ...(lot?.priceCents ? { unit: (unit) => repriced(unit, next) } : {}),
    },
    from: rangeText(asked, formatDollars),
    to: rangeText({ low: next(asked.low), high: next(asked.high) }, formatDollars),
    kept: lot?.reserved ?? 0,
  };
}

/** What is promised to somebody, or sold, keeps the price that it was promised for. */
const repriced = (unit: LotUnit, next: (cents: number) => number): LotUnit =>
  unit.state !== 'for-sale' || unit.priceCents === null
    ? unit
    : { ...unit, priceCents: next(unit.priceCents) };

export interface BulkPlan {
  /** `kept`: so many units of it are reserved, and keep a price of their own. */
  changes: { id: number; title: string; from: string; to: string; kept: number }[];
  skipped: { id: number; title: string; reason: string }[];
  /** Differs when the listings are others, or others than they were. */
  fingerprint: string;
}

/** "2 reserved units keep prices of their own"; nothing where there are none. */
export function keptWords(changes: BulkPlan['changes']): string | null {
  const count = changes.reduce((sum, { kept }) => sum + kept, 0);
  if (count === 0) return null;
  return count === 1
    ? '1 reserved unit keeps a price of its own.'
    : `${formatNumber(count)} reserved units keep prices of their own.`;
}

export function planBulk(
  bulk: BulkChange,
  listings: readonly StaffListing[],
  at: string,
): BulkPlan {
  const plan: BulkPlan = { changes: [], skipped: [], fingerprint: fingerprintOf(listings) };
  for (const current of listings) {
    const { id } = current.listing;
    const title = listingTitle(current.listing);
    const planned = bulkStep(bulk, current, at);
    if (planned.step === 'skip') plan.skipped.push({ id, title, reason: planned.reason });
    else {
      const { from, to, kept = 0 } = planned;
      plan.changes.push({ id, title, from, to, kept });
    }
  }
  return plan;
}

/** FNV-1a over ids and revisions: tells by accident, not against malice, that nothing moved. */
function fingerprintOf(listings: readonly StaffListing[]): string {
  let hash = 0x811c9dc5;
  for (const { listing } of listings.toSorted((a, b) => a.listing.id - b.listing.id)) {
    for (const part of [listing.id, listing.revision]) {
      hash = Math.imul(hash ^ (part & 0xffff), 0x01000193);
      hash = Math.imul(hash ^ (part >>> 16), 0x01000193);
    }
  }
  return `${listings.length}-${(hash >>> 0).toString(36)}`;
}

function statusText({ listing, facts }: StaffListing): string {
  return facts.archivedAt === null ? listingStatuses[listing.status] : 'In the archive';
}

function actText(act: ListingAct, status: keyof typeof listingStatuses): string {
  if (act === 'archive') return 'In the archive';
  return act === 'confirm' ? 'Confirmed today' : listingStatuses[status];
}

/**
 * A figure as an import reads it: "−1.500" takes off fifteen hundred, not a dollar and a half, and
 * "−5,5" five and a half, not fifty-five.
 */
function signedFigure(text: string): number | null {
  const [, sign, figure = ''] = /^([+−-]?)([^a-z]*)$/iu.exec(text.trim()) ?? [];
  const value = plainNumber(figure.trim());
  return value === null || sign === '' || sign === '+' ? value : -value;
}

function signed(text: string, value: number): string {
  return `${value < 0 ? '−' : '+'}${text}`;
}
