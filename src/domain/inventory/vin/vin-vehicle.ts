import { findMake } from '../vocabulary/makes.ts';
import { normalizeMake } from '../vocabulary/normalize-make.ts';
import { normalizeModel } from '../vocabulary/normalize-model.ts';
import type { VinSays } from './decode-vin.ts';

/**
 * What a VIN names, in the names that this site has for it. "Motor Coach Industries" is MCI here; the
 * series stands for a model that only vPIC calls so.
 */
export function vinVehicle(says: VinSays) {
  const make = says.make === null ? null : normalizeMake(says.make).make;
  const isMakeKnown = make !== null && findMake(make) !== null;
  const models = [says.model, says.series].flatMap((name) =>
    name === null || make === null ? [] : [normalizeModel(make, name)],
  );
  const known = models.find(({ record }) => record !== undefined);
  return {
    make,
    /** The make is one that our vocabulary has. */
    isMakeKnown,
    model: known?.model ?? says.model,
    isModelKnown: known !== undefined,
    /** Somebody else built a body onto it; the VIN says nothing of that. */
    isChassis: says.vehicleType === 'Incomplete Vehicle',
  };
}
