import { msg, plural, t } from '@lingui/core/macro';
import {
  brakesOfVin,
  compareVin,
  fuelOfVin,
  sellersPart,
  type ComparedFact,
  type SellerSays,
  type VinVerdict,
} from '#domain/inventory/vin/compare-vin.ts';
import type { VinSays } from '#domain/inventory/vin/decode-vin.ts';
import type { VinReading } from '#domain/inventory/vin/read-vin.ts';
import type { SettledDifference } from '#domain/inventory/vin/settled-doubts.ts';
import { sayOfficeDate } from '#site/forms/office-times.ts';
import { vinVehicle } from '#domain/inventory/vin/vin-vehicle.ts';
import { readWeightClass } from '#domain/inventory/vin/weight-class.ts';
import { normalizeState } from '#domain/inventory/vocabulary/states.ts';
import { countryName, sayMeasure, sayNumber, sayTenths } from '#messages/figures.ts';
import { say, type Message } from '#messages/i18n.ts';
import { choiceName, fieldName, stateName } from './trade-words.ts';

/** One thing that a VIN says, in the language of the moment. */
export interface VinFact {
  key: ComparedFact | 'series' | 'maker' | 'bodyClass' | 'engine' | 'plant';
  label: string;
  value: string;
  /** A name is the same in every language. */
  isName: boolean;
  /** How the seller's word stands to it, or that staff settled it; null when only one of them tells. */
  verdict: VinVerdict | 'settled' | null;
  /** What the seller says of it, as a sentence; null where no seller tells such things. */
  beside: string | null;
}

/**
 * What a VIN says, field by field, without what it does not say. `settled`: what staff settled of
 * these differences, by fact.
 */
export function vinFacts(
  says: VinSays,
  seller: SellerSays | null = null,
  settled: ReadonlyMap<string, SettledDifference> = new Map(),
): VinFact[] {
  const verdicts: ReadonlyMap<string, VinVerdict> = seller ? compareVin(says, seller) : new Map();
  const told = seller ? sellersWords(says, seller) : {};
  const { make, model, isChassis } = vinVehicle(says);
  const rows: [VinFact['key'], string, string | null, boolean?][] = [
    ['year', t`Model year`, sayYears(fittingYears(says, seller))],
    ['make', isChassis ? t`Chassis make` : t`Make`, make, true],
    ['model', isChassis ? t`Chassis model` : t`Model`, model, true],
    ['series', t`Series`, says.series === model ? null : says.series, true],
    ['maker', t`Built by`, readable(says.maker), true],
    [
      'bodyClass',
      t`Body class`,
      says.bodyClass && say(bodyClasses[says.bodyClass] ?? says.bodyClass),
    ],
    ['weightClass', t`Weight class`, says.weightClass && sayWeightClass(says.weightClass)],
    ['fuel', fieldName('fuel'), says.fuel && sayFuel(says.fuel)],
    ['engine', t`Engine`, sayEngine(says)],
    ['brakes', fieldName('brakes'), says.brakes && sayBrakes(says.brakes)],
    ['plant', t`Plant`, sayPlant(says)],
  ];
  return rows.flatMap(([key, label, value, isName = false]) => {
    if (!value) return [];
    const answered = settled.get(key);
    const verdict = answered ? 'settled' : (verdicts.get(key) ?? null);
    const word = told[key] ?? null;
    const beside = !(key in told)
      ? null
      : answered && word
        ? settledWords(answered, word)
        : besideWords(verdict, word);
    return [{ key, label, value, isName, verdict, beside }];
  });
}

/** Of two that fit, the one that the seller names. */
const fittingYears = ({ years }: VinSays, seller: SellerSays | null) =>
  seller?.year && years.includes(seller.year) ? [seller.year] : years;

