import { busFields, missingToPublish } from '../fields/bus-fields.ts';
import { emptyBusDetails, type BusDetails, type BusListing } from '../bus-listing.ts';
import type { ListingStatus } from '../choices.ts';
import type { ListingIdentity, ListingPatch, NewListing } from '../listing-repository.ts';
import type { ImportedRow } from './imported-row.ts';
import { exportCell } from './listing-cells.ts';

/** A row that is stored for the first time. Offered buses go live only when enough is known. */
export function newListing(row: ImportedRow, identity: ListingIdentity): NewListing {
  const details: BusDetails = { ...emptyBusDetails, ...definedOf(row.given) };
  if (!row.exported) fillGaps(details, row.derived);
  const complete = missingToPublish(details).length === 0;
  const status =
    row.status === 'offered' || row.status === null
      ? complete
        ? 'published'
        : 'draft'
      : row.status === 'unread'
        ? 'draft'
        : row.status;
  return {
    details,
    status,
    images: [],
    source: identity.source,
    sourceId: identity.sourceId,
    // Our own export knows when buyers could see it first.
    ...(row.exported ? {} : { comesNow: true }),
    ...(row.createdAt ? { createdAt: row.createdAt } : {}),
    ...(status === 'sold' && row.soldAt ? { soldAt: row.soldAt } : {}),
  };
}

/**
 * What a row changes in the listing it names, or null. Only fields the row speaks about are touched,
 * conclusions fill gaps, and an exported cell that came back as it went out says nothing.
 */
export function mergeRow(stored: BusListing, row: ImportedRow): ListingPatch | null {
  const details: Partial<BusDetails> = {};
  for (const field of busFields) {
    const value = row.given[field.key];
    if (value === undefined || same(value, stored[field.key])) continue;
    if (row.exported?.get(field.key) === exportCell(field, stored[field.key])) continue;
    Object.assign(details, { [field.key]: value });
  }
  const merged: BusDetails = { ...stored, ...details };
  if (!row.exported) Object.assign(details, fillGaps(merged, row.derived));
  const status = nextStatus(stored, merged, row);
  const changed = Object.keys(details).length > 0;
  if (!changed && status === stored.status) return null;
  return { ...(changed ? { details } : {}), ...(status === stored.status ? {} : { status }) };
}

/**
 * Sold stays sold and withdrawn stays withdrawn: those are decisions of people. A draft goes live
 * when the file offers it, or when what it lacked has come; a complete draft without a word from the
 * file was put back by someone on purpose.
 */
function nextStatus(stored: BusListing, merged: BusDetails, row: ImportedRow): ListingStatus {
  if (stored.status === 'sold' || row.status === 'sold') return 'sold';
  if (stored.status === 'withdrawn' || row.status === 'withdrawn') return 'withdrawn';
  if (row.status === 'draft') return 'draft';
  if (stored.status !== 'draft' || row.status === 'unread') return stored.status;
  const complete = missingToPublish(merged).length === 0;
  const offered = row.status === 'offered' || missingToPublish(stored).length > 0;
  return complete && offered ? 'published' : 'draft';
}

function fillGaps(details: BusDetails, derived: Partial<BusDetails>): Partial<BusDetails> {
  const filled: Partial<BusDetails> = {};
  for (const [key, value] of Object.entries(derived) as [keyof BusDetails, unknown][])
    if (value != null && details[key] === null) Object.assign(filled, { [key]: value });
  Object.assign(details, filled);
  return filled;
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'string' || typeof b !== 'string') return false;
  return plain(a) === plain(b);
}

/** Text that differs in invisible ways only is the same text. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .trim();
}

function definedOf(part: Partial<BusDetails>): Partial<BusDetails> {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
}
