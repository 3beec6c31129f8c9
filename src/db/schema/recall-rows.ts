import type { Generated } from 'kysely';

/** One file of campaigns; at most one is `used`. */
export interface RecallFileRow {
  id: Generated<number>;
  state: 'loading' | 'used' | 'replaced';
  begun_at: string;
  newest_on: string | null;
  campaigns: number;
}

export interface RecallCampaignRow {
  file_id: number;
  number: string;
  reported_on: string | null;
  consequence: string;
  remedy: string;
  do_not_drive: number;
  park_outside: number;
}

/** What a campaign names; the year is 9999 where the file does not tell. */
export interface RecallVehicleRow {
  file_id: number;
  make: string;
  model_key: string;
  year: number;
  number: string;
  component: string;
  model_name: string;
}
