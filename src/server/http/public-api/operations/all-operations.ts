import { getBus } from '../buses/get-bus.ts';
import { listBuses } from '../buses/list-buses.ts';
import { listCategories } from '../catalogue/list-categories.ts';
import { listPlaces } from '../catalogue/list-places.ts';
import { findComparables, getComparables } from '../prices/price-operations.ts';
import { decodeVinOperation } from '../vins/decode-vin-operation.ts';
import type { Operation } from './operation.ts';

/** Everything that the API answers, in the order of its description. */
export const allOperations: readonly Operation[] = [
  listBuses,
  getBus,
  getComparables,
  findComparables,
  listCategories,
  listPlaces,
  decodeVinOperation,
];
