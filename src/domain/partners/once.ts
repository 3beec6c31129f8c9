/** What a call is answered with; the body is JSON. */
export interface PartnerAnswer {
  status: number;
  body: unknown;
  /** Path of what was made. */
  location?: string;
}

type OnceClaim =
  | { outcome: 'claimed' }
  /** Another call with this key is at work. */
  | { outcome: 'running' }
  /** The key came with something else before. */
  | { outcome: 'conflict' }
  | { outcome: 'answered'; answer: PartnerAnswer };

/** A key that a program made up for one call, and what it sent under it. */
export interface OnceKey {
  /** SHA-256 of whose key it is and of the key. */
  keyHash: string;
  /** SHA-256 of all that was sent. */
  fingerprint: string;
}

/**
 * First answers to idempotency keys, kept for a day. Promises: of any number of equal claims at the
 * same moment, on any number of nodes, one is `claimed`; a claim whose process died is free again
 * after two minutes.
 */
export interface OnceStore {
  claim(key: OnceKey): Promise<OnceClaim>;
  settle(key: OnceKey, answer: PartnerAnswer): Promise<void>;
  release(key: OnceKey): Promise<void>;
  /** Removes answers that are older than a day; how many. */
  forget(): Promise<number>;
}

export type OnceOutcome =
  | { outcome: 'done' | 'replayed'; answer: PartnerAnswer }
  | { outcome: 'running' }
  | { outcome: 'conflict' };

/**
 * Does the work under the key if nobody did before. An answer that says "not now" is not kept: the next
 * try shall do it.
 */
export async function doOnce(
  store: OnceStore,
  key: OnceKey | null,
  work: () => Promise<PartnerAnswer>,
): Promise<OnceOutcome> {
  if (key === null) return { outcome: 'done', answer: await work() };
  const claim = await store.claim(key);
  if (claim.outcome === 'answered') return { outcome: 'replayed', answer: claim.answer };
  if (claim.outcome !== 'claimed') return claim;
  let answer: PartnerAnswer | null = null;
  try {
    answer = await work();
    return { outcome: 'done', answer };
  } finally {
    if (answer && answer.status < 500 && ![409, 429].includes(answer.status))
      await store.settle(key, answer);
    else await store.release(key);
  }
}
