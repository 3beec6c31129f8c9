import { normalizeMake } from '#domain/inventory/vocabulary/normalize-make.ts';
import { findMake } from '#domain/inventory/vocabulary/makes.ts';
import type { SubmissionDetails } from './submission.ts';
import { vinFacts } from './vin-facts.ts';
import type { ZipPlaces } from './zip-places.ts';

/** Something worth a second look. It never blocks: the seller knows the bus, we do not. */
export type SubmissionDoubt =
  /** It is on our site; it has letters that no VIN has; a character does not fit the others. */
  | { field: 'vin'; is: 'vin-known' | 'vin-letters' | 'vin-character' }
  | { field: 'vin'; is: 'vin-length'; characters: number }
  /** What the VIN says, and what was typed instead of it. */
  | { field: 'year'; is: 'year'; year: number; typed: number | null }
  | { field: 'make'; is: 'make'; maker: string; isChassis: boolean; typed: string | null }
  /** The state that the ZIP code is in, and the one that was chosen, by their USPS codes. */
  | { field: 'state'; is: 'state'; zipCode: string; there: string; here: string }
  | { field: 'odometerMileage'; is: 'miles'; miles: number; year: number }
  | { field: 'passengers'; is: 'seats'; seats: number };

interface Context {
  now: Date;
  zipPlaces: ZipPlaces;
  /** The VIN is on our site, for everybody to see. */
  vinKnown: boolean;
}

export function submissionDoubts(details: SubmissionDetails, context: Context): SubmissionDoubt[] {
  return [...vinDoubts(details, context), ...otherDoubts(details, context)];
}

function vinDoubts(details: SubmissionDetails, { now, vinKnown }: Context): SubmissionDoubt[] {
  const { vin, year, make } = details;
  if (!vin) return [];
  const doubts: SubmissionDoubt[] = vinKnown ? [{ field: 'vin', is: 'vin-known' }] : [];
  const facts = vinFacts(vin, now.getUTCFullYear());
  if (!facts) return year === null || year >= 1981 ? [...doubts, shapeDoubt(vin)] : doubts;
  if (!facts.checkDigitFits) return [...doubts, { field: 'vin', is: 'vin-character' }];
  if (facts.year !== null && facts.year !== year) {
    doubts.push({ field: 'year', is: 'year', year: facts.year, typed: year });
  }
  const { maker, chassisOnly } = facts;
  if (maker !== null && isDoubtful(maker, make)) {
    doubts.push({ field: 'make', is: 'make', maker, isChassis: chassisOnly, typed: make });
  }
  return doubts;
}

const shapeDoubt = ({ length }: string): SubmissionDoubt =>
  length === 17
    ? { field: 'vin', is: 'vin-letters' }
    : { field: 'vin', is: 'vin-length', characters: length };

/** A cutaway's VIN names the maker of the chassis, and a body maker in "make" is no contradiction. */
function isDoubtful(maker: string, make: string | null): boolean {
  if (make === null) return true;
  const known = findMake(normalizeMake(make).make);
  return known !== null && known.name !== maker && !known.roles.includes('body');
}

function otherDoubts(details: SubmissionDetails, { now, zipPlaces }: Context): SubmissionDoubt[] {
  const { zipCode, state, year, mileageMiles: miles, passengers: seats } = details;
  const doubts: SubmissionDoubt[] = [];
  const place = zipCode ? zipPlaces.find(zipCode.slice(0, 5)) : null;
  if (zipCode && place && state && place.state !== state) {
    doubts.push({ field: 'state', is: 'state', zipCode, there: place.state, here: state });
  }
  const ageYears = year === null ? 0 : Math.max(1, now.getUTCFullYear() + 1 - year);
  if (year !== null && miles !== null && miles / ageYears > 150_000) {
    doubts.push({ field: 'odometerMileage', is: 'miles', miles, year });
  }
  if (seats !== null && seats > 90) doubts.push({ field: 'passengers', is: 'seats', seats });
  return doubts;
}
