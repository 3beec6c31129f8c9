import { editDistance, typoAllowance } from '#domain/inventory/vocabulary/edit-distance.ts';
import { engineFamilies, engineSpellings } from '#domain/inventory/vocabulary/engines.ts';
import { busFeatures } from '#domain/inventory/vocabulary/features.ts';
import { transmissionModels } from '#domain/inventory/vocabulary/transmissions.ts';
import type { Comparator, LanguagePack, Unit } from './language-pack.ts';
import type { Meaning } from './meanings.ts';
import { PhraseBeginnings } from './complete-last.ts';
import { PhraseTable, phraseKey, tokenize } from './tokens.ts';
import { placePhrases } from './places.ts';
import { collectTypoTargets, nearestOf, type TypoTargets } from './typo-targets.ts';
import { vehicleNames } from './vehicle-names.ts';

/** A language pack and the inventory vocabulary, ready for lookup. Built once per language. */
export interface Lexicon {
  pack: LanguagePack;
  units: PhraseTable<Unit>;
  leadingUnits: PhraseTable<Unit>;
  before: PhraseTable<Comparator>;
  after: PhraseTable<Comparator>;
  numberWords: PhraseTable<number>;
  multipliers: PhraseTable<number>;
  decadeParts: PhraseTable<readonly [first: number, last: number]>;
  priceParts: PhraseTable<readonly [first: number, last: number]>;
  negations: PhraseTable<true>;
  indifferentBefore: PhraseTable<true>;
  indifferentAfter: PhraseTable<true>;
  removedAfter: PhraseTable<true>;
  stockWords: PhraseTable<true>;
  numberedWords: ReadonlySet<string>;
  busWords: ReadonlySet<string>;
  vinWords: PhraseTable<true>;
  withinWords: PhraseTable<true>;
  minuteWords: PhraseTable<true>;
  nearPhrases: PhraseTable<true>;
  farPhrases: PhraseTable<true>;
  herePhrases: PhraseTable<true>;
  deliveryPhrases: PhraseTable<true>;
  /** The words right before a place: most words of a query are none, and need no further look. */
  leadWords: ReadonlySet<string>;
  meanings: PhraseTable<Meaning>;
  rangeWords: ReadonlySet<string>;
  thousandWords: ReadonlySet<string>;
  forWords: ReadonlySet<string>;
  notRiders: ReadonlySet<string>;
  oneWords: ReadonlySet<string>;
  placeWords: ReadonlySet<string>;
  ofWords: ReadonlySet<string>;
  wordsLikeCodes: ReadonlySet<string>;
  areaWords: ReadonlySet<string>;
  zipWords: ReadonlySet<string>;
  needlessWords: ReadonlySet<string>;
  driverWords: ReadonlySet<string>;
  eitherWords: ReadonlySet<string>;
  joiningWords: ReadonlySet<string>;
  engineNouns: ReadonlySet<string>;
  linkWords: ReadonlySet<string>;
  typos: TypoTargets;
  /** Of all that is said in words, and of these and the words in them. */
  beginnings: { phrases: PhraseBeginnings; words: PhraseBeginnings };
  /** Whether a word is one that says nothing, with a letter wrong: "somthing". */
  isNearlyNoise(word: string): boolean;
  /** The unit that a misspelled word means; of an unfinished one, the unit it begins. */
  unitLike(word: string, how: { isLast: boolean; isTyped: boolean }): Unit | null;
}

