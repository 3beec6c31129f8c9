import { findFeature, isKnownAbsent } from '#domain/inventory/vocabulary/features.ts';
import { nameChip, statesChip, type ChipMeaning } from '../chip.ts';
import type { CategoryMeaning, Meaning } from '../meanings.ts';
import type { PhraseMatch } from '../tokens.ts';
import type { Reading } from '../reading.ts';
import type { SmartFilters, Understood, UnderstoodKind, SmartExclusions } from '../smart-query.ts';
import { passengers } from './passengers.ts';
import { understandEngine } from './read-vehicles.ts';
import { correctTown, excludeTown, readNamesake, understandCity } from './near-towns.ts';
import { withState } from './town-names.ts';

/** Everything said in words: kinds of bus, equipment, fuel, condition, place, intent. */
export function readMeanings(reading: Reading): void {
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!reading.isFree(at)) continue;
    const match = reading.meaningAt(at);
    const excluded =
      readIndifference(reading, at, match) ??
      readRemoved(reading, at, match) ??
      readNegation(reading, at, match);
    if (excluded !== null) at = excluded;
    else if (match) {
      const says = !['noise', 'text', 'valves'].includes(match.value.is);
      if (says && !maySayMore(reading, match)) understandMeaning(reading, match);
      at = match.to;
    }
  }
}

/** "New je" is on its way to New Jersey: a condition waits for the word that is being typed behind it. */
function maySayMore(
  { lexicon, tokens, unfinishedAt }: Reading,
  { key, to, value }: PhraseMatch<Meaning>,
): boolean {
  if (value.is !== 'condition' || to + 1 !== unfinishedAt) return false;
  return lexicon.beginnings.phrases.of(key + tokens[unfinishedAt]!.text) !== null;
}

export function understandMeaning(reading: Reading, match: PhraseMatch<Meaning>): void {
  const { from, to, value: meaning } = match;
  const understand = (kind: UnderstoodKind, chip: ChipMeaning, filter: SmartFilters) => {
    reading.understand(from, to, { kind, chip, filter });
  };
  switch (meaning.is) {
    case 'category':
      return understand('category', categoryChip(meaning), categoryFilter(meaning));
    case 'feature': {
      const { key } = meaning;
      const suggests = findFeature(key)?.suggests ?? [];
      const hint = suggests.length > 0 ? { categoryHint: suggests } : {};
      return understand('feature', { says: 'feature', key }, { features: [key], ...hint });
    }
    case 'purpose': {
      const { key: purpose } = meaning;
      return understand('purpose', { says: 'purpose', purpose }, { purpose: [purpose] });
    }
    case 'condition': {
      const { value } = meaning;
      return understand('condition', { says: 'condition', value }, { condition: value });
    }
    case 'fuel': {
      const { value } = meaning;
      return understand('fuel', { says: 'fuel', value }, { fuel: [value] });
    }
    case 'transmission': {
      const { value, name } = meaning;
      const chip: ChipMeaning = name ? nameChip(name) : { says: 'transmission', value };
      const model = name ? { transmissionModel: [name] } : {};
      return understand('transmission', chip, { transmission: value, ...model });
    }
    case 'engine':
      return understandEngine(reading, from, to, meaning.mention);
    default:
      return understandWord(reading, match);
  }
}

