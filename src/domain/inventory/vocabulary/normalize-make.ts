import { editDistance } from './edit-distance.ts';
import { makeSpellings, type BusMake, type SpellingKind } from './makes.ts';
import { nameKey } from './name-key.ts';

export interface NormalizedMake {
  /** The stored name; an unknown make keeps its own words, tidied; empty when nothing was given. */
  make: string;
  matched: SpellingKind | 'none';
  /** A chassis maker named in the same cell: "Thomas Freightliner". */
  chassis?: string;
  /** What followed the make in the same cell: "NEW FLYER XD40" leaves "XD40". */
  model?: string;
}

const companyWords = /[\s,]+(inc|llc|ltd|limited|corp|corporation|company|co|mfg)\.?$/i;
const longestCell = 120;
const longestNameWords = 6;

/**
 * The stored make for a cell written by a seller, an agency or a registry: legal suffixes, old
 * company names, cut-off and misspelled names, two makers in one cell, make and model in one cell.
 */
export function normalizeMake(raw: string): NormalizedMake {
  const text = tidy(raw);
  if (text === '') return { make: '', matched: 'none' };
  const whole = lookUp(text);
  if (whole) return { make: whole.make.name, matched: whole.kind };
  return splitByMakers(text) ?? misspelledMake(text) ?? { make: readable(text), matched: 'none' };
}

function tidy(raw: string): string {
  return raw.slice(0, longestCell).replace(/\s+/gu, ' ').trim();
}

function lookUp(text: string) {
  return (
    makeSpellings.get(nameKey(text)) ?? makeSpellings.get(nameKey(text.replace(companyWords, '')))
  );
}

interface Found {
  make: BusMake;
  kind: SpellingKind;
}

/** Reads makers from the left, longest name first; the rest of the cell is the model. */
function splitByMakers(text: string): NormalizedMake | null {
  const words = text.split(/[\s/]+/u).filter((word) => word !== '');
  const found: Found[] = [];
  let at = 0;
  while (at < words.length) {
    const next = longestMakeAt(words, at);
    if (!next) break;
    found.push(next.spelling);
    at += next.words;
  }
  if (found.length === 0) return lastMakerOf(text);
  const body = found.find((one) => one.make.roles[0] !== 'chassis') ?? found[0]!;
  const chassis = found.find((one) => one !== body && one.make.roles.includes('chassis'));
  const rest = words.slice(at).join(' ');
  return {
    make: body.make.name,
    matched: body.kind,
    ...(chassis ? { chassis: chassis.make.name } : {}),
    ...(rest ? { model: rest } : {}),
  };
}

function longestMakeAt(words: string[], at: number) {
  for (let count = Math.min(longestNameWords, words.length - at); count > 0; count -= 1) {
    const spelling = makeSpellings.get(nameKey(words.slice(at, at + count).join('')));
    if (spelling) return { spelling, words: count };
  }
  return null;
}

/** "Lightning eMotors/Collins Bus": an unknown partner before the slash, a known maker after it. */
function lastMakerOf(text: string): NormalizedMake | null {
  const after = text.includes('/') ? lookUp(text.slice(text.lastIndexOf('/') + 1)) : undefined;
  return after ? { make: after.make.name, matched: after.kind } : null;
}

/** One wrong letter from five letters, two from eight, first letter right; ties are no match. */
function misspelledMake(text: string): NormalizedMake | null {
  const key = nameKey(text);
  const allowed = key.length < 5 ? 0 : key.length < 8 ? 1 : 2;
  if (allowed === 0) return null;
  let best: BusMake | null = null;
  let bestDistance = allowed + 1;
  let tied = false;
  for (const spelling of makeSpellings.values()) {
    if (spelling.kind === 'typo' || spelling.key[0] !== key[0] || spelling.key.length < 5) continue;
    const distance = editDistance(key, spelling.key, allowed);
    if (distance > allowed || distance > bestDistance) continue;
    tied = distance === bestDistance && best !== null && best !== spelling.make;
    if (distance < bestDistance) tied = false;
    bestDistance = distance;
    best = tied ? best : spelling.make;
  }
  return best && !tied ? { make: best.name, matched: 'typo' } : null;
}

/** Registries shout; a stored name does not. Short all-capital names stay (they are initials). */
function readable(text: string): string {
  if (text !== text.toUpperCase() || text.length <= 4) return text;
  return text
    .toLowerCase()
    .replace(/(^|[\s/&-])(\p{Letter})/gu, (_, gap, letter) => gap + letter.toUpperCase());
}
