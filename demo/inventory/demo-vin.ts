import { modelYearLetter } from '#domain/inventory/vin/model-year.ts';

const LETTER_VALUES: Record<string, number> = {
  A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8, J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9,
  S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9,
}; // prettier-ignore
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** What may stand in a VIN: no I, O or Q. */
const VIN_CHARACTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';

/** Positions 4 to 7 of every demo VIN; no maker uses them, so a demo VIN can never be a real bus. */
const DEMO_VIN_MARK = 'DEM0';

/** Character 9 of a VIN, computed from the other sixteen (49 CFR 565.15). */
export function vinCheckDigit(vin: string): string {
  let sum = 0;
  for (let i = 0; i < 17; i++) {
    const character = vin[i]!;
    sum += (LETTER_VALUES[character] ?? Number(character)) * WEIGHTS[i]!;
  }
  const rest = sum % 11;
  return rest === 10 ? 'X' : String(rest);
}

/**
 * A well-formed VIN that is plainly a demo: maker prefix (WMI) and model year are right, the check
 * digit is valid, positions 4–7 say DEM0, the last six digits count up. Unique for 33 million
 * buses of one seed.
 */
export function demoVin(bus: { wmi: string; year: number; seed: number; index: number }): string {
  const overflow = VIN_CHARACTERS[Math.floor(bus.index / 1_000_000) % 33]!;
  const plant = VIN_CHARACTERS[bus.seed % 33]!;
  const serial = String(bus.index % 1_000_000).padStart(6, '0');
  const head = bus.wmi + DEMO_VIN_MARK + overflow;
  const tail = modelYearLetter(bus.year) + plant + serial;
  return head + vinCheckDigit(`${head}0${tail}`) + tail;
}
