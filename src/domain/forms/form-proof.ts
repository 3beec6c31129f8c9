/**
 * `missing`: none came, or one that this process cannot judge (from before a restart, from another
 * node, too old). `used`: it stood for another form already.
 */
export type ProofVerdict = 'good' | 'missing' | 'wrong' | 'used';

/** Where a browser fetches a challenge, and the form's field that carries the answer. */
export const formProofPath = '/api/form-proof';
export const formProofField = 'proof';

/**
 * Proof of work: a browser that runs scripts spends about a second of one core, unseen, before it
 * sends a form. It costs a person nothing and a flood much. It never decides alone: who runs no
 * scripts has none.
 */
export interface FormProof {
  /** A signed challenge, JSON for the browser's solver; good for two hours. */
  issue(): Promise<unknown>;
  /** Takes a proof once; any text may be given. */
  judge(proof: string): Promise<ProofVerdict>;
}
