import type { VinAnswer } from '#domain/inventory/vin/look-up-vin.ts';
import { vinVehicle } from '#domain/inventory/vin/vin-vehicle.ts';

/** What a VIN can fill into the form, as it would be typed. */
export const vinFilled = ['year', 'make', 'model'] as const;
export type VinFill = Readonly<Partial<Record<(typeof vinFilled)[number], string>>>;

/**
 * Nothing where a character is wrong, where two years fit, or where only vPIC calls a maker so: what is
 * filled in is what a seller would have typed.
 */
export function vinFill({ reading, years, says }: VinAnswer): VinFill {
  if (reading.is !== 'vin') return {};
  const { make, isMakeKnown, model, isModelKnown } = says ? vinVehicle(says) : unknown;
  return {
    ...(years.length === 1 ? { year: String(years[0]) } : {}),
    ...(make !== null && isMakeKnown ? { make } : {}),
    ...(model !== null && isModelKnown ? { model } : {}),
  };
}

/** Of these only what stands where nothing was typed. */
export function emptyOnly(fill: VinFill, typed: Readonly<Record<string, string | undefined>>) {
  const empty = vinFilled.flatMap((name) => {
    const value = fill[name];
    return value !== undefined && (typed[name] ?? '').trim() === '' ? [[name, value]] : [];
  });
  return Object.fromEntries(empty) as VinFill;
}

const unknown = { make: null, isMakeKnown: false, model: null, isModelKnown: false };
