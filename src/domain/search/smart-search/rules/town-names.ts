import { editDistance, typoAllowance } from '#domain/inventory/vocabulary/edit-distance.ts';
import { findState, normalizeState } from '#domain/inventory/vocabulary/states.ts';
import type { Meaning } from '../meanings.ts';
import {
  everydayCodes,
  isNamesake,
  namesakesOfThings,
  partsOfStates,
  wordLikeCodes,
} from '../places.ts';
import type { Reading } from '../reading.ts';
import { phraseKey } from '../tokens.ts';
import { vehicleNames } from '../vehicle-names.ts';

export interface SpokenTown {
  city: string;
  state: string;
  /** The state was not said. */
  guessed: boolean;
  to: number;
}

export type City = Extract<Meaning, { is: 'city' }>;

/** A state's name before the state in which a town is named so, unless they are two of a list. */
export function namesakeAt(reading: Reading, at: number): SpokenTown | null {
  const named = reading.meaningAt(at);
  if (named?.value.is !== 'states' || reading.filters.state) return null;
  const city = findState(named.value.codes[0]!)!.name;
  const said = stateAt(reading, named.to + 1);
  // "Upstate New York, NY" is no town.
  if (named.key !== phraseKey(city)) return null;
  if (!said || !isNamesake(city, said.code) || stateAt(reading, said.to + 1)) return null;
  return { city, state: said.code, guessed: false, to: said.to };
}

/** A city of the vocabulary with the state that is said after it, else with the one we know it in. */
export function withState(reading: Reading, city: City, to: number): SpokenTown {
  const said = stateAt(reading, to + 1);
  return {
    city: city.name,
    state: said?.code ?? city.state!,
    guessed: said === null && !city.isAround,
    to: said?.to ?? to,
  };
}

const mostTownWords = 3;

export function knownTownAt(reading: Reading, at: number): SpokenTown | null {
  const known = reading.meaningAt(at);
  const isTown = known?.value.is === 'city' && known.value.country === 'US' && known.value.state;
  return isTown ? withState(reading, known.value as City, known.to) : null;
}

export function cityAbroad(reading: Reading, at: number) {
  const known = reading.meaningAt(at);
  if (known?.value.is !== 'city' || known.value.country === 'US') return null;
  return { ...known.value, to: known.to };
}

/** A town that the vocabulary does not know; `state` is the one that is said after it. */
export interface NamedTown {
  city: string;
  state: string | null;
  to: number;
  /** How many ZIP codes it has; without a state, the largest of its name. */
  codes: number;
  /** Another town of the name is nearly as large. */
  isShared?: boolean;
}

/** A name that says something else, too, is that of a town of so many ZIP codes: Lincoln, and no Ford. */
const leastCodes = 3;
/** A city so many times as large was misspelled: Pittsburgh by whoever writes Pittsburg. */
const muchLarger = 15;
const nearlyAsLarge = 0.25;

/**
 * The longest name of a town that begins here: "Daytona Beach" is no Dayton, "New Haven" is not new.
 * `isLed`: a place is said to follow, so that it is a town however small, and no make: "near Liberty".
 */
export function namedTownAt(
  reading: Reading,
  at: number,
  { onlyInState = false, isLed = false } = {},
): NamedTown | null {
  const { herePhrases } = reading.lexicon;
  const says = reading.meaningAt(at);
  if (!reading.places || herePhrases.match(reading.tokens, at, reading.isFree)) return null;
  let found: NamedTown | null = null;
  let before = '';
  for (let words = 1, last = at; words <= mostTownWords; words += 1) {
    if (reading.tokens[last]?.kind !== 'word' || !reading.isFree(last)) break;
    const { start, end } = reading.spanOf(at, last);
    const name = reading.query.slice(start, end);
    const said = says && says.to >= last ? says.value.is : null;
    // "West New York, NJ" is a town, and no part of the state.
    const isPart = said === 'states' && reading.isWord(at, partsOfStates);
    const inState = said === 'states' && !isPart ? null : townInState(reading, name, last);
    const isBare = !onlyInState && said !== 'states' && said !== 'city';
    const town = inState ?? (isBare ? townOfAnyState(reading, name, last) : null);
    const isOther = said !== null || (!isLed && vehicleNames.has(phraseKey(name)));
    const isKind = before !== '' && town?.state === null && beginsKind(reading, last);
    const isTaken = isKind && sizeOf(reading, before) >= town.codes;
    if (town && !isTaken && (!isOther || isPart || town.codes >= leastCodes)) found = town;
    before = name;
    last = nextOfName(reading, last);
  }
  return found;
}

/** "Denver city bus" is a city bus in Denver rather than a bus in Denver City; "sioux city bus" is none. */
function beginsKind(reading: Reading, at: number): boolean {
  const says = reading.meaningAt(at);
  return says?.value.is === 'category' && says.to > at;
}

const sizeOf = ({ places }: Reading, name: string): number =>
  places!.citiesNamed(name)[0]?.codes ?? 0;

function townInState(reading: Reading, name: string, last: number): NamedTown | null {
  const said = stateAt(reading, last + 1, (code) => !everydayCodes.has(code));
  const town = said && reading.places!.findCity(name, said.code);
  return town && { city: town.city, state: said.code, to: said.to, codes: town.codes };
}

