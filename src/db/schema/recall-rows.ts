import type { Generated } from 'kysely';
import type { RecallRow } from '#domain/inventory/recalls/recall-store.ts';
import type { ColumnsOf } from './fields-as-columns.ts';

/** One file of campaigns; at most one is `used`. */
export interface RecallFileRow {
  id: Generated<number>;
  state: 'loading' | 'used' | 'replaced';
  begun_at: string;
  newest_on: string | null;
  campaigns: number;
}

export const campaignFields = ['number', 'reportedOn', 'consequence', 'remedy'] as const;

export interface RecallCampaignRow extends ColumnsOf<RecallRow, typeof campaignFields> {
  file_id: number;
  do_not_drive: number;
  park_outside: number;
}

/** What a campaign names. */
export const vehicleFields = [
  'make',
  'modelKey',
  'year',
  'number',
  'component',
  'modelName',
] as const;

export interface RecallVehicleRow extends ColumnsOf<RecallRow, typeof vehicleFields> {
  file_id: number;
}
