import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';
import { describe, expect, it } from 'vitest';
import { createAltchaFormProof } from '#adapters/proof-altcha/altcha-form-proof.ts';
import { proofRules, suspiciousFrom } from '#domain/forms/form-signals.ts';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
/** Two hexadecimal zeros are 256 tries. */
const quick = (now = () => new Date()) => createAltchaFormProof({ prefix: '00', now });

async function solve(challenge: unknown) {
  // As the browser has it: through JSON, by WebCrypto.
  const parsed = JSON.parse(JSON.stringify(challenge)) as Challenge;
  return { challenge: parsed, solution: await solveChallenge({ challenge: parsed, deriveKey }) };
}

describe('the proof of work', () => {
  it('is good once', async () => {
    const proof = quick();
    const text = encode(await solve(await proof.issue()));
    expect([await proof.judge(text), await proof.judge(text)]).toEqual(['good', 'used']);
  });

  it('is missing when none came, too late, or from another process', async () => {
    const proof = quick();
    const stale = quick(() => new Date(Date.now() - 3 * 3_600_000));
    const foreign = encode(await solve(await quick().issue()));
    expect(await proof.judge('')).toBe('missing');
    expect(await proof.judge(foreign)).toBe('missing');
    expect(await stale.judge(encode(await solve(await stale.issue())))).toBe('missing');
  });

  it.each([
    'zq7',
    encode(null),
    encode([]),
    encode({ challenge: null, solution: null }),
    encode({ challenge: { parameters: 1 }, solution: {} }),
    'x'.repeat(100_000),
  ])('is wrong when it is nonsense: %.40s', async (text) => {
    expect(await quick().judge(text)).toBe('wrong');
  });

  it('is wrong when nothing was worked out', async () => {
    const proof = quick();
    const { challenge, solution } = await solve(await proof.issue());
    const other = { ...solution, counter: (solution?.counter ?? 0) + 1 };
    expect(await proof.judge(encode({ challenge, solution: other }))).toBe('wrong');
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } };
    expect(await proof.judge(encode({ challenge: easier, solution }))).not.toBe('good');
  });

  it('never makes a person suspicious alone', () => {
    for (const [points] of Object.values(proofRules)) expect(points).toBeLessThan(suspiciousFrom);
  });
});
