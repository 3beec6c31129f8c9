import type { IntentKind } from './smart-query.ts';
import type { Meaning } from './meanings.ts';

/** What a number counts: "24 passengers", "80k miles", "40 ft". */
export type Unit =
  | 'passengers'
  | 'adults'
  | 'wheelchairs'
  | 'miles'
  | 'kilometers'
  | 'hours'
  | 'feet'
  | 'meters'
  | 'pounds'
  | 'kilograms'
  | 'rows'
  | 'windows'
  | 'slides'
  | 'buses'
  | 'dollars'
  /** By the month, or down. */
  | 'payments'
  | 'years-old'
  | 'years';

/** A word that bounds a number. Exclusive: "over 50" starts at 51, "at least 50" at 50. */
export interface Comparator {
  bound: 'max' | 'min' | 'between' | 'about';
  exclusive: boolean;
  /** "exactly": not at least about. */
  exactly?: boolean;
  /** Speaks of years only: "newer than", "before". */
  yearsOnly?: boolean;
  /** "Plus": before another count it joins the two. */
  adds?: true;
  /** Added to the figure: our counts leave out a driver whom "including driver" counts. */
  shift?: number;
}

/**
 * Everything the grammar needs to know about one language. Makes and models come from the inventory
 * vocabulary and are the same in all. Phrases are plain lower-case text; plurals in -s are found.
 */
export interface LanguagePack {
  code: string;
  units: [Unit, string[]][];
  /** Words before the number that say what it counts: "seats 24", "capacity 30". */
  leadingUnits: [Unit, string[]][];
  comparatorsBefore: [Comparator, string[]][];
  comparatorsAfter: [Comparator, string[]][];
  rangeWords: string[];
  thousandWords: string[];
  /** "30.000" is thirty thousand. */
  dotGroups?: boolean;
  /** "30 000" is thirty thousand, "5,9" between five and six. */
  spaceGroups?: boolean;
  /** Phrases: "vingt et un". */
  numberWords: ReadonlyMap<string, number>;
  /** How far a place is by car: "30 min from Newark". Elsewhere "min" is the least of something. */
  minuteWords: string[];
  /** Before a single hour: "an hour from Boston". */
  oneWords: string[];
  /** Said after a figure or alone: "2 dozen", "a hundred". */
  multipliers: [number, string[]][];
  /** "early 2000s": the first and the last year that it means of the ten. */
  decadeParts: [readonly [first: number, last: number], string[]][];
  /** "low 30s": from and to how many thousands above the ten a price is. */
  priceParts: [readonly [first: number, last: number], string[]][];
  negations: string[];
  /** "no child seats needed": not an exclusion, only reassurance. */
  needlessWords: string[];
  /** Whoever says so takes a bus that has it and one that has it not: "with or without" before it. */
  indifferentBefore?: string[];
  /** The same behind it: "optional". */
  indifferentAfter?: string[];
  /** Behind what a bus has no more: "removed". */
  removedAfter: string[];
  /** Of the joining words those after which either will do: "or". */
  eitherWords: string[];
  /** Words that join alternatives, or what is all wanted: "or", "and". */
  joiningWords: string[];
  /** What stands behind the name of an engine and says nothing more: "Cummins engine". */
  engineNouns: string[];
  /** Before how many ride: "a bus for 20". */
  forWords: string[];
  /** What may stand behind "for 20" and does not ride, without its last s: "hour". */
  notRiders: string[];
  /** Words before a place: "in", "near". */
  placeWords: string[];
  /**
   * Before a place, near which and not in which the bus should be, each with the word that links it:
   * "near", "close to". The longest that fits is meant, so that a town never begins with such a link.
   */
  nearPhrases: string[];
  /** Before a place where no bus should be: "far from". Those that are negations besides need none. */
  farPhrases: string[];
  /** Between a distance and the place: "100 miles of Newark". */
  ofWords: string[];
  /** Behind such a word, where the visitor is: "50 miles from home". */
  herePhrases: string[];
  /** Before where a bus goes, and not where it stands: "delivered to". */
  deliveryPhrases: string[];
  /** Everyday words that are codes of states, too, and mean those in capitals only: "la", "ne". */
  wordsLikeCodes?: string[];
  /** Behind a town: "Dallas area" is near it. */
  areaWords?: string[];
  /** Right before a ZIP code: "zip 08067". */
  zipWords: string[];
  /** "15 passengers + driver" is no open end. */
  driverWords: string[];
  stockWords: string[];
  /** What a fleet calls one bus by, before its number: "unit 30301". */
  numberedWords: string[];
  /** The same where nothing stands before them: "bus 30301". */
  busWords: string[];
  /** Before a vehicle identification number or its end: "vin", "last 8 of the vin". */
  vinWords: string[];
  /** Who rides: `riders` of which `wheelchairs`, over plain lower-case words one blank apart. */
  groups?: RegExp;
  withinWords: string[];
  meanings: [Meaning, string[]][];
  intents: [IntentKind, string[]][];
  /** Noise that joins what stands beside it, and goes with it: "with", "and", "in a". */
  linkWords: string[];
  /** Words that say nothing about which bus. */
  noise: string[];
  /** Everyday words that are close to ours but are never misspellings of them. */
  neverCorrect: string[];
}