function understandWord(
  reading: Reading,
  { key, from, to, value: meaning }: PhraseMatch<Meaning>,
): void {
  const understand = (kind: UnderstoodKind, chip: ChipMeaning, filter: SmartFilters) => {
    reading.understand(from, to, { kind, chip, filter });
  };
  switch (meaning.is) {
    case 'cdl': {
      const { value } = meaning;
      return understand('cdl', { says: value === 'no' ? 'no-cdl' : 'cdl' }, { cdl: value });
    }
    case 'group':
      passengers(reading, from, to, { min: meaning.min, max: meaning.max });
      return;
    case 'sort':
      return understand('sort', { says: 'sort', by: meaning.value }, { sort: meaning.value });
    case 'states': {
      if (readNamesake(reading, from) || correctTown(reading, from, to + 1)) return;
      const { codes, region } = meaning;
      // "Jersey shore", "Delaware county".
      const last = reading.isWord(to + 1, reading.lexicon.areaWords) ? to + 1 : to;
      const item = { chip: statesChip(codes, region), filter: { state: codes } };
      reading.understand(from, last, { kind: 'place', ...item });
      return;
    }
    case 'city':
      return understandCity(reading, { key, from, to, value: meaning });
    case 'trim':
      return understand('trim', { says: 'trim', word: meaning.value }, { trim: meaning.value });
    case 'build': {
      const { value: word } = meaning;
      return understand('trim', { says: 'build', word }, { stateOfBuild: word });
    }
    case 'near-me':
      return understand('place', { says: 'near-me' }, { nearMe: true });
    case 'clean-title':
      exclude(reading, from, { key, from, to, value: { is: 'condition', value: 'salvage' } });
      return;
    case 'lot':
      return understand('lot', { says: 'lot' }, { lot: true });
    case 'wanted':
      return understand('wanted', { says: 'wanted' }, { wanted: true });
    case 'intent':
      return reading.intend(meaning.kind, from, to);
    case 'text':
      return;
    default:
      reading.claim(from, to);
  }
}

function categoryChip({
  slugs,
  purpose,
  feature,
  weak,
  schoolTypes,
}: CategoryMeaning): ChipMeaning {
  if (purpose && weak) return { says: 'purpose', purpose };
  // "Diesel pusher": only a hint of school buses.
  if (feature && weak) return { says: 'feature', key: feature };
  const letter = schoolTypes?.map((type) => type.charAt(0))[0];
  return { says: 'categories', slugs, ...(letter ? { schoolType: letter } : {}) };
}

const categoryFilter = (meaning: CategoryMeaning): SmartFilters => ({
  ...(meaning.weak ? { categoryHint: meaning.slugs } : { category: meaning.slugs }),
  ...(meaning.schoolTypes ? { schoolType: meaning.schoolTypes } : {}),
  ...(meaning.feature ? { features: [meaning.feature] } : {}),
  ...(meaning.purpose ? { purpose: [meaning.purpose] } : {}),
});

/** "With or without lift", "lift optional": said, and no condition. The last token used, or null. */
function readIndifference(
  reading: Reading,
  at: number,
  said: PhraseMatch<Meaning> | null,
): number | null {
  const { tokens, lexicon, isFree } = reading;
  const before = lexicon.indifferentBefore.match(tokens, at, isFree);
  const thing = before ? reading.meaningAt(before.to + 1) : said;
  if (thing?.value.is !== 'feature') return null;
  const after = lexicon.indifferentAfter.match(tokens, thing.to + 1, isFree);
  if (!before && !after) return null;
  const to = after?.to ?? thing.to;
  reading.ignore(at, to, 'not-wanted');
  return to;
}

/** "Lift removed", "with the lift taken out": a bus without it. */
function readRemoved(
  reading: Reading,
  at: number,
  said: PhraseMatch<Meaning> | null,
): number | null {
  if (said?.value.is !== 'feature') return null;
  const gone = reading.lexicon.removedAfter.match(reading.tokens, said.to + 1, reading.isFree);
  return gone && exclude(reading, at, { ...said, to: gone.to });
}

/**
 * "no lift", "without restroom or luggage", "not a school bus", "no child seats needed". A phrase
 * that is itself negative ("no cdl", "no rust") was matched whole and is left alone. Returns the
 * last token used, or null when nothing was excluded here.
 */
