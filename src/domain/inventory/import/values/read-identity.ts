import { plainVin } from '#domain/inventory/plain-vin.ts';
import { known, problem, saysUnknown, unknown, type CellReading } from './cell-reading.ts';

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const letterValues = 'ABCDEFGH JKLMN P R  STUVWXYZ';

/**
 * A vehicle identification number, upper case without spaces. Since model year 1981 it has 17
 * characters without I, O and Q (49 CFR 565.13); older ones are shorter and free in form.
 */
export function readVinCell(text: string, year: number | null): CellReading<string> {
  if (saysUnknown(text) || /^0+$/.test(text)) return unknown;
  const vin = plainVin(text);
  if (spreadsheetDamage(text)) return problem('was shortened by a spreadsheet');
  if (/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return known(vin);
  if (year !== null && year < 1981 && /^[A-Z0-9]{5,17}$/.test(vin)) return known(vin);
  if (vin.length === 17 && /[IOQ]/.test(vin)) return problem('has I, O or Q, which no VIN has');
  return problem(`is not a VIN (17 letters and digits; this has ${vin.length})`);
}

/** Character 9 of a VIN, which follows from the other sixteen (49 CFR 565.15(c)). */
export function vinCheckDigit(vin: string): string {
  let sum = 0;
  for (let i = 0; i < 17; i++) sum += characterValue(vin[i]!) * weights[i]!;
  const remainder = sum % 11;
  return remainder === 10 ? 'X' : String(remainder);
}

/** Of a US-built vehicle's VIN it does. */
export const vinCheckDigitHolds = (vin: string): boolean => vin[8] === vinCheckDigit(vin);

function characterValue(character: string): number {
  if (character >= '0' && character <= '9') return Number(character);
  const index = letterValues.indexOf(character);
  if (index < 9) return index + 1;
  return index < 18 ? index - 8 : index - 18;
}

/** A stock number or foreign key: any short text, but not one that a spreadsheet has mangled. */
export function readKey(text: string, maxLength: number): CellReading<string> {
  if (saysUnknown(text)) return unknown;
  if (spreadsheetDamage(text)) return problem('was shortened by a spreadsheet');
  const key = text.replace(/^#\s*/u, '').replace(/\s+/gu, ' ');
  if (key === '') return unknown;
  return key.length > maxLength ? problem(`is longer than ${maxLength} characters`) : known(key);
}

function spreadsheetDamage(text: string): boolean {
  return /^\d(\.\d+)?e\+\d{2}$/iu.test(text) || text.startsWith('####');
}
