import { kilogramsInPound } from '#messages/figures.ts';
import { problem, saysUnknown, unknown, type CellReading } from './cell-reading.ts';
import { plainNumber, readWithin } from './read-number.ts';

/** A weight as people write it ("26,000 lbs", "14.5k", "11 793 kg") → whole pounds. */
export function readWeight(
  text: string,
  headerUnit: string | null,
  bounds: { min: number; max: number },
): CellReading<number> {
  if (saysUnknown(text)) return unknown;
  const match =
    /^([\d.,' ]+k?)\s*(lbs?|pounds?|libras?|livres?|#|kgs?|kilograms?|t|tonnes?)?\.?$/iu.exec(text);
  const figure = match ? plainNumber(match[1]!.trim()) : null;
  if (!match || figure === null) return problem('is not a weight');
  if (figure === 0) return unknown;
  const unit = match[2]?.toLowerCase() ?? headerUnit ?? 'lb';
  const kilograms = unit.startsWith('k') ? 1 : unit.startsWith('t') ? 1_000 : kilogramsInPound;
  return readWithin(Math.round((figure * kilograms) / kilogramsInPound), bounds);
}
