import { editDistance, typoAllowance } from '#domain/inventory/vocabulary/edit-distance.ts';
import type { LanguagePack } from './language-pack.ts';
import type { Meaning } from './meanings.ts';
import type { PhraseTable } from './tokens.ts';
import { vehicleNames } from './vehicle-names.ts';
import { nameWords } from '#domain/inventory/vocabulary/name-key.ts';
import { busMakes } from '#domain/inventory/vocabulary/makes.ts';
import { busModels } from '#domain/inventory/vocabulary/models.ts';

interface Target {
  key: string;
  /** One bit per letter: words that differ in too many letters are skipped without a table. */
  letters: number;
}

export type TypoTargets = ReturnType<typeof collectTypoTargets>;

const longestTarget = 24;

/** Digits are never corrected, so only all-letter phrases of four letters and more are targets. */
export function collectTypoTargets(pack: LanguagePack, meanings: PhraseTable<Meaning>) {
  const known = knownWords(pack);
  return {
    known,
    /** A word of some phrase or of everyday language: never corrected. */
    isKnown: (word: string): boolean =>
      known.has(word) || (word.endsWith('s') && known.has(word.slice(0, -1))),
    /** The known phrase nearest to `key` by our typing-error rule, or null; ties are no answer. */
    nearest: nearestOf(new Set([...vehicleKeys(), ...meaningKeys(meanings)])),
  };
}

/** Finds the one of these words that somebody meant who mistyped it; null: none, or two alike. */
export function nearestOf(words: ReadonlySet<string>): (typed: string) => string | null {
  const byLength = new Map<number, Target[]>();
  for (const key of words) {
    if (!/^[a-z]{4,24}$/.test(key)) continue;
    const bucket = byLength.get(key.length) ?? [];
    bucket.push({ key, letters: lettersOf(key) });
    byLength.set(key.length, bucket);
  }
  return (typed) => nearest(byLength, typed);
}

const modelNear = new Map<string, (typed: string) => string | null>();

/** The spelling of a model of this make that was mistyped: each make knows its own. */
export function nearestModel(make: string, typed: string): string | null {
  let ofMake = modelNear.get(make);
  if (!ofMake) {
    const spellings = [...vehicleNames].flatMap(([key, { models }]) =>
      models.some((model) => model.make === make) ? key : [],
    );
    ofMake = nearestOf(new Set(spellings));
    modelNear.set(make, ofMake);
  }
  return ofMake(typed);
}

function vehicleKeys(): string[] {
  return [...vehicleNames]
    .filter(([key, name]) =>
      name.make !== null ? key.length >= 5 : !name.needsMake && key.length >= 5,
    )
    .map(([key]) => key);
}

function meaningKeys(meanings: PhraseTable<Meaning>): string[] {
  return [...meanings.entries]
    .filter(
      ([key, { is }]) => is !== 'noise' && is !== 'text' && is !== 'intent' && key.length >= 4,
    )
    .map(([key]) => key);
}

function nearest(byLength: Map<number, Target[]>, key: string): string | null {
  if (key.length > longestTarget || !/^[a-z]+$/.test(key)) return null;
  const allowed = typoAllowance(key.length);
  const letters = lettersOf(key);
  let best: string | null = null;
  let bestDistance = allowed + 1;
  let tied = false;
  for (let length = key.length - allowed; length <= key.length + allowed; length += 1) {
    for (const target of byLength.get(length) ?? []) {
      if (bitCount(letters ^ target.letters) > 2 * allowed) continue;
      if (!plausible(key, target.key)) continue;
      const distance = editDistance(key, target.key, allowed);
      if (distance > allowed || distance > bestDistance) continue;
      if (distance === bestDistance && best !== null) {
        tied ||= !nameSameMake(best, target.key);
        continue;
      }
      tied = false;
      bestDistance = distance;
      best = target.key;
    }
  }
  return tied ? null : best;
}

/** A make's misspellings that are known stand beside its name. */
function nameSameMake(one: string, other: string): boolean {
  const make = vehicleNames.get(one)?.make?.record;
  return make !== undefined && make === vehicleNames.get(other)?.make?.record;
}

/**
 * First letters are rarely wrong, save when swapped; a four- or five-letter word with one letter
 * exchanged is usually another word ("gift" is no lift), so those need a swap, a gap or a doubling.
 */
function plausible(typed: string, target: string): boolean {
  const swappedStart = typed[0] === target[1] && typed[1] === target[0];
  if (typed[0] !== target[0] && !swappedStart) return false;
  if (typed.length > 5 || typed.length !== target.length) return true;
  return [...typed].sort().join('') === [...target].sort().join('');
}

function lettersOf(key: string): number {
  let bits = 0;
  for (let at = 0; at < key.length; at += 1) bits |= 1 << (key.charCodeAt(at) - 97);
  return bits;
}

function bitCount(bits: number): number {
  let rest = bits;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}

function knownWords(pack: LanguagePack): Set<string> {
  const known = new Set<string>(pack.neverCorrect);
  const add = (phrase: string) => {
    for (const word of nameWords(phrase)) known.add(word);
  };
  const lists = [pack.units, pack.leadingUnits, pack.comparatorsBefore, pack.comparatorsAfter];
  for (const list of [...lists, pack.meanings, pack.intents]) {
    for (const [, phrases] of list) phrases.forEach(add);
  }
  for (const phrase of [...pack.noise, ...pack.negations, ...pack.rangeWords]) add(phrase);
  for (const phrase of pack.numberWords.keys()) add(phrase);
  for (const make of busMakes) [make.name, ...make.aliases].forEach(add);
  for (const model of busModels) [model.name, ...model.aliases].forEach(add);
  return known;
}
