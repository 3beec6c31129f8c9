import type { CategorySlug } from '#domain/inventory/categories.ts';
import { english } from '#languages/en/search/english.ts';
import { french } from '#languages/fr/search/french.ts';
import type { Places } from '#domain/locations/place.ts';
import { languageOf, type LanguageCode } from '#messages/languages.ts';
import { spanish } from '#languages/es/search/spanish.ts';
import type { LanguagePack } from './language-pack.ts';
import { buildLexicon } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';
import { Reading, type StockNumbers } from './reading.ts';
import {
  readBareStock,
  readBareZip,
  readContactDetails,
  readLetteredStock,
  readNamedStock,
  readPostalCode,
  readVin,
  readZip,
} from './rules/identifiers.ts';
import {
  collectText,
  readBareLengths,
  readBareSeats,
  readPluralQuantities,
  readMisspelledWords,
  readSharedWords,
  readSmallBus,
} from './rules/leftovers.ts';
import { readMeanings } from './rules/read-meanings.ts';
import { readMeasures, readRoundSums } from './rules/measures.ts';
import { readGroups, readRiders, readSeatsPlusPositions } from './rules/passengers.ts';
import { readNearTown } from './rules/near-towns.ts';
import {
  readAroundMe,
  readDestination,
  readStateCodes,
  readNearName,
  readOtherTown,
  readTownBeyond,
  readTownsInStates,
} from './rules/read-places.ts';
import { readValves, readVehicles } from './rules/read-vehicles.ts';
import { readTwoDigitYears, readYears } from './rules/years.ts';
import {
  settleAlternatives,
  settleContradictions,
  settleCategories,
  settleTransitVan,
  settleVanMakers,
  settleDriversSeat,
  withoutCorrections,
} from './settle-reading.ts';
import type { SmartQuery } from './smart-query.ts';
import { nearbyMiles } from '../near.ts';
import { completeLast } from './complete-last.ts';
import { capQuery, phraseKey, tokenize } from './tokens.ts';
import { vehicleNames } from './vehicle-names.ts';

/** Languages whose words are read: those of the interface. All read English words, too. */
export type SmartLanguage = LanguageCode;

/** The language that the words of a page's visitors are read in. */
export const smartLanguage = (page: string | undefined): SmartLanguage => languageOf(page) ?? 'en';

/** A language without a pack of its own reads English words, as all others do, too. */
const packs: Partial<Record<SmartLanguage, LanguagePack>> = {
  en: english,
  es: spanish,
  fr: french,
};
const lexicons = new Map<SmartLanguage, Lexicon>();

/**
 * Reads what a buyer typed (spec §1 smart search): any order, any case, typing errors and dealer
 * shorthand. Pure and total: never throws, reads at most 200 characters (512 bytes), and every word
 * ends up understood, searched as text, ignored aloud, or known to say nothing.
 *
 * The order of the rules is the grammar: numbers that name their unit first, so that "15 passenger"
 * is never an Eagle 15; names next, so that a "TC/2000" is never a year; years and codes after
 * them; corrections and bare numbers last.
 */
export function parseSmartQuery(
  text: string,
  options: {
    now: Date;
    language?: SmartLanguage;
    /** The text is still being typed: its last word may be the beginning of another. */
    isTyping?: boolean;
    /** What is misspelled is not corrected. */
    asTyped?: boolean;
    /** Another order than by the way there was chosen. */
    isOrdered?: boolean;
    /** Without them only the towns of the vocabulary are known. */
    places?: Places | null;
    /** Without them a stock number is known by its looks only. */
    stock?: StockNumbers | null;
  },
): SmartQuery {
  const { query, cut } = capQuery(text);
  // Most lists are asked for without a word; the first of them need not wait for the dictionary.
  if (text.trim() === '') return nothingTyped(query);
  const lexicon = lexiconOf(options.language ?? 'en');
  const isTyping = options.isTyping === true && cut === '';
  const said = withDecimals(query, lexicon.pack);
  const typed = isTyping
    ? completeLast(said, lexicon.pack, lexicon.beginnings)
    : { query: said, begun: [] };
  const reading = new Reading(
    typed.query,
    lexicon,
    { year: options.now.getUTCFullYear() },
    {
      isTyping,
      begun: typed.begun,
      places: options.places ?? null,
      stock: options.stock ?? null,
    },
  );
  for (const rule of rules) rule(reading);
  const uncorrected = options.asTyped ? withoutCorrections(reading) : [];
  const searchText = [collectText(reading), ...uncorrected].filter(Boolean).join(' ');
  settleTransitVan(reading);
  settleContradictions(reading);
  settleCategories(reading);
  settleVanMakers(reading);
  settleDriversSeat(reading);
  settleAlternatives(reading);
  if (reading.filters.sort || options.isOrdered) settleNearness(reading);
  if (cut.trim() !== '')
    reading.ignored.push({ words: cut.slice(0, 80).trim(), reason: 'too-long' });
  return {
    query: typed.query,
    filters: reading.filters,
    text: searchText,
    begun: typed.begun,
    understood: reading.understood.toSorted((a, b) => a.spans[0]!.start - b.spans[0]!.start),
    ignored: reading.ignored,
    contradictions: reading.contradictions,
    links: reading.links,
    intent: reading.intent,
  };
}