export function buildLexicon(pack: LanguagePack): Lexicon {
  const meanings = new PhraseTable<Meaning>([
    ...pack.meanings,
    ...pack.intents.map(([kind, phrases]): [Meaning, string[]] => [
      { is: 'intent', kind },
      phrases,
    ]),
    ...vocabularyMeanings(),
    // "L.A." is what French and Spanish say for "the".
    ...placePhrases.map(([place, words]): [Meaning, string[]] => [
      place,
      words.filter((word) => !pack.wordsLikeCodes?.includes(phraseKey(word))),
    ]),
    [{ is: 'noise' }, pack.noise],
  ]);
  const units = new PhraseTable(pack.units);
  const typos = collectTypoTargets(pack, meanings);
  const noiseNear = nearestOf(new Set(pack.noise.filter((word) => word.length >= shortestNoise)));
  const before = new PhraseTable(pack.comparatorsBefore);
  const after = new PhraseTable(pack.comparatorsAfter);
  const negations = trueTable(pack.negations);
  const nearPhrases = trueTable(pack.nearPhrases);
  const numberWords = new PhraseTable(
    [...pack.numberWords].map(([words, value]): [number, string[]] => [value, [words]]),
  );
  const tables = [meanings, units, before, after, negations, nearPhrases, numberWords];
  const said = [...tables.map(({ entries }) => entries), vehicleNames];
  return {
    pack,
    meanings,
    units,
    leadingUnits: new PhraseTable(pack.leadingUnits),
    before,
    after,
    numberWords,
    multipliers: new PhraseTable(pack.multipliers),
    decadeParts: new PhraseTable(pack.decadeParts),
    priceParts: new PhraseTable(pack.priceParts),
    negations,
    indifferentBefore: trueTable(pack.indifferentBefore ?? []),
    indifferentAfter: trueTable(pack.indifferentAfter ?? []),
    removedAfter: trueTable(pack.removedAfter),
    stockWords: trueTable(pack.stockWords),
    numberedWords: new Set(pack.numberedWords),
    busWords: new Set(pack.busWords),
    vinWords: trueTable(pack.vinWords),
    withinWords: trueTable(pack.withinWords),
    minuteWords: trueTable(pack.minuteWords),
    nearPhrases,
    farPhrases: trueTable(pack.farPhrases),
    leadWords: new Set([
      ...[...pack.nearPhrases, ...pack.farPhrases].map(lastWord),
      ...pack.ofWords,
      ...pack.placeWords,
    ]),
    herePhrases: trueTable(pack.herePhrases),
    deliveryPhrases: trueTable(pack.deliveryPhrases),
    rangeWords: new Set(pack.rangeWords),
    thousandWords: new Set(pack.thousandWords),
    forWords: new Set(pack.forWords),
    notRiders: new Set(pack.notRiders),
    oneWords: new Set(pack.oneWords),
    placeWords: new Set(pack.placeWords),
    ofWords: new Set(pack.ofWords),
    wordsLikeCodes: new Set(pack.wordsLikeCodes),
    areaWords: new Set(pack.areaWords),
    zipWords: new Set(pack.zipWords),
    needlessWords: new Set(pack.needlessWords),
    driverWords: new Set(pack.driverWords),
    eitherWords: new Set(pack.eitherWords),
    joiningWords: new Set(pack.joiningWords),
    engineNouns: new Set(pack.engineNouns),
    linkWords: new Set(pack.linkWords),
    typos,
    beginnings: {
      phrases: new PhraseBeginnings(said),
      words: new PhraseBeginnings([...said, typos.known]),
    },
    isNearlyNoise: (word) => {
      const meant = word.length < shortestNoise ? null : noiseNear(word);
      return meant !== null && editDistance(word, meant, 1) <= 1;
    },
    unitLike: (word, how) =>
      typos.isKnown(word) || meanings.entries.has(word) ? null : unitLike(units, word, how),
  };
}

const trueTable = (phrases: readonly string[]): PhraseTable<true> =>
  new PhraseTable([[true, phrases]]);

const lastWord = (phrase: string): string =>
  tokenize(phrase).findLast(({ kind }) => kind === 'word')!.text;

const shortestNoise = 6;
const shortestTyped = 2;
const shortestUnfinished = 3;
const shortestMisspelled = 5;

/**
 * Of an unfinished word the shortest that begins so, and of two letters that are still being typed the
 * riders whom most figures count; all units that it may be misspelled of must agree.
 */
function unitLike(
  units: PhraseTable<Unit>,
  word: string,
  { isLast, isTyped }: { isLast: boolean; isTyped: boolean },
): Unit | null {
  const allowed = word.length < shortestMisspelled ? 0 : typoAllowance(word.length);
  const entries = [...units.entries];
  if (isLast && word.length >= (isTyped ? shortestTyped : shortestUnfinished)) {
    const begun = entries.filter(([key]) => key.startsWith(word));
    const [shortest] = begun.toSorted(([a], [b]) => a.length - b.length);
    if (shortest && word.length >= shortestUnfinished) return shortest[1];
    if (begun.some(([, unit]) => unit === 'passengers')) return 'passengers';
  }
  const isMisspelled = (key: string) =>
    allowed > 0 &&
    key.length >= shortestMisspelled &&
    key[0] === word[0] &&
    editDistance(word, key, allowed) <= allowed;
  const meant = new Set(entries.flatMap(([key, unit]) => (isMisspelled(key) ? unit : [])));
  return meant.size === 1 ? [...meant][0]! : null;
}

/** Features, transmissions and engines by the words of the trade. */
function vocabularyMeanings(): [Meaning, string[]][] {
  return [
    ...transmissionModels.map(({ kind, name, aliases }): [Meaning, string[]] => [
      { is: 'transmission', value: kind, name },
      [name, ...aliases, ...reversed(name)],
    ]),
    ...busFeatures.map(({ key, words }): [Meaning, string[]] => [{ is: 'feature', key }, words]),
    ...engineFamilies.flatMap((family) => [family.name, ...family.aliases].map(engineWords)),
    ...[...engineSpellings.keys()].map(engineWords),
  ];
}

/** "2500 allison"; a "2000 allison" is an Allison of that year. */
const reversed = (name: string): string[] =>
  /^\S+ (?!2000)\S*\d\S*$/.test(name) ? [name.split(' ').toReversed().join(' ')] : [];

/** Litres may be said or not: "5.9 cummins", "5.9L cummins", "5.9 liter cummins". */
function engineWords(spelling: string): [Meaning, string[]] {
  const key = spelling.toLowerCase();
  const mention = engineSpellings.get(key.replace(/[^a-z0-9.]/g, ''))!;
  const litres = ['l', 'liter', 'litre'].map((unit) => key.replace(/\d\.\d/, `$&${unit} `));
  return [{ is: 'engine', mention }, /\d\.\d/.test(key) ? [key, ...litres] : [key]];
}
