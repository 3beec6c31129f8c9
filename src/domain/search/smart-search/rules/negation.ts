import type { ChipMeaning } from '../chip.ts';
import type { Meaning } from '../meanings.ts';
import type { PhraseMatch } from '../tokens.ts';
import type { Reading } from '../reading.ts';
import type { SmartExclusions } from '../smart-query.ts';
import { chipOf } from './chip-of-meaning.ts';

/**
 * "no lift", "without restroom or luggage", "not a school bus", "no child seats needed". A phrase
 * that is itself negative ("no cdl", "no rust") was matched whole and is left alone. Returns the
 * last token used, or null when nothing was excluded here.
 */
export function readNegation(
  reading: Reading,
  at: number,
  whole: PhraseMatch<Meaning> | null,
): number | null {
  const { tokens, lexicon, isFree } = reading;
  const no = lexicon.negations.match(tokens, at, isFree);
  if (!no || (whole && whole.to > no.to)) return null;
  const afterNo = afterMark(reading, no.to + 1);
  const first = reading.isWord(afterNo, lexicon.placeWords) ? afterNo + 1 : afterNo;
  const negated = lexicon.meanings.match(tokens, first, isFree);
  if (!negated) return null;
  if (reading.isWord(negated.to + 1, lexicon.needlessWords)) {
    reading.ignore(at, negated.to + 1, 'not-wanted');
    return negated.to + 1;
  }
  let last = exclude(reading, at, negated);
  while (last !== null && reading.isWord(last + 1, lexicon.joiningWords)) {
    const next = lexicon.meanings.match(tokens, last + 2, isFree);
    const alike = next !== null && next.value.is === negated.value.is;
    const more = alike ? exclude(reading, last + 1, next) : null;
    if (more === null) break;
    last = more;
  }
  return last;
}

/** "non-cdl", "pas d'élévateur". */
function afterMark(reading: Reading, at: number): number {
  return reading.isMark(at, '-', "'", '’') ? at + 1 : at;
}

function exclude(
  reading: Reading,
  from: number,
  { to, value }: PhraseMatch<Meaning>,
): number | null {
  const exclusion = exclusionOf(value);
  if (!exclusion) return null;
  const what = chipOf(value);
  if (!what) return null;
  const chip: ChipMeaning = { says: 'without', what };
  reading.understand(from, to, { kind: 'without', chip, filter: { without: exclusion } });
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
    case 'states':
      return { state: meaning.codes };
    default:
      return null;
  }
}

/** The first token of a negation that ends right before `at` ("not a thomas"), or null. */
export function negationBefore(reading: Reading, at: number): number | null {
  for (let from = Math.max(0, at - 3); from < at; from += 1) {
    const no = reading.lexicon.negations.match(reading.tokens, from, reading.isFree);
    if (no?.to === at - 1) return from;
  }
  return null;
}
