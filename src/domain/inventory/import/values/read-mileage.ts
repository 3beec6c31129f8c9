import { kilometersInMile, kilometerWord } from '#messages/figures.ts';
import type { MileageStatus } from '../../choices.ts';
import { known, problem, roughly, saysUnknown, unknown, type CellReading } from './cell-reading.ts';
import { plainNumber, readWithin } from './read-number.ts';

export interface MileageReading {
  miles: number | null;
  status: MileageStatus | null;
}

const isKilometers = new RegExp(String.raw`\b(${kilometerWord})\b|\dkm`, 'iu');
const unitBehind = new RegExp(
  String.raw`(\d\s*(?:[km]|mil(?:le)?)?)\s*(miles?|mi|millas?|milles|${kilometerWord}|original|orig)\b\.?`,
  'giu',
);
const besideFigure = new RegExp(
  String.raw`\b(miles?|mi|kms?|original|orig|${roughly}|under|over|showing)\b\.?`,
  'giu',
);
const statusWords: readonly [RegExp, MileageStatus][] = [
  [/\b(tmu|true (mileage|miles) unknown)\b/iu, 'unknown'],
  [/\b(not actual|nam)\b/iu, 'not-actual'],
  [/\bexempt\b/iu, 'exempt'],
  [/\b(replaced|new (odometer|cluster))\b/iu, 'replaced-odometer'],
  [/\bactual\b/iu, 'actual'],
];

/**
 * An odometer as people write it ("123,456 mi", "198K", "210.000 km", "TMU", "exempt") → miles and
 * what is said about the figure. `unit` is what the header says. Zero is unknown (spec §1).
 */
export function readMileage(
  text: string,
  unit: string | null,
  bounds: { min: number; max: number },
): CellReading<MileageReading> {
  if (saysUnknown(text)) return unknown;
  const status = statusWords.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  const kilometers = isKilometers.test(text) || unit === 'km';
  const figure = text
    .replace(
      /\b(true|mileage|unknown|tmu|not|actual|nam|exempt|replaced|odometer|new|cluster)\b/giu,
      ' ',
    )
    .replace(unitBehind, '$1 ')
    .replace(besideFigure, ' ')
    .replace(/[~≈()+<>:;*]|,(?!\d)/gu, ' ')
    .trim()
    // Spreadsheets write whole figures so.
    .replace(/\.00?$/, '');
  if (figure === '') return status ? known({ miles: null, status }) : problem('is not a mileage');
  // 84,500 with two keys missed, not 85 miles.
  if (/^\d{1,3}[.,]\d{1,2}$/.test(figure)) return problem('is not a whole number');
  const distance = plainNumber(/^\d{2,3}xxx$/iu.test(figure) ? figure.replace(/x/gi, '0') : figure);
  if (distance === null) return problem('is not a mileage');
  if (distance === 0) return status ? known({ miles: null, status }) : unknown;
  const miles = readWithin(Math.round(kilometers ? distance / kilometersInMile : distance), bounds);
  return miles.value === null
    ? problem('is not a believable mileage')
    : known({ miles: miles.value, status });
}
