import { decodeVin, type VinSays } from './decode-vin.ts';
import { latestModelYear, modelYears } from './model-year.ts';
import { readVinText, type VinReading } from './read-vin.ts';
import type { VinTable } from './vin-table.ts';

/** Everything that a text says as a VIN. */
export interface VinAnswer {
  reading: VinReading;
  /** Model years that position 10 can stand for, the latest first; none when it is no whole VIN. */
  years: readonly number[];
  /** Null where vPIC does not know the maker, or it is no whole VIN. */
  says: VinSays | null;
}

/** Asks for the table only when the text is a whole VIN. */
export function lookUpVin(
  text: string,
  { table, now, yearSaid }: { table(): VinTable; now: Date; yearSaid?: number | null },
): VinAnswer {
  const reading = readVinText(text);
  if (reading.is !== 'vin' && reading.is !== 'wrong') return { reading, years: [], says: null };
  const says = decodeVin(table(), reading.vin, now, yearSaid);
  if (says) return { reading, years: says.years, says };
  return { reading, years: modelYears(reading.vin[9]!, latestModelYear(now)), says };
}
