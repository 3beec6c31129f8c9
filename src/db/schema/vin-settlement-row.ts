import type { ComparedFact } from '#domain/inventory/vin/compare-vin.ts';
import type {
  StaffSettledDifference,
  VinSettlement,
} from '#domain/inventory/vin/settled-doubts.ts';

export interface VinSettlementRow {
  listing_id: number;
  fact: ComparedFact;
  vin: string;
  says: string;
  told: string;
  settled_as: VinSettlement;
  settled_at: string;
  settled_by: string;
}

export function settledFromRow(row: VinSettlementRow): StaffSettledDifference {
  const { fact, vin, says, told, settled_as: is, settled_at: at, settled_by: by } = row;
  return { fact, vin, says, told, is, at, by };
}