/**
 * "Cheap school bus near Newark": where something else than the way there puts buses in their order, said
 * or chosen, the cheapest of the whole country would stand first, so that near is a circle then.
 */
function settleNearness({ filters, understood }: Reading): void {
  if (filters.radiusMiles !== undefined) return;
  const near = understood.find(
    ({ filter: { zip, nearName, nearCity, state } }) => zip ?? nearName ?? (nearCity && state),
  );
  if (near?.chip.says !== 'near' && near?.chip.says !== 'name') return;
  const place = near.chip.says === 'near' ? near.chip.place : near.chip.name;
  near.chip = { says: 'within', miles: nearbyMiles, place };
  near.filter = { ...near.filter, radiusMiles: nearbyMiles };
  near.bare = true;
  filters.radiusMiles = nearbyMiles;
}

const spokenDecimal =
  /(?<![\p{L}\p{N}])(\p{L}+|\d{1,2})\s(point|punto|coma|virgule)\s(\p{L}+|\d)(?![\p{L}\p{N}])/giu;

/** "Six point seven cummins": an engine as it is spoken. */
const withDecimals = (query: string, { numberWords }: LanguagePack): string =>
  query.replace(spokenDecimal, (whole, ...[first, , second]: string[]) => {
    const figure = (word: string) => numberWords.get(word.toLowerCase()) ?? Number(word);
    const [litres, tenths] = [figure(first!), figure(second!)];
    return litres < 20 && tenths < 10 ? `${litres}.${tenths}` : whole;
  });

/** The kinds of bus that a text names, in no more time than looking its words up takes. */
export function kindsNamed(text: string, language: SmartLanguage): CategorySlug[] {
  const { pack, meanings } = lexiconOf(language);
  const tokens = tokenize(text, pack);
  const kinds = new Set<CategorySlug>();
  for (let at = 0; at < tokens.length; at += 1) {
    const found = meanings.match(tokens, at, () => true);
    if (!found) continue;
    if (found.value.is === 'category') found.value.slugs.forEach((slug) => kinds.add(slug));
    at = found.to;
  }
  return [...kinds];
}

/** Whether a word says something of a bus or of everyday life, and is no mere name. */
export function saysSomething(word: string, language: SmartLanguage): boolean {
  const { typos, meanings } = lexiconOf(language);
  const key = phraseKey(word);
  return typos.isKnown(key) || meanings.saidBy(key) !== undefined || vehicleNames.has(key);
}

/** Whether a place is said to follow: "in". */
export const leadsToPlace = (word: string | undefined, language: SmartLanguage): boolean =>
  word !== undefined && lexiconOf(language).placeWords.has(phraseKey(word));

const nothingTyped = (query: string): SmartQuery => ({
  query,
  filters: {},
  text: '',
  begun: [],
  understood: [],
  ignored: [],
  contradictions: [],
  links: [],
  intent: { kind: 'buy', words: '' },
});

const rules: ((reading: Reading) => void)[] = [
  readContactDetails,
  readVin,
  readNamedStock,
  readDestination,
  readZip,
  readPostalCode,
  readNearTown,
  readAroundMe,
  readGroups,
  readSeatsPlusPositions,
  readMeasures,
  readTownsInStates,
  readTownBeyond,
  readOtherTown,
  readVehicles,
  readMeanings,
  readSharedWords,
  readValves,
  readStateCodes,
  readBareZip,
  readRoundSums,
  readYears,
  readTwoDigitYears,
  readBareLengths,
  readPluralQuantities,
  readRiders,
  readBareSeats,
  readLetteredStock,
  readMisspelledWords,
  readSmallBus,
  readNearName,
  readBareStock,
];

function lexiconOf(language: SmartLanguage): Lexicon {
  const ready = lexicons.get(language);
  if (ready) return ready;
  const built = buildLexicon(packs[language] ?? english);
  lexicons.set(language, built);
  return built;
}
