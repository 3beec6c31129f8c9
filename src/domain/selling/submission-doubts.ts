import { compareVin, type SellerSays } from '#domain/inventory/vin/compare-vin.ts';
import type { VinSays } from '#domain/inventory/vin/decode-vin.ts';
import { lookUpVin } from '#domain/inventory/vin/look-up-vin.ts';
import type { LikelyCharacter } from '#domain/inventory/vin/read-vin.ts';
import type { VinTable } from '#domain/inventory/vin/vin-table.ts';
import { vinVehicle } from '#domain/inventory/vin/vin-vehicle.ts';
import { editDistance } from '#domain/inventory/vocabulary/edit-distance.ts';
import type { SubmissionDetails } from './submission.ts';
import type { ZipPlaces } from '#domain/inventory/zip-places.ts';

/** What does not fit between a VIN and what was typed beside it, or could be typed. */
export type VinDoubt =
  /** It is on our site; it has letters that no VIN has; it was written to fill the field. */
  | { field: 'vin'; is: 'vin-known' | 'vin-letters' | 'vin-placeholder' }
  /** A character does not fit the others; `likely` are ways to put one right. */
  | { field: 'vin'; is: 'vin-character'; likely: readonly LikelyCharacter[] }
  | { field: 'vin'; is: 'vin-length'; characters: number }
  /** What the VIN says, and what was typed instead of it; `orYear` where two rounds of letters fit. */
  | { field: 'year'; is: 'year'; year: number; orYear: number | null; typed: number | null }
  | { field: 'make'; is: 'make'; maker: string; isChassis: boolean; typed: string | null }
  | { field: 'model'; is: 'model'; model: string; typed: string };

/** Something worth a second look. It never blocks: the seller knows the bus, we do not. */
export type SubmissionDoubt =
  | VinDoubt
  /** The state that the ZIP code is in, and the one that was chosen, by their USPS codes. */
  | { field: 'state'; is: 'state'; zipCode: string; there: string; here: string }
  /** No place that we know has it. */
  | { field: 'zipCode'; is: 'zip'; zipCode: string }
  | { field: 'odometerMileage'; is: 'miles' | 'few-miles'; miles: number; year: number }
  /** An address that differs by one key from what many people have. */
  | { field: 'email'; is: 'email'; email: string; likely: string }
  | { field: 'passengers'; is: 'seats'; seats: number };

/** What a VIN is held against. */
export type BesideVin = Pick<SubmissionDetails, 'vin' | 'year' | 'make' | 'model'>;

interface VinContext {
  now: Date;
  /** The VIN is on our site, for everybody to see. */
  vinKnown: boolean;
  vinTable(): VinTable;
}

interface Context extends VinContext {
  zipPlaces: ZipPlaces;
}

export function submissionDoubts(details: SubmissionDetails, context: Context): SubmissionDoubt[] {
  return [...vinDoubts(details, context), ...otherDoubts(details, context)];
}

/** Of a VIN with a wrong character nothing else is held against anything. */
export function vinDoubts(details: BesideVin, context: VinContext): VinDoubt[] {
  const { vin, year } = details;
  if (!vin) return [];
  const doubts: VinDoubt[] = context.vinKnown ? [{ field: 'vin', is: 'vin-known' }] : [];
  const { vinTable: table, now } = context;
  const { reading, years, says } = lookUpVin(vin, { table, now, yearSaid: year });
  switch (reading.is) {
    case 'vin':
      return [...doubts, ...yearDoubt(years, year), ...(says ? namesDoubts(says, details) : [])];
    case 'wrong':
      return [...doubts, { field: 'vin', is: 'vin-character', likely: reading.likely }];
    case 'letters':
      return [...doubts, { field: 'vin', is: 'vin-letters' }];
    case 'placeholder':
      return [...doubts, { field: 'vin', is: 'vin-placeholder' }];
    case 'old':
    case 'short':
      // Before 1981 every maker had numbers of its own.
      if (year !== null && year < 1981) return doubts;
      return [...doubts, { field: 'vin', is: 'vin-length', characters: vin.length }];
    case 'long':
    case 'nothing':
      // The form has refused it.
      return doubts;
  }
}

function yearDoubt(years: readonly number[], typed: number | null): VinDoubt[] {
  const [year, orYear = null] = years;
  if (year === undefined || (typed !== null && years.includes(typed))) return [];
  return [{ field: 'year', is: 'year', year, orYear, typed }];
}

function namesDoubts(says: VinSays, details: BesideVin): VinDoubt[] {
  const verdicts = compareVin(says, sellerSays(details));
  const { make, model, isMakeKnown, isChassis } = vinVehicle(says);
  const doubts: VinDoubt[] = [];
  if (make !== null && isMakeKnown && (details.make === null || verdicts.get('make') === 'differs'))
    doubts.push({ field: 'make', is: 'make', maker: make, isChassis, typed: details.make });
  if (model !== null && details.model !== null && verdicts.get('model') === 'differs')
    doubts.push({ field: 'model', is: 'model', model, typed: details.model });
  return doubts;
}

/** The form asks for one make and model, of the body or of the chassis. */
const sellerSays = ({ year, make, model }: BesideVin): SellerSays => ({
  year,
  bodyMake: make,
  bodyModel: model,
  chassisMake: null,
  chassisModel: null,
  fuel: null,
  brakes: null,
  gvwrLb: null,
});

function otherDoubts(details: SubmissionDetails, { now, zipPlaces }: Context): SubmissionDoubt[] {
  const { zipCode, state, year, mileageMiles: miles, passengers: seats } = details;
  const doubts: SubmissionDoubt[] = [];
  const place = zipCode ? zipPlaces.find(zipCode.slice(0, 5)) : null;
  if (zipCode && !place) doubts.push({ field: 'zipCode', is: 'zip', zipCode });
  if (zipCode && place && state && place.state !== state) {
    doubts.push({ field: 'state', is: 'state', zipCode, there: place.state, here: state });
  }
  const ageYears = year === null ? 0 : Math.max(1, now.getUTCFullYear() + 1 - year);
  if (year !== null && miles !== null && miles / ageYears > 150_000) {
    doubts.push({ field: 'odometerMileage', is: 'miles', miles, year });
  }
  // "120" is often a hundred and twenty thousand.
  if (year !== null && miles !== null && miles < 1_000 && ageYears > 3) {
    doubts.push({ field: 'odometerMileage', is: 'few-miles', miles, year });
  }
  if (seats !== null && seats > 90) doubts.push({ field: 'passengers', is: 'seats', seats });
  const likely = details.email && likelyAddress(details.email);
  if (details.email && likely)
    doubts.push({ field: 'email', is: 'email', email: details.email, likely });
  return doubts;
}

/** What most people's addresses end with; shorter ones are one key away from somebody else's. */
const commonHosts = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'comcast.net',
  'verizon.net',
  'sbcglobal.net',
];
/** One key away from a common one, and somebody's. */
const realHosts = new Set(['mail.com', 'email.com', 'ymail.com']);

function likelyAddress(email: string): string | null {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1);
  if (commonHosts.includes(host) || realHosts.has(host)) return null;
  const likely = commonHosts.find((common) => editDistance(host, common, 1) === 1);
  return likely ? email.slice(0, at + 1) + likely : null;
}
