import { randomBytes } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { FormProof } from '#domain/forms/form-proof.ts';

const goodForMs = 2 * 3_600_000;
/** Proofs remembered as used; far more than one process is sent within their time. */
const mostUsed = 50_000;
const longestProof = 4_000;

/**
 * Challenges after ALTCHA's second version (https://altcha.org): find the counter whose SHA-256 with
 * nonce and salt begins with `prefix`, 65,536 tries on average. The secret lives as long as the
 * process: what it cannot judge counts as missing, never as wrong.
 */
export function createAltchaFormProof(options: { prefix?: string; now(): Date }): FormProof {
  const { prefix = '0000', now } = options;
  const secret = randomBytes(32).toString('hex');
  const used = new Set<string>();
  return {
    issue: () =>
      createChallenge({
        algorithm: 'SHA-256',
        cost: 1,
        keyPrefix: prefix,
        deriveKey,
        hmacSignatureSecret: secret,
        expiresAt: new Date(now().getTime() + goodForMs),
      }),

    async judge(proof) {
      if (proof === '') return 'missing';
      const payload = read(proof);
      if (!payload) return 'wrong';
      try {
        const { verified, invalidSolution } = await verifySolution({
          ...payload,
          deriveKey,
          hmacSignatureSecret: secret,
        });
        if (!verified) return invalidSolution === true ? 'wrong' : 'missing';
      } catch {
        // Parameters of wrong types, which the signature check comes across.
        return 'wrong';
      }
      const { signature = '' } = payload.challenge;
      if (used.has(signature)) return 'used';
      used.add(signature);
      if (used.size > mostUsed) used.delete(used.values().next().value ?? '');
      return 'good';
    },
  };
}

type Payload = Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>;

function read(proof: string): Payload | null {
  if (proof.length > longestProof) return null;
  try {
    const { challenge, solution } = JSON.parse(
      Buffer.from(proof, 'base64').toString('utf8'),
    ) as Partial<Payload>;
    const whole = typeof challenge?.parameters === 'object' && challenge.parameters !== null;
    return whole && typeof solution === 'object' && solution !== null
      ? { challenge, solution }
      : null;
  } catch {
    return null;
  }
}
