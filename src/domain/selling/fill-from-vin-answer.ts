import type { VinAnswer } from '#domain/inventory/vin/look-up-vin.ts';
import { vinVehicle } from '#domain/inventory/vin/vin-vehicle.ts';
import type { VinFill } from './vin-fill.ts';

/**
 * Nothing where a character is wrong, where two years fit, or where only vPIC calls a maker so: what is
 * filled in is what a seller would have typed. Apart from the shapes of `vin-fill.ts`, which browsers
 * fetch: this one needs all makes and models.
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

const unknown = { make: null, isMakeKnown: false, model: null, isModelKnown: false };
