/** Crockford's alphabet: no I, L, O or U, so that a reference survives a phone call. */
export const referenceLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const shape = /^OM(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

/** One letter for each byte, five bits of chance in each. */
export const randomLetters = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => referenceLetters[byte & 31]).join('');

/** Letters as a person may type them, without the prefix that all of a kind have. */
export const typedLetters = (text: string, prefix: string): string =>
  text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(new RegExp(`^${prefix}`), '')
    .replace(/[IL]/g, '1')
    .replaceAll('O', '0');

/** A new reference from 12 random bytes: 60 bits of chance, so that none can be guessed. */
export function makeReference(randomBytes: Uint8Array): string {
  const letters = randomLetters(randomBytes.subarray(0, 12));
  return `OM-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8, 12)}`;
}

/** A reference as a person may type it, in its one spelling; null when it cannot be one. */
export function readReference(text: string): string | null {
  const letters = typedLetters(text, 'OM');
  const reference = `OM-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
  return shape.test(reference) ? reference : null;
}

/** References of demo data begin like this; chance makes one such in sixteen million. */
export const demoReference = 'OM-DEM0-';
