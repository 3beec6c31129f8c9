import type { CategorySlug } from '#domain/inventory/categories.ts';
import type { Condition, Fuel, SchoolType, Transmission } from '#domain/inventory/choices.ts';
import type { ChipMeaning, Purpose, SpokenSort } from './chip.ts';

/**
 * What a typed query asks for, in the product's own terms. An absent key was not asked for. Numbers
 * are as spoken: the ±2 window of spec §1 is added by `withYearWindow`, adult seats of school buses
 * are the search's business. Lists are alternatives (any of), except `features` (all of).
 */
export interface SmartFilters {
  /** One spoken model year; ranges and open ends use `yearMin` and `yearMax` (inclusive). */
  yearExact?: number;
  yearMin?: number;
  yearMax?: number;
  /** Passengers without the driver; "24 passenger" sets both ends to 24. */
  passengersMin?: number;
  passengersMax?: number;
  /** "exactly 24": no room above. */
  passengersExactly?: true;
  /** Seats of vans, whose makers count the driver: with that seat or without it. */
  passengersOrDriver?: true;
  passengersAdult?: number;
  wheelchairPositionsMin?: number;
  /** "22 riders and 3 wheelchairs": who rides, not what stands in the bus. All riders. */
  groupRiders?: number;
  /** Those of them in wheelchairs. */
  groupWheelchairs?: number;
  /** Body or integral makes; for a complete van its maker. */
  make?: string[];
  model?: string[];
  chassisMake?: string[];
  chassisModel?: string[];
  /** Firms that finish coach shells: "Millennium", "Marathon". */
  converter?: string[];
  category?: CategorySlug[];
  /** Categories that follow from a model or feature, not from a word: a hint, never a filter. */
  categoryHint?: CategorySlug[];
  schoolType?: SchoolType[];
  priceMinCents?: number;
  priceMaxCents?: number;
  mileageMinMiles?: number;
  mileageMaxMiles?: number;
  /** A single precise odometer figure, as copied from an advertisement. */
  mileageMiles?: number;
  /** USPS codes. */
  state?: string[];
  city?: string;
  /** Towns of which any will do beside the city: "los angeles or san diego". */
  orTown?: { city: string; state: string }[];
  /** The city was said without its state: the best known one of that name is meant. */
  stateGuessed?: true;
  /** ISO country, only where it is not the United States. */
  country?: string;
  /** Near the city rather than in it. */
  nearCity?: true;
  /** What stands behind "near" and is no place of the vocabulary: "hoboken". */
  nearName?: string;
  zip?: string;
  /** A Canadian one: "H2X 1Y4". */
  postalCode?: string;
  radiusMiles?: number;
  nearMe?: true;
  condition?: Condition;
  fuel?: Fuel[];
  transmission?: Transmission;
  /** Gearboxes by their names, any of which will do. */
  transmissionModel?: string[];
  engineFamily?: string[];
  /** The engine as spoken, tidied: "Cummins 5.9 12v", "7.3". */
  engine?: string;
  /** Keys of the feature vocabulary, all required. */
  features?: string[];
  cdl?: 'yes' | 'no';
  stockNumber?: string;
  /** Our own number of a listing: "#1234". */
  listingId?: number;
  vin?: string;
  lengthMinFt?: number;
  lengthMaxFt?: number;
  gvwrMinLb?: number;
  gvwrMaxLb?: number;
  rows?: number;
  windowsPerSide?: number;
  slideOuts?: number;
  /** Several alike units wanted. */
  lot?: true;
  quantityMin?: number;
  purpose?: Purpose[];
  trim?: string;
  stateOfBuild?: string;
  /** A pasted "wanted" advertisement: it names a bus, not a kind of bus. */
  wanted?: true;
  sort?: SpokenSort;
  without?: SmartExclusions;
}

/** Things the buyer does not want; each list excludes any of its values. */
export interface SmartExclusions {
  features?: string[];
  category?: CategorySlug[];
  make?: string[];
  fuel?: Fuel[];
  engineFamily?: string[];
  state?: string[];
  /** Each of the one state: who leaves out Newark in New Jersey takes the one in Delaware. */
  town?: { city: string; state: string }[];
  transmission?: Transmission[];
  condition?: Condition[];
}

export type UnderstoodKind =
  | 'year'
  | 'passengers'
  | 'group'
  | 'wheelchairPositions'
  | 'make'
  | 'model'
  | 'chassis'
  | 'converter'
  | 'category'
  | 'schoolType'
  | 'price'
  | 'mileage'
  | 'place'
  | 'condition'
  | 'fuel'
  | 'transmission'
  | 'engine'
  | 'feature'
  | 'without'
  | 'cdl'
  | 'stockNumber'
  | 'vin'
  | 'length'
  | 'gvwr'
  | 'rows'
  | 'windows'
  | 'slideOuts'
  | 'lot'
  | 'purpose'
  | 'trim'
  | 'wanted'
  | 'sort';

/** Offsets into `SmartQuery.query`, end exclusive. */
export interface TextSpan {
  start: number;
  end: number;
}

export interface Understood {
  kind: UnderstoodKind;
  chip: ChipMeaning;
  /** The buyer's own words. */
  words: string;
  spans: TextSpan[];
  /** What these words set; removing the words removes it. */
  filter: SmartFilters;
  /** The proper spelling, when the typed one was wrong: "Prevost" for "provost". */
  corrected?: ChipMeaning;
  /**
   * Words of another that it is said with, and where its own begin: the "no" of "no lift or ramp", the
   * "type" of "type c or d".
   */
  shares?: TextSpan & { thing: number };
  /** This or that, which was said before it: "lift or ramp". */
  insteadOf?: Understood;
  /** The same in words that say it beside nothing else, too: "25 passenger" for the 25 of "shuttle 25". */
  alone?: string;
  /** A figure said without a bound, "200k miles", is read as a cap; a place without one has a circle of ours. */
  bare?: true;
}

/** Two conditions that no bus answers to at once. */
export interface Contradiction {
  /** In force. */
  kept: Understood;
  /** Set aside: no part of the filters. */
  left: Understood;
  /**
   * They exclude each other; so many people need a licensed driver; a new bus was not driven so far;
   * distances are measured from one place.
   */
  why: 'apart' | 'license' | 'driven' | 'places';
}

export type IgnoredReason = 'number' | 'said-already' | 'not-wanted' | 'too-long';

export interface Ignored {
  words: string;
  reason: IgnoredReason;
  /** Said besides what holds, and in force without it: the second of "under 30k, 25k". */
  repeats?: Pick<Contradiction, 'kept' | 'left'>;
}

/** What the visitor came to do; anything but buying is offered as a link above the results. */
export type IntentKind =
  | 'buy'
  | 'finance'
  | 'lease'
  | 'rent'
  | 'parts'
  | 'sell'
  | 'dealer'
  | 'contact'
  | 'delivery'
  | 'cdl-rules';

export interface SmartQuery {
  /** The query that was read: well-formed, trimmed, capped. Spans refer to it. */
  query: string;
  filters: SmartFilters;
  /** Words that set nothing: still searched as text, in the order typed. */
  text: string;
  /** The words that are half typed at the end, and go on to some that we know. */
  begun: string[];
  understood: Understood[];
  ignored: Ignored[];
  contradictions: Contradiction[];
  /** "With", "and", "in a": words that only join what stands beside them. */
  links: TextSpan[];
  intent: { kind: IntentKind; words: string };
}