function readNegation(
  reading: Reading,
  at: number,
  whole: PhraseMatch<Meaning> | null,
): number | null {
  const { tokens, lexicon, isFree } = reading;
  const far = lexicon.farPhrases.match(tokens, at, isFree);
  const no = far ?? negationAt(reading, at);
  if (!no) return null;
  const afterNo = afterMark(reading, no.to + 1);
  const first = reading.isWord(afterNo, lexicon.placeWords)
    ? afterNoise(reading, afterNo + 1)
    : afterNo;
  const negated = reading.meaningAt(first);
  // Other things than places are outside, too: "outside luggage".
  if (far && negated?.value.is !== 'states' && negated?.value.is !== 'city') return null;
  // "no cdl" is a phrase of its own, "no" + "cdl license" says more.
  if (!negated || (whole && whole.to > no.to && whole.to >= negated.to)) return null;
  const isNeedless = reading.isWord(negated.to + 1, lexicon.needlessWords);
  if (negated.value.is === 'cdl') {
    const to = isNeedless ? negated.to + 1 : negated.to;
    understandMeaning(reading, { ...negated, from: at, to, value: { is: 'cdl', value: 'no' } });
    return to;
  }
  if (isNeedless) {
    reading.ignore(at, negated.to + 1, 'not-wanted');
    return negated.to + 1;
  }
  let last = exclude(reading, at, negated);
  while (last !== null && reading.isWord(last + 1, lexicon.joiningWords)) {
    const next = reading.meaningAt(last + 2);
    // "No lift or" is a question that somebody has not finished.
    if (next?.value.is !== negated.value.is) break;
    const shared = { ...reading.spanOf(at, no.to), thing: tokens[next.from]!.start };
    const more = exclude(reading, last + 1, next, shared);
    if (more === null) break;
    last = more;
  }
  return last;
}

/** The "a" of "without a/c" is no article; "no bigger than a van" may be one. */
function negationAt(reading: Reading, at: number): PhraseMatch<true> | null {
  const { tokens, lexicon, isFree } = reading;
  const whole = lexicon.negations.match(tokens, at, isFree);
  if (!whole || (whole.to > at && reading.negationBefore(at) !== null)) return null;
  const said = whole.to > at ? reading.meaningAt(whole.to) : null;
  if (!said || said.to === whole.to) return whole;
  const isShorter = (place: number) => place < whole.to && isFree(place);
  return lexicon.negations.match(tokens, at, isShorter) ?? whole;
}

/** "not in the midwest". */
function afterNoise(reading: Reading, at: number): number {
  const word = reading.meaningAt(at);
  return word?.value.is === 'noise' ? word.to + 1 : at;
}

/** "non-cdl", "pas d'élévateur". */
function afterMark(reading: Reading, at: number): number {
  return reading.isMark(at, '-', "'", '’') ? at + 1 : at;
}

export function exclude(
  reading: Reading,
  from: number,
  { to, value }: PhraseMatch<Meaning>,
  shares?: Understood['shares'],
): number | null {
  if (value.is === 'city' && value.state) {
    const town = withState(reading, value, to);
    excludeTown(reading, from, town);
    return town.to;
  }
  if (value.is === 'feature' && !isKnownAbsent(value.key)) {
    reading.ignore(from, to, 'not-wanted');
    return to;
  }
  const exclusion = exclusionOf(value);
  if (!exclusion) return null;
  const what = chipOf(value);
  if (!what) return null;
  const chip: ChipMeaning = { says: 'without', what };
  reading.understand(from, to, {
    kind: 'without',
    chip,
    filter: { without: exclusion },
    ...(shares ? { shares } : {}),
  });
  return to;
}

function exclusionOf(meaning: Meaning): SmartExclusions | null {
  switch (meaning.is) {
    case 'feature':
      return { features: [meaning.key] };
    case 'category':
      return { category: meaning.slugs };
    case 'fuel':
      return { fuel: [meaning.value] };
    case 'engine':
      return { engineFamily: meaning.mention.families.map((family) => family.name) };
    case 'transmission':
      return { transmission: [meaning.value] };
    case 'condition':
      return { condition: [meaning.value] };
    case 'states':
      return { state: meaning.codes };
    default:
      return null;
  }
}

/** What a phrase names, in the fewest words: for what is left out, and for what was misspelled. */
export function chipOf(meaning: Meaning): ChipMeaning | null {
  switch (meaning.is) {
    case 'feature':
      return { says: 'feature', key: meaning.key };
    case 'category':
      return { says: 'categories', slugs: meaning.slugs.slice(0, 1) };
    case 'condition':
      return { says: 'condition', value: meaning.value };
    case 'fuel':
      return { says: 'fuel', value: meaning.value };
    case 'transmission':
      return { says: 'transmission', value: meaning.value };
    case 'engine':
      return nameChip(meaning.mention.label);
    case 'states':
      return statesChip(meaning.codes, meaning.region);
    case 'city':
      return nameChip(meaning.name);
    default:
      return null;
  }
}
