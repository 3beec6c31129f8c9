import type { BusDetails } from '../bus-listing.ts';
import type { Brakes, Fuel } from '../choices.ts';
import { findMake } from '../vocabulary/makes.ts';
import { nameKey } from '../vocabulary/name-key.ts';
import { normalizeMake } from '../vocabulary/normalize-make.ts';
import { normalizeModel } from '../vocabulary/normalize-model.ts';
import type { VinSays } from './decode-vin.ts';
import { vinVehicle } from './vin-vehicle.ts';
import { readWeightClass } from './weight-class.ts';

/** What a seller says of the same vehicle. Unknown is null. */
export type SellerSays = Pick<
  BusDetails,
  'year' | 'bodyMake' | 'bodyModel' | 'chassisMake' | 'chassisModel' | 'fuel' | 'brakes' | 'gvwrLb'
>;

/** These of a listing's fields alone. */
export function sellerSays(details: SellerSays): SellerSays {
  const { year, bodyMake, bodyModel, chassisMake, chassisModel, fuel, brakes, gvwrLb } = details;
  return { year, bodyMake, bodyModel, chassisMake, chassisModel, fuel, brakes, gvwrLb };
}

export type ComparedFact = 'year' | 'make' | 'model' | 'fuel' | 'brakes' | 'weightClass';
/** `unclear`: both say something, in words that cannot be held against each other. */
export type VinVerdict = 'same' | 'differs' | 'unclear';

/** vPIC's words for what our vocabulary has a value for. */
export const fuelOfVin: Readonly<Record<string, Fuel>> = {
  Diesel: 'diesel',
  Gasoline: 'gas',
  Electric: 'electric',
  'Compressed Natural Gas (CNG)': 'cng',
  'Liquefied Petroleum Gas (propane or LPG)': 'propane',
  'Fuel Cell': 'hydrogen',
  'Compressed Hydrogen/Hydrogen': 'hydrogen',
};
export const brakesOfVin: Readonly<Record<string, Brakes>> = { Hydraulic: 'hydraulic', Air: 'air' };

/** How each fact that both tell stands; what only one of them tells is left out. */
export function compareVin(
  says: VinSays,
  seller: SellerSays,
): ReadonlyMap<ComparedFact, VinVerdict> {
  const verdicts: [ComparedFact, VinVerdict | null][] = [
    ['year', says.years.length === 0 ? null : yearVerdict(says, seller.year)],
    ['make', makeVerdict(says, seller)],
    ['model', modelVerdict(says, seller)],
    ['fuel', codeVerdict(says.fuel, fuelOfVin, seller.fuel)],
    ['brakes', codeVerdict(says.brakes, brakesOfVin, seller.brakes)],
    ['weightClass', weightVerdict(says.weightClass, seller.gvwrLb)],
  ];
  return new Map(verdicts.flatMap(([fact, verdict]) => (verdict ? [[fact, verdict]] : [])));
}

const yearVerdict = ({ years }: VinSays, year: number | null): VinVerdict | null =>
  year === null ? null : years.includes(year) ? 'same' : 'differs';

/** The seller's words of what the VIN speaks of: of a chassis, when somebody else built the body. */
export function sellersPart(says: VinSays, seller: SellerSays) {
  const { bodyMake, bodyModel, chassisMake, chassisModel } = seller;
  if (chassisMake !== null || chassisModel !== null)
    return { make: chassisMake, model: chassisModel };
  if (vinVehicle(says).isChassis && isBodyMaker(bodyMake)) return { make: null, model: null };
  return { make: bodyMake, model: bodyModel };
}

const isBodyMaker = (name: string | null): boolean =>
  name !== null && (findMake(normalizeMake(name).make)?.roles.includes('body') ?? false);

function makeVerdict(says: VinSays, seller: SellerSays): VinVerdict | null {
  const { make, isMakeKnown, isChassis } = vinVehicle(says);
  const told = [seller.chassisMake, seller.bodyMake].flatMap((name) => (name ? [name] : []));
  if (make === null || told.length === 0) return null;
  const names = told.map((name) => normalizeMake(name).make);
  if (names.includes(make)) return 'same';
  // A cutaway's VIN names the maker of the chassis: a body maker is no contradiction to that.
  if (isBodyMaker(told[0]!)) return isChassis ? null : 'unclear';
  return isMakeKnown && findMake(names[0]!) !== null ? 'differs' : 'unclear';
}

function modelVerdict(says: VinSays, seller: SellerSays): VinVerdict | null {
  const { make, model, isModelKnown } = vinVehicle(says);
  const part = sellersPart(says, seller);
  if (model === null || part.model === null || makeVerdict(says, seller) !== 'same') return null;
  if (make === null || (part.make !== null && normalizeMake(part.make).make !== make)) return null;
  const told = normalizeModel(make, part.model);
  const [one, other] = [nameKey(model), nameKey(told.model)];
  if (one.includes(other) || other.includes(one)) return 'same';
  // E-450 is not E-350, but a "Conventional" may well be sold as a Vision.
  const isNumbered = /\d/.test(one) && /\d/.test(other);
  return isNumbered && isModelKnown && told.record !== undefined ? 'differs' : 'unclear';
}

function codeVerdict(
  word: string | null,
  codes: Readonly<Record<string, string>>,
  told: string | null,
): VinVerdict | null {
  if (word === null || told === null) return null;
  const code = codes[word];
  if (code === undefined) return 'unclear';
  // A hybrid burns what its VIN says.
  if (told === 'hybrid') return 'unclear';
  return code === told ? 'same' : 'differs';
}

function weightVerdict(text: string | null, gvwrLb: number | null): VinVerdict | null {
  const range = text === null ? null : readWeightClass(text);
  if (range === null || gvwrLb === null) return null;
  return gvwrLb >= range.fromLb && (range.toLb === null || gvwrLb <= range.toLb)
    ? 'same'
    : 'differs';
}
