import type { Reading } from '../reading.ts';
import { capitalized, leadBefore } from './near-towns.ts';

const mostNameWords = 3;

/**
 * "near hoboken", "within 50 miles of cherry hill": a town that the vocabulary does not know. It is
 * looked up when the buses are; last of all rules, so that nothing else was meant by its words.
 */
export function readNearName(reading: Reading): void {
  const { zip, city, nearName, nearMe, postalCode } = reading.filters;
  if (zip ?? city ?? nearName ?? nearMe ?? postalCode) return;
  for (let at = 1; at < reading.tokens.length; at += 1) {
    const lead = isNameWord(reading, at) ? leadBefore(reading, at) : null;
    if (!lead) continue;
    let to = at;
    while (to + 1 < at + mostNameWords && isNameWord(reading, to + 1)) to += 1;
    const { start, end } = reading.spanOf(at, to);
    const name = reading.query.slice(start, end);
    const place = capitalized(name);
    const { miles } = lead;
    reading.understand(lead.from, to, {
      kind: 'place',
      chip: miles === null ? { says: 'near', place } : { says: 'within', miles, place },
      filter: { nearName: name, ...(miles === null ? {} : { radiusMiles: miles }) },
    });
    return;
  }
}

/** A free word that says nothing else. */
function isNameWord(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token?.kind !== 'word' || token.text.length < 3 || !reading.isFree(at)) return false;
  return reading.lexicon.meanings.match(reading.tokens, at, reading.isFree) === null;
}

const postalCode = /(?<![\p{L}\p{N}])[abceghj-nprstvxy]\d[a-z][ -]?\d[a-z]\d(?![\p{L}\p{N}])/iu;

/** "near H2X 1Y4": a Canadian postal code, with what leads to it. */
export function readPostalCode(reading: Reading): void {
  const found = postalCode.exec(reading.query);
  if (!found) return;
  const endAt = found.index + found[0].length;
  const from = reading.tokens.findIndex(({ start }) => start === found.index);
  const to = reading.tokens.findIndex(({ end }) => end === endAt);
  if (from < 0 || to < from) return;
  for (let at = from; at <= to; at += 1) if (!reading.isFree(at)) return;
  const place = found[0].toUpperCase();
  const lead = leadBefore(reading, from);
  reading.understand(lead?.from ?? from, to, {
    kind: 'place',
    chip: { says: 'near', place },
    filter: { postalCode: place },
  });
}
