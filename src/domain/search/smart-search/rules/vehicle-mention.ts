import type { SpokenVehicleName } from '../vehicle-names.ts';

/** A make or model found in the query, before it is known which role it plays. */
export interface VehicleMention {
  from: number;
  to: number;
  name: SpokenVehicleName;
  corrected?: true;
}