/** What a seller says of what a VIN says, too. */
function sellersWords(says: VinSays, seller: SellerSays): Partial<Record<string, string | null>> {
  const { year, fuel, brakes, gvwrLb } = seller;
  const { make, model } = sellersPart(says, seller);
  return {
    year: year === null ? null : String(year),
    make,
    model,
    fuel: fuel && choiceName('fuel', fuel),
    brakes: brakes && choiceName('brakes', brakes),
    weightClass: gvwrLb === null ? null : sayMeasure(gvwrLb, 'pound', 'us'),
  };
}

function settledWords({ is, at }: SettledDifference, told: string): string {
  const day = sayOfficeDate(at);
  return is === 'table-wrong'
    ? t`The seller says ${told}. We looked into it on ${day}: the table is wrong here.`
    : t`The seller says ${told}. We looked into it on ${day}, and that stands.`;
}

function besideWords(verdict: VinFact['verdict'], told: string | null): string {
  if (verdict === 'same') return t`The seller says the same.`;
  if (told === null) return t`The seller does not say.`;
  return verdict === 'differs'
    ? t`This differs: the seller says ${told}.`
    : t`The seller says ${told}.`;
}

/** "2015"; where two rounds of letters fit, both: "2027 or 1997". */
export function sayYears(years: readonly number[]): string | null {
  const [year, other] = years.map(String);
  if (year === undefined) return null;
  return other === undefined ? year : t`${year} or ${other}`;
}

function sayWeightClass(text: string): string {
  const range = readWeightClass(text);
  if (!range) return text;
  const { name, fromLb, toLb } = range;
  if (toLb === null)
    return t`Class ${name}: ${{ weight: sayMeasure(fromLb, 'pound', 'us') }} or more`;
  const most = sayMeasure(toLb, 'pound', 'us');
  if (fromLb === 0) return t`Class ${name}: up to ${most}`;
  const least = sayNumber(fromLb);
  return t`Class ${name}: ${least} to ${most}`;
}

/** Kinds of buses, and of what stands under them; the rest of vPIC's list is left in its own words. */
const bodyClasses: Readonly<Record<string, Message>> = {
  Bus: msg`Bus`,
  'Bus - School Bus': msg`School bus`,
  Incomplete: msg`Incomplete vehicle`,
  'Incomplete - Bus Chassis': msg`Bus chassis`,
  'Incomplete - Chassis Cab (Double Cab)': msg`Chassis cab`,
  'Incomplete - Chassis Cab (Number of Cab Unknown)': msg`Chassis cab`,
  'Incomplete - Chassis Cab (Single Cab)': msg`Chassis cab`,
  'Incomplete - Commercial Bus Chassis': msg`Commercial bus chassis`,
  'Incomplete - Commercial Chassis': msg`Commercial chassis`,
  'Incomplete - Cutaway': msg`Cutaway chassis`,
  'Incomplete - Motor Coach Chassis': msg`Motor coach chassis`,
  'Incomplete - Motor Home Chassis': msg`Motor home chassis`,
  'Incomplete - School Bus Chassis': msg`School bus chassis`,
  'Incomplete - Shuttle Bus Chassis': msg`Shuttle bus chassis`,
  'Incomplete - Stripped Chassis': msg`Stripped chassis`,
  'Incomplete - Transit Bus Chassis': msg`Transit bus chassis`,
  'Cargo Van': msg`Cargo van`,
  Limousine: msg`Limousine`,
  Minivan: msg`Minivan`,
  Motorhome: msg`Motor home`,
  'Step Van / Walk-in Van': msg`Step van`,
  'Streetcar / Trolley': msg`Trolley`,
  Truck: msg`Truck`,
  Van: msg`Van`,
};

const otherFuels: Readonly<Record<string, Message>> = {
  'Ethanol (E85)': msg`Ethanol (E85)`,
  'Flexible Fuel Vehicle (FFV)': msg`Gasoline or ethanol (flexible fuel)`,
  'Liquefied Natural Gas (LNG)': msg`Liquefied natural gas (LNG)`,
  'Methanol (M85)': msg`Methanol (M85)`,
  'Natural Gas': msg`Natural gas`,
};
function sayFuel(word: string): string {
  const code = fuelOfVin[word];
  return code ? choiceName('fuel', code) : say(otherFuels[word] ?? word);
}

