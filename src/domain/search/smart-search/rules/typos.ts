import { nameChip } from '../chip.ts';
import { chipOf } from './chip-of-meaning.ts';
import type { Reading } from '../reading.ts';
import { vehicleNames } from '../vehicle-names.ts';
import { understandMeaning } from './read-meanings.ts';
import { nameVehicles } from './name-vehicles.ts';

/** Work limit: a pasted paragraph is not worth more guesses. */
const mostCorrections = 16;

/** Left-over words one typing error (two in long words) away from a phrase we know. */
export function readMisspelledWords(reading: Reading): void {
  let tries = 0;
  for (let at = 0; at < reading.tokens.length && tries < mostCorrections; at += 1) {
    const token = reading.tokens[at]!;
    if (token.kind !== 'word' || !reading.isFree(at) || token.text.length < 4) continue;
    if (reading.lexicon.typos.isKnown(token.text)) continue;
    tries += 1;
    const pair = pairEnd(reading, at);
    if (pair !== null && correct(reading, at, pair, token.text + reading.tokens[pair]!.text))
      at = pair;
    else correct(reading, at, at, token.text);
  }
}

function pairEnd(reading: Reading, at: number): number | null {
  const next = reading.isMark(at + 1, '-') ? at + 2 : at + 1;
  return reading.isFree(next) && reading.tokens[next]!.kind === 'word' ? next : null;
}

function correct(reading: Reading, from: number, to: number, typed: string): boolean {
  const { lexicon } = reading;
  const key = lexicon.typos.nearest(typed);
  if (key === null) return false;
  const value = lexicon.meanings.entries.get(key);
  if (value) {
    understandMeaning(reading, { value, key, from, to }, chipOf(value) ?? nameChip(key));
    return true;
  }
  const vehicle = vehicleNames.get(key);
  if (!vehicle || vehicle.models.length === 0) return false;
  nameVehicles(reading, [], [{ from, to, name: vehicle, corrected: true }]);
  return true;
}
