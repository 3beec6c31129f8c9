import type { Generated } from 'kysely';

/** One job. `lease_until` and `lease_token` are set while a worker holds it. */
export interface OutboxRow {
  id: Generated<number>;
  topic: string;
  key: string;
  payload: string;
  created_at: string;
  available_at: string;
  generation: number;
  attempts: number;
  lease_until: string | null;
  lease_token: string | null;
  last_error: string | null;
  dead: number;
}
