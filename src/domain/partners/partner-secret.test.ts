import { expect, it } from 'vitest';
import { hashOfSecret, makeSecret, partnerSecrets, sameHash } from './partner-secret.ts';

it('makes keys that are known by their beginning and checked by their end', async () => {
  const made = await makeSecret();
  expect(made.secret).toMatch(/^omnibus_key_[0-9a-f]{56}$/);
  expect(made.secret.startsWith(made.hint)).toBe(true);
  expect(await hashOfSecret(made.secret)).toBe(made.hash);
  expect(made.hash).not.toContain(made.secret.slice(-20));
  expect((await makeSecret()).secret).not.toBe(made.secret);
});

it.each([
  ['nothing', () => ''],
  [
    'one letter off',
    (key: string) => key.slice(0, 20) + (key[20] === 'a' ? 'b' : 'a') + key.slice(21),
  ],
  ['in capitals', (key: string) => key.toUpperCase()],
  ['cut short', (key: string) => key.slice(0, -1)],
  ['with more behind it', (key: string) => `${key}\n`],
])('takes %s for no key, without looking it up', async (_, changed) => {
  const { secret } = await makeSecret();
  expect(await hashOfSecret(changed(secret))).toBeNull();
});

it('finds keys within other text, whole or cut', async () => {
  const { secret } = await makeSecret();
  const text = `Bearer ${secret}, and ${secret.slice(0, 30)}…`;
  expect(text.replace(partnerSecrets, '*')).toBe('Bearer *, and *…');
});

it('compares hashes', () => {
  expect(sameHash('ab', 'ab')).toBe(true);
  expect(sameHash('ab', 'ac')).toBe(false);
  expect(sameHash('ab', 'abc')).toBe(false);
});
