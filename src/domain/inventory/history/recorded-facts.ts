import { emptyBusDetails, type BusDetails, type BusListing } from '../bus-listing.ts';
import type { ListingStatus } from '../choices.ts';
import { busFields, type BusField } from '../fields/bus-fields.ts';

/** What a visitor can see of a bus, and so what its history may tell. */
export const shownFields: readonly BusField[] = busFields.filter(
  ({ internal, shownApart }) => !internal || shownApart,
);

/** A picture as the record knows it. */
export interface RecordedPicture {
  name: string;
  alt: string;
}

/** What visitors were shown at a moment; fields that they are not shown stay empty. */
export interface RecordedFacts {
  details: Readonly<BusDetails>;
  status: ListingStatus;
  pictures: readonly RecordedPicture[];
}

/** Some of the facts: those that one change touched. */
export interface SomeFacts {
  details: Readonly<Partial<BusDetails>>;
  status?: ListingStatus;
  pictures?: readonly RecordedPicture[];
}

/** One line of the record, written with the change it tells of. */
export interface ListingRecord {
  /** ISO 8601 UTC. */
  at: string;
  /** Null in the first line, whose `after` is all that was known then. */
  before: SomeFacts | null;
  after: SomeFacts;
}

/** The part of a listing that is recorded. */
export function recordedFacts(listing: BusListing): RecordedFacts {
  const { status, images } = listing;
  const details: Record<string, unknown> = {};
  for (const { key } of shownFields) details[key] = listing[key];
  return withFacts(nothingKnown, {
    details,
    status,
    pictures: images.map(({ name, alt }) => ({ name, alt })),
  });
}

/** The facts after a change, or, given what stood before it, ahead of it. */
export function withFacts(facts: RecordedFacts, { details, ...rest }: SomeFacts): RecordedFacts {
  return { ...facts, ...rest, details: { ...facts.details, ...details } };
}

const nothingKnown: RecordedFacts = { details: emptyBusDetails, status: 'draft', pictures: [] };

/**
 * What the record alone says a listing shows now; null where its first line is missing. That it is what
 * the listing does show is what makes the record trustworthy.
 */
export function replay(oldestFirst: readonly ListingRecord[]): RecordedFacts | null {
  const first = oldestFirst.findIndex(({ before }) => before === null);
  if (first < 0) return null;
  return oldestFirst
    .slice(first)
    .reduce((facts, { after }) => withFacts(facts, after), nothingKnown);
}
