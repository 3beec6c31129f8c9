import { putBus, removeBus } from './buses/bus-operations.ts';
import { readImport, sendBuses } from './buses/file-operations.ts';
import { readLeads } from './lead-operations.ts';
import type { PartnerOperation } from './partner-operation.ts';

/** Everything that partners' programs may call, in the order of its description. */
export const partnerOperations: readonly PartnerOperation[] = [
  putBus,
  removeBus,
  sendBuses,
  readImport,
  readLeads,
];
