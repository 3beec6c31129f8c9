/** Crockford's alphabet: no I, L, O or U, so that a reference survives a phone call. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const shape = /^OM(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

/** A new reference from 12 random bytes: 60 bits of chance, so that none can be guessed. */
export function makeReference(randomBytes: Uint8Array): string {
  const letters = Array.from(randomBytes.subarray(0, 12), (byte) => alphabet[byte & 31]).join('');
  return `OM-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8, 12)}`;
}

/** A reference as a person may type it, in its one spelling; null when it cannot be one. */
export function readReference(text: string): string | null {
  const letters = text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^OM/, '')
    .replace(/[IL]/g, '1')
    .replaceAll('O', '0');
  const reference = `OM-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
  return shape.test(reference) ? reference : null;
}

/** References of demo data begin like this; chance makes one such in sixteen million. */
export const demoReference = 'OM-DEM0-';
