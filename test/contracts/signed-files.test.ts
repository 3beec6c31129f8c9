import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSigningKeys, makeSigningKey } from '#adapters/signing-ed25519/signing-keys.ts';
import { signFile, unsignedTailBytes, verifyFile } from '#domain/documents/signed-file.ts';

const number = 'CR-7K2M-9QXD';
const aKey = (madeAt = '2026-11-01T12:00:00.000Z') => ({ privatePem: makeSigningKey(), madeAt });
const keysOf = (...kept: ReturnType<typeof aKey>[]) => createSigningKeys(async () => kept);

/** Every byte value, so that flips meet line breaks, digits and what is no text. */
const file = Uint8Array.from({ length: 600 }, (_, index) => (index * 7) % 256);

describe('a signed file', () => {
  const own = aKey();
  const keys = keysOf(own);

  it('is genuine as it is, and begins with the file', async () => {
    const signed = await signFile(file, number, keys);
    expect(Array.from(signed.subarray(0, file.length))).toEqual(Array.from(file));
    expect(await verifyFile(signed, keys)).toMatchObject({ is: 'genuine', number });
  });

  it('is refused with any single byte of it changed', async () => {
    const signed = await signFile(file, number, keys);
    const believed: string[] = [];
    for (let at = 0; at < signed.length; at += 1) {
      for (const bit of [1, 0x20, 0x80]) {
        const copy = signed.slice();
        copy[at]! ^= bit;
        const { is } = await verifyFile(copy, keys);
        if (is === 'genuine') believed.push(`byte ${at}, bit ${bit}`);
      }
    }
    expect(believed).toEqual([]);
  });

  it('says "changed" of a byte that is signed, and "not ours" of what has no signature', async () => {
    const signed = await signFile(file, number, keys);
    const copy = signed.slice();
    copy[10]! ^= 1;
    expect(await verifyFile(copy, keys)).toEqual({ is: 'changed' });
    for (const other of [
      new Uint8Array(),
      file,
      signed.subarray(0, -1),
      signed.subarray(-unsignedTailBytes),
      Uint8Array.from([...signed, 10]),
      new TextEncoder().encode('%omnibus-signed '.repeat(100)),
    ])
      expect(await verifyFile(other, keys)).toEqual({ is: 'not-ours' });
  });

  it('of somebody else with the same form is not ours', async () => {
    const signed = await signFile(file, number, keysOf(aKey()));
    expect(await verifyFile(signed, keys)).toEqual({ is: 'not-ours' });
  });

  it('stays genuine when a newer key signs', async () => {
    const signed = await signFile(file, number, keys);
    const rotated = keysOf(aKey('2027-01-01T00:00:00.000Z'), own);
    expect(await verifyFile(signed, rotated)).toMatchObject({ is: 'genuine' });
    const [newest] = await rotated.published();
    expect(await verifyFile(await signFile(file, number, rotated), rotated)).toEqual({
      is: 'genuine',
      number,
      fingerprint: newest?.fingerprint,
    });
  });

  it('is checked without us by its last 129 bytes and the public key', async () => {
    const signed = await signFile(file, number, keys);
    const [key] = await keys.published();
    const digits = new TextDecoder().decode(signed.subarray(-129)).trim();
    const given = [signed.subarray(0, -129), Buffer.from(digits, 'hex')] as const;
    expect(verify(null, given[0], createPublicKey(key!.pem), given[1])).toBe(true);
  });
});