function townOfAnyState(reading: Reading, name: string, to: number): NamedTown | null {
  const { lexicon, places } = reading;
  const [largest, second] = places!.citiesNamed(name);
  if (!largest) return null;
  const { codes } = largest;
  const key = phraseKey(name);
  const near = lexicon.typos.nearest(key);
  const meant = near === null ? null : lexicon.meanings.entries.get(near);
  const isSlip = meant?.is === 'city' && editDistance(key, near!, 1) <= 1;
  const larger = isSlip ? sizeOf(reading, meant.name) : 0;
  if (larger >= muchLarger * codes) return null;
  const isShared = second !== undefined && second.codes > nearlyAsLarge * codes;
  return { city: capitalized(name), state: null, to, codes, isShared };
}

export const spelling = { mostErrors: typoAllowance, errorsBetween: editDistance };

/**
 * Where a town's name of several words ends that is written nearly as it should: "cherry hil" is no Cherry,
 * as Cherry Hill is larger, and "new heaven" is not new.
 */
export function endOfMisspelled(reading: Reading, at: number, codes: number): number | null {
  const { lexicon, tokens, places } = reading;
  let last = at;
  for (let words = 2; words <= mostTownWords; words += 1) {
    const isWord = tokens[last]?.kind === 'word' && reading.isFree(last);
    last = nextOfName(reading, last);
    const token = tokens[last];
    if (!isWord || token?.kind !== 'word' || !reading.isFree(last)) return null;
    if (reading.meaningAt(last) || lexicon.typos.isKnown(token.text)) continue;
    const { start, end } = reading.spanOf(at, last);
    const meant = places?.similarCities(reading.query.slice(start, end), null, spelling) ?? [];
    if (meant.some((town) => town.codes > codes)) return last;
  }
  return null;
}

/** A word that says nothing, and is nearly a town's name. */
export function misspellsTown(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  const isUnknown = token?.kind === 'word' && reading.isFree(at) && !reading.meaningAt(at);
  if (!isUnknown || reading.lexicon.typos.isKnown(token.text)) return false;
  const { places } = reading;
  const isName = places === null || places.citiesNamed(token.text).length > 0;
  return !isName && places.similarCities(token.text, null, spelling).length > 0;
}

/** A city of the vocabulary, with or without its state; any other town only with its state. */
export function townAt(reading: Reading, at: number): SpokenTown | null {
  const named = namedTownAt(reading, at, { onlyInState: true });
  if (named?.state) return { city: named.city, state: named.state, guessed: false, to: named.to };
  const town = knownTownAt(reading, at);
  if (town) return town;
  const known = reading.meaningAt(at);
  // "près de la Californie": an article alone is no town.
  if (stateAt(reading, at) ?? (known?.value.is === 'noise' && stateAt(reading, known.to + 1))) {
    return null;
  }
  for (let words = 1, last = at; words <= mostTownWords; words += 1) {
    if (reading.tokens[last]?.kind !== 'word' || !reading.isFree(last)) return null;
    const state = stateAt(reading, last + 1);
    if (!state) {
      last = nextOfName(reading, last);
      continue;
    }
    const { start, end } = reading.spanOf(at, last);
    const city = capitalized(reading.query.slice(start, end));
    return { city, state: state.code, guessed: false, to: state.to };
  }
  return null;
}

/** The next word of a name, which may go on after a mark: "Winston-Salem", "O'Fallon", "St. Paul". */
export function nextOfName(reading: Reading, at: number): number {
  const isJoined = reading.isMark(at + 1, '-', "'", '’') && reading.tokens[at + 2]?.glued === true;
  const isShort = reading.isMark(at + 1, '.') && reading.tokens[at]!.text === 'st';
  return isJoined || isShort ? at + 2 : at + 1;
}

/** A state by code or name, after a comma or without one; `isSure` knows of a code that is also a word. */
export function stateAt(
  reading: Reading,
  at: number,
  isSure: (code: string) => boolean = () => false,
): { code: string; to: number } | null {
  const from = reading.isMark(at, ',') ? at + 1 : at;
  const named = reading.meaningAt(from);
  if (named?.value.is === 'states' && named.value.codes.length === 1) {
    return { code: named.value.codes[0]!, to: named.to };
  }
  const token = reading.tokens[from];
  if (token?.kind !== 'word' || token.text.length !== 2 || !reading.isFree(from)) return null;
  if (reading.isWordRather(token)) return null;
  const code = normalizeState(token.text);
  // "near dallas or houston": a code that is also a word needs a comma or the end of the query.
  const plain = code !== null && !wordLikeCodes.has(code);
  const isCertain = plain || from > at || from === reading.tokens.length - 1;
  return code && (isCertain || isSure(code)) ? { code, to: from } : null;
}

export const capitalized = (name: string): string =>
  name.toLowerCase().replace(/(^|[\s'’-])\p{L}/gu, (letter) => letter.toUpperCase());

/** What is named where nobody says "near" is a town of so many ZIP codes: Forest River builds buses. */
const codesOfName = 3;
/** And where it is a single word. */
const codesOfWord = 5;
/** And behind "in" a word that says something else, too: Mesa and Mobile, and not Orange. */
const codesOfKnownWord = 15;

/** Of how many ZIP codes a town is to be, by what its name says besides and what leads to it. */
export function leastCodesOf(
  { lexicon, tokens }: Reading,
  at: number,
  { isLed, isLonger, isOneWord }: Record<'isLed' | 'isLonger' | 'isOneWord', boolean>,
): number {
  if (!isOneWord) return isLed || isLonger ? 1 : codesOfName;
  const { text } = tokens[at]!;
  const isKnown = lexicon.typos.isKnown(text);
  if (isLed) return isKnown ? codesOfKnownWord : 1;
  return isKnown || namesakesOfThings.has(text) ? Infinity : codesOfWord;
}
