import { vinCheckDigit } from '#domain/inventory/import/values/read-identity.ts';
import { modelYearLetter } from '#domain/inventory/vin/model-year.ts';

/** What may stand in a VIN: no I, O or Q. */
const VIN_CHARACTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';

/** Positions 4 to 7 of every demo VIN; no maker uses them, so a demo VIN can never be a real bus. */
const DEMO_VIN_MARK = 'DEM0';

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
