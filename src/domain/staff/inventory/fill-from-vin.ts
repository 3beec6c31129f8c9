import type { BusDetails } from '#domain/inventory/bus-listing.ts';
import { brakesOfVin, fuelOfVin } from '#domain/inventory/vin/compare-vin.ts';
import type { VinAnswer } from '#domain/inventory/vin/look-up-vin.ts';
import { vinVehicle } from '#domain/inventory/vin/vin-vehicle.ts';

const filled = [
  'year',
  'bodyMake',
  'bodyModel',
  'chassisMake',
  'chassisModel',
  'fuel',
  'brakes',
] as const satisfies readonly (keyof BusDetails)[];
export type FilledFromVin = Partial<Pick<BusDetails, (typeof filled)[number]>>;

/** What a VIN says of fields that are empty: of the chassis, where it is one, and nothing that is a range. */
export function fillFromVin(
  { reading, years, says }: VinAnswer,
  details: BusDetails,
): FilledFromVin {
  if (reading.is !== 'vin' || says === null) return {};
  const { make, model, isModelKnown, isChassis } = vinVehicle(says);
  const knownModel = isModelKnown ? model : null;
  const told: FilledFromVin = {
    year: years.length === 1 ? years[0]! : null,
    ...(isChassis
      ? { chassisMake: make, chassisModel: knownModel }
      : { bodyMake: make, bodyModel: knownModel }),
    fuel: fuelOfVin[says.fuel ?? ''] ?? null,
    brakes: brakesOfVin[says.brakes ?? ''] ?? null,
  };
  const empty = filled.filter((key) => details[key] === null && (told[key] ?? null) !== null);
  return Object.fromEntries(empty.map((key) => [key, told[key]])) as FilledFromVin;
}
