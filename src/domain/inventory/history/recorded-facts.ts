import { emptyBusDetails, type BusDetails, type BusListing } from '../bus-listing.ts';
import type { ListingStatus } from '../choices.ts';
import { factsOfUnit, type LotUnit, type UnitFacts } from '../lots/lot-unit.ts';
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

/** One bus of a lot as the record knows it; a price of null is that of the listing. */
export type RecordedUnit = UnitFacts & Pick<LotUnit, 'state'>;

/** Units of a lot by their numbers; null: there was none of that number. */
export type RecordedUnits = ReadonlyMap<number, RecordedUnit | null>;

/** What visitors were shown at a moment; fields that they are not shown stay empty. */
export interface RecordedFacts {
  details: Readonly<BusDetails>;
  status: ListingStatus;
  pictures: readonly RecordedPicture[];
  units: ReadonlyMap<number, RecordedUnit>;
}

/** Some of the facts: those that one change touched. */
export interface SomeFacts {
  details: Readonly<Partial<BusDetails>>;
  status?: ListingStatus;
  pictures?: readonly RecordedPicture[];
  units?: RecordedUnits;
}

/** One line of the record, written with the change it tells of. */
export interface ListingRecord {
  /** ISO 8601 UTC. */
  at: string;
  /** Null in the first line, whose `after` is all that was known then. */
  before: SomeFacts | null;
  after: SomeFacts;
}

/** The newest part of a record. */
export interface RecordPart {
  /** Oldest first. */
  records: readonly ListingRecord[];
  /** There are lines before these. */
  hasOlder: boolean;
}

/** The part of a listing, and of the buses of a lot, that is recorded. */
export function recordedFacts(
  listing: BusListing,
  units: readonly (RecordedUnit & Pick<LotUnit, 'number'>)[],
): RecordedFacts {
  const { status, images } = listing;
  const details: Record<string, unknown> = {};
  for (const { key } of shownFields) details[key] = listing[key];
  return withFacts(nothingKnown, {
    details,
    status,
    pictures: images.map(({ name, alt }) => ({ name, alt })),
    units: new Map(units.map((unit) => [unit.number, { ...factsOfUnit(unit), state: unit.state }])),
  });
}

/** The facts after a change, or, given what stood before it, ahead of it. */
export function withFacts(facts: RecordedFacts, some: SomeFacts): RecordedFacts {
  const { details, units, ...rest } = some;
  return {
    ...facts,
    ...rest,
    details: { ...facts.details, ...details },
    units: units ? withUnits(facts.units, units) : facts.units,
  };
}

function withUnits(all: RecordedFacts['units'], some: RecordedUnits): RecordedFacts['units'] {
  const units = new Map(all);
  for (const [number, unit] of some) {
    if (unit) units.set(number, unit);
    else units.delete(number);
  }
  return units;
}

const nothingKnown: RecordedFacts = {
  details: emptyBusDetails,
  status: 'draft',
  pictures: [],
  units: new Map(),
};

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
