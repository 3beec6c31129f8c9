import { hashText, toHex } from '../hash-text.ts';

/** So that programs which look for lost secrets, our own log among them, know one when they see it. */
const prefix = 'omnibus_key_';
const randomBytes = 24;
const checkLength = 8;
const shape = new RegExp(`^${prefix}[0-9a-f]{${randomBytes * 2 + checkLength}}$`);

/** Keys within a longer text, for whoever has to leave them out. */
export const partnerSecrets = new RegExp(
  `${prefix}[0-9a-f]{8,${randomBytes * 2 + checkLength}}`,
  'g',
);

/**
 * A new key as its owner sees it once, and what we keep of it: its SHA-256 in hexadecimal, and its
 * beginning, by which people tell keys apart. 192 random bits: nobody guesses one, so a plain hash guards
 * it as well as a slow one would.
 */
export async function makeSecret() {
  const random = toHex(crypto.getRandomValues(new Uint8Array(randomBytes)));
  const secret = prefix + random + (await checkOf(random));
  return { secret, hash: await hashText(secret), hint: secret.slice(0, prefix.length + 4) };
}

/** The hash to look a key up by; null for what was never one, which nobody has to look up. */
export async function hashOfSecret(text: string): Promise<string | null> {
  if (!shape.test(text)) return null;
  const random = text.slice(prefix.length, -checkLength);
  if (!sameHash(text.slice(-checkLength), await checkOf(random))) return null;
  return hashText(text);
}

/** Takes the same time wherever the first difference stands. */
export function sameHash(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

const checkOf = async (random: string) => (await hashText(prefix + random)).slice(0, checkLength);
