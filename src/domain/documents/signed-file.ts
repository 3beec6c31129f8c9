import { toHex } from '../hash-text.ts';

/**
 * A signed file ends with a comment line of PDF: the report's number, the key and the signature. The
 * last 129 bytes are the signature, 128 hexadecimal digits and a line break; everything before them is
 * signed, the beginning of the line too. So it can be checked with nothing but the public key.
 */
const signatureHexDigits = 128;
/** Bytes at the end that are not signed. */
export const unsignedTailBytes = signatureHexDigits + 1;

/** A public key, as everybody may have it. */
export interface PublicKey {
  /** SHA-256 of the key in DER (SubjectPublicKeyInfo), in hexadecimal. */
  fingerprint: string;
  pem: string;
  /** ISO 8601. */
  madeAt: string;
}

/** Keys of this installation: the newest signs, all that ever signed are known. */
export interface SigningKeys {
  /** The newest first. */
  published(): Promise<readonly PublicKey[]>;
  /** Signs with the newest key what `write` makes of its fingerprint. */
  sign(write: (fingerprint: string) => Uint8Array): Promise<Uint8Array>;
  /** Null when no key has this fingerprint. */
  verify(fingerprint: string, bytes: Uint8Array, signature: Uint8Array): Promise<boolean | null>;
}

/** What a copy of a file is. `changed`: signed by us, and not as it was then. */
export type CopyVerdict =
  | { is: 'genuine'; number: string; fingerprint: string }
  | { is: 'changed' | 'not-ours' };

const lineBefore =
  /\n%omnibus-signed report=(CR-[0-9A-Z]{4}-[0-9A-Z]{4}) key=([0-9a-f]{64}) ed25519=$/;
/** Longer than the line. */
const lineBytes = 200;

/** The file with its signature. */
export async function signFile(
  bytes: Uint8Array,
  number: string,
  keys: SigningKeys,
): Promise<Uint8Array<ArrayBuffer>> {
  let signed = new Uint8Array();
  const signature = await keys.sign((fingerprint) => {
    signed = joined(bytes, ascii(`\n%omnibus-signed report=${number} key=${fingerprint} ed25519=`));
    return signed;
  });
  return joined(signed, ascii(`${toHex(signature)}\n`));
}

/** What a file is that somebody has. Any bytes may come. */
export async function verifyFile(file: Uint8Array, keys: SigningKeys): Promise<CopyVerdict> {
  const signed = file.subarray(0, -unsignedTailBytes);
  const line = lineBefore.exec(text(signed.subarray(-lineBytes)));
  const tail = text(file.subarray(-unsignedTailBytes));
  if (!line) return { is: 'not-ours' };
  const [, number = '', fingerprint = ''] = line;
  // Upper-case digits would be another file with the same signature.
  if (!/^[0-9a-f]{128}\n$/.test(tail)) return { is: 'changed' };
  const isGenuine = await keys.verify(fingerprint, signed, fromHex(tail.trimEnd()));
  if (isGenuine === null) return { is: 'not-ours' };
  return isGenuine ? { is: 'genuine', number, fingerprint } : { is: 'changed' };
}

const ascii = (words: string) => new TextEncoder().encode(words);
const text = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
const fromHex = (digits: string) =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}
