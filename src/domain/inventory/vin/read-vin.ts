import { plainVin } from '#domain/inventory/plain-vin.ts';
import { vinCheckDigitHolds } from '#domain/inventory/import/values/read-identity.ts';

/** A character that is probably wrong, counted from 1, and what it looks like. */
export interface LikelyCharacter {
  position: number;
  from: string;
  to: string;
}

/** What a text is as a VIN, before anything is looked up. */
export type VinReading =
  | { is: 'vin'; vin: string }
  /** Seventeen characters with a check digit that does not fit; `likely` are ways to put it right. */
  | { is: 'wrong'; vin: string; likely: readonly LikelyCharacter[] }
  /** I, O and Q stand in no VIN; `instead` has the digits they are taken for. */
  | { is: 'letters'; instead: string }
  /** Before 1981 every maker had numbers of its own. */
  | { is: 'old'; length: number }
  | { is: 'short' | 'long'; length: number }
  /** All the same, or counting up: written to fill a field. */
  | { is: 'placeholder' }
  | { is: 'nothing' };

/** Characters that people take for one another on plates and in handwriting. */
const alike: Readonly<Record<string, string>> = {
  '0': 'D',
  '1': '7L',
  '2': 'Z',
  '4': 'A',
  '5': 'S6',
  '6': 'G5',
  '7': '1',
  '8': 'B3',
  '3': '8',
  '9': 'P',
  A: '4',
  B: '8',
  C: 'G',
  D: '0',
  E: 'F',
  F: 'E',
  G: '6C',
  H: 'N',
  K: 'X',
  L: '1',
  M: 'N',
  N: 'MH',
  P: '9R',
  R: 'P',
  S: '5',
  U: 'V',
  V: 'UY',
  W: 'VV',
  X: 'K',
  Y: 'V',
  Z: '2',
};

/** The check digit is at position 9, counted from 1 (49 CFR 565.15). */
const checkPosition = 9;

/** Whoever typed less has only begun. */
const leastToFill = 6;

/** Reads a VIN as people write it: blanks and hyphens apart, in either case. */
export function readVinText(text: string): VinReading {
  const vin = plainVin(text);
  if (!/[A-Z0-9]/.test(vin) || !/^[A-Z0-9]{1,40}$/.test(vin)) return { is: 'nothing' };
  const fills = /^(.)\1*$/.test(vin) || '0123456789'.includes(vin);
  if ((fills && vin.length >= leastToFill) || /^(?:N\/?A|TBD|NONE|UNKNOWN)$/.test(vin))
    return { is: 'placeholder' };
  if (vin.length > 17) return { is: 'long', length: vin.length };
  if (vin.length < 11) return { is: 'short', length: vin.length };
  if (vin.length < 17) return { is: 'old', length: vin.length };
  if (/[IOQ]/.test(vin))
    return { is: 'letters', instead: vin.replaceAll('I', '1').replace(/[OQ]/g, '0') };
  return vinCheckDigitHolds(vin) ? { is: 'vin', vin } : { is: 'wrong', vin, likely: likely(vin) };
}

/** Every single change of one character for one that looks like it after which the digit fits. */
function likely(vin: string): LikelyCharacter[] {
  return [...vin].flatMap((from, at) => {
    if (at + 1 === checkPosition) return [];
    const fitting = [...(alike[from] ?? '')].filter((to) =>
      vinCheckDigitHolds(vin.slice(0, at) + to + vin.slice(at + 1)),
    );
    return fitting.map((to) => ({ position: at + 1, from, to }));
  });
}