const otherBrakes: Readonly<Record<string, Message>> = {
  'Air and Hydraulic': msg`Air and hydraulic`,
  Electric: msg`Electric`,
  Mechanical: msg`Mechanical`,
};
function sayBrakes(word: string): string {
  const code = brakesOfVin[word];
  return code ? choiceName('brakes', code) : say(otherBrakes[word] ?? word);
}

function sayEngine(says: VinSays): string | null {
  const { engineMaker, engineModel, displacementLiters, cylinders: count } = says;
  const repeats = engineModel?.toLowerCase().includes(engineMaker?.toLowerCase() ?? '') ?? false;
  const name = [repeats ? null : engineMaker, engineModel].filter(Boolean).join(' ');
  const liters = displacementLiters === null ? null : sayTenths(displacementLiters);
  const size = liters === null ? null : t`${liters} L`;
  const cylinders =
    count === null ? null : t`${plural({ count }, { one: '# cylinder', other: '# cylinders' })}`;
  return [name, size, cylinders].filter(Boolean).join(', ') || null;
}

/** vPIC names countries in capitals. */
const countries: Readonly<Record<string, string>> = {
  'UNITED STATES (USA)': 'US',
  CANADA: 'CA',
  MEXICO: 'MX',
  ARGENTINA: 'AR',
  AUSTRALIA: 'AU',
  AUSTRIA: 'AT',
  BELGIUM: 'BE',
  BRAZIL: 'BR',
  CHINA: 'CN',
  ENGLAND: 'GB',
  FRANCE: 'FR',
  GERMANY: 'DE',
  ISRAEL: 'IL',
  ITALY: 'IT',
  JAPAN: 'JP',
  NETHERLANDS: 'NL',
  'NORTH MACEDONIA': 'MK',
  'SOUTH KOREA': 'KR',
  SPAIN: 'ES',
  SWEDEN: 'SE',
  TAIWAN: 'TW',
  TURKEY: 'TR',
  'UNITED KINGDOM (UK)': 'GB',
};

function sayPlant({ plantCity, plantState, plantCountry }: VinSays): string | null {
  const code = plantState && normalizeState(plantState);
  const region = plantState && (code ? stateName(code) : readable(plantState));
  const known = plantCountry === null ? undefined : countries[plantCountry];
  const country = known === undefined ? plantCountry && readable(plantCountry) : countryName(known);
  return [plantCity && readable(plantCity), region, country].filter(Boolean).join(', ') || null;
}

/** "FORT VALLEY" as people write it; words of at most three letters may be initials. */
const readable = (text: string): string =>
  text.replace(/\p{Lu}{4,}/gu, (word) => word[0] + word.slice(1).toLowerCase());

type NotVin = Exclude<VinReading, { is: 'vin' | 'wrong' }>;

/** Why a text is no VIN that can be read. */
export function notVinWords(reading: NotVin): string {
  switch (reading.is) {
    case 'letters': {
      const { instead } = reading;
      return t`No VIN has the letters I, O or Q: they are digits. Perhaps it is ${instead}.`;
    }
    case 'old': {
      const { length } = reading;
      return t`This has ${length} characters. Before 1981 every maker had numbers of its own, with 11 to 16 of them; there is no list of what they say. VINs since then have 17.`;
    }
    case 'short':
    case 'long': {
      const { length } = reading;
      return t`A VIN has 17 characters; this has ${length}.`;
    }
    case 'placeholder':
      return t`This looks as if it was written to fill a field. It says nothing.`;
    case 'nothing':
      return t`Type the VIN as it stands on the plate: letters and digits only.`;
  }
}
