import type { Executor } from '../database.ts';

export interface IdempotencyClaim {
  /** The kind of form, for example `lead`. */
  scope: string;
  /** SHA-256 of the one-time key. */
  keyHash: string;
  /** SHA-256 of what was sent. */
  fingerprint: string;
  /** Reference of what is stored under the key. */
  answer: string;
  /** ISO time. */
  at: string;
}

export type ClaimOutcome =
  | { outcome: 'claimed' }
  | { outcome: 'repeated'; answer: string }
  | { outcome: 'conflict' };

/**
 * Takes a one-time key inside the transaction that stores what is sent under it. Of several at once
 * one claims; the others wait for it on the unique key and then see its answer.
 */
export async function claimKey(trx: Executor, claim: IdempotencyClaim): Promise<ClaimOutcome> {
  for (;;) {
    const outcome = await tryKey(trx, claim);
    if (outcome) return outcome;
  }
}

/** Null when the earlier answer was erased between the two statements: then the key is free again. */
async function tryKey(trx: Executor, claim: IdempotencyClaim): Promise<ClaimOutcome | null> {
  const inserted = await trx
    .insertInto('idempotency_records')
    .values({
      scope: claim.scope,
      key_hash: claim.keyHash,
      fingerprint: claim.fingerprint,
      answer: claim.answer,
      created_at: claim.at,
    })
    .onConflict((conflict) => conflict.columns(['scope', 'key_hash']).doNothing())
    .returning('answer')
    .executeTakeFirst();
  if (inserted) return { outcome: 'claimed' };
  const earlier = await trx
    .selectFrom('idempotency_records')
    .select(['fingerprint', 'answer'])
    .where('scope', '=', claim.scope)
    .where('key_hash', '=', claim.keyHash)
    // What it led to is not erased before this transaction has told of it.
    .forShare()
    .executeTakeFirst();
  if (!earlier) return null;
  return earlier.fingerprint === claim.fingerprint
    ? { outcome: 'repeated', answer: earlier.answer }
    : { outcome: 'conflict' };
}
