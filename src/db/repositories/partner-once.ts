import type { OnceStore, PartnerAnswer } from '#domain/partners/once.ts';
import type { Database } from '../database.ts';
import { claimKey } from './idempotency.ts';

const scope = 'partner';
const keptMs = 24 * 3_600_000;
/** Longer than any work under a key takes. */
const abandonedMs = 2 * 60_000;
/** Stands in the place of an answer that is not there yet. */
const running = '';

/** Idempotency keys of partners' calls on either engine. */
export function createOnceStore({ kysely }: Database, now: () => Date): OnceStore {
  const before = (ageMs: number) => new Date(now().getTime() - ageMs).toISOString();
  return {
    claim: ({ keyHash, fingerprint }) =>
      kysely.transaction().execute(async (trx) => {
        await trx
          .deleteFrom('idempotency_records')
          .where('scope', '=', scope)
          .where('key_hash', '=', keyHash)
          .where((eb) =>
            eb.or([
              eb('created_at', '<', before(keptMs)),
              eb.and([eb('answer', '=', running), eb('created_at', '<', before(abandonedMs))]),
            ]),
          )
          .execute();
        const at = now().toISOString();
        const claim = await claimKey(trx, { scope, keyHash, fingerprint, answer: running, at });
        if (claim.outcome !== 'repeated') return claim;
        return claim.answer === running
          ? { outcome: 'running' }
          : { outcome: 'answered', answer: JSON.parse(claim.answer) as PartnerAnswer };
      }),

    async settle({ keyHash, fingerprint }, answer) {
      await kysely
        .updateTable('idempotency_records')
        .set({ answer: JSON.stringify(answer) })
        .where('scope', '=', scope)
        .where('key_hash', '=', keyHash)
        .where('fingerprint', '=', fingerprint)
        .execute();
    },

    async release({ keyHash, fingerprint }) {
      await kysely
        .deleteFrom('idempotency_records')
        .where('scope', '=', scope)
        .where('key_hash', '=', keyHash)
        .where('fingerprint', '=', fingerprint)
        .where('answer', '=', running)
        .execute();
    },

    async forget() {
      const { numDeletedRows } = await kysely
        .deleteFrom('idempotency_records')
        .where('scope', '=', scope)
        .where('created_at', '<', before(keptMs))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
