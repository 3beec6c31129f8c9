import { vinCheckDigitHolds } from '#domain/inventory/import/values/read-identity.ts';
import { vinMakerRows } from './vin-makers.data.ts';

/** What a VIN says by itself, without asking anybody. */
export interface VinFacts {
  /** False when the check digit does not fit: most often one wrong character (49 CFR 565.15). */
  checkDigitFits: boolean;
  /** The latest model year that position 10 can mean up to two years from now. */
  year: number | null;
  /** Who built the vehicle, or for a cutaway the chassis under it. */
  maker: string | null;
  /** The maker builds chassis, so that the body is somebody else's. */
  chassisOnly: boolean;
}

const makers = new Map<string, { maker: string; chassisOnly: boolean }>();
for (const row of vinMakerRows.trim().split('\n')) {
  const [code, maker, kind] = row.split('|');
  makers.set(code!, { maker: maker!, chassisOnly: kind === 'chassis' });
}

const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** Null unless it is a whole VIN of 17 characters (model years since 1981). */
export function vinFacts(vin: string, currentYear: number): VinFacts | null {
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return null;
  const small = vin[2] === '9' ? makers.get(vin.slice(0, 3) + vin.slice(11, 14)) : undefined;
  const known = small ?? makers.get(vin.slice(0, 3));
  return {
    checkDigitFits: vinCheckDigitHolds(vin),
    year: modelYear(vin[9]!, currentYear),
    maker: known?.maker ?? null,
    chassisOnly: known?.chassisOnly ?? false,
  };
}

/** The letters repeat every 30 years; position 7 tells them apart in light vehicles only. */
function modelYear(letter: string, currentYear: number): number | null {
  const index = yearLetters.indexOf(letter);
  if (index < 0) return null;
  const later = 2010 + index;
  return later <= currentYear + 2 ? later : later - 30;
}
