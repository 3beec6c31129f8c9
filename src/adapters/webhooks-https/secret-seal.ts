import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Keeps secrets of receivers so that a copy of the database alone signs nothing. Seals with a key
 * derived from the secret of the back office.
 */
export function createSecretSeal(staffSecret: string) {
  const key = Buffer.from(hkdfSync('sha256', staffSecret, '', 'omnibus webhook secrets', 32));
  return {
    seal(text: string): string {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    /** Null when it was sealed with another key, or is damaged. */
    open(text: string): string | null {
      const sealed = Buffer.from(text, 'base64url');
      const [nonceEnd, tagEnd] = [nonceBytes, nonceBytes + tagBytes];
      if (sealed.length < tagEnd) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceEnd));
      decipher.setAuthTag(sealed.subarray(nonceEnd, tagEnd));
      try {
        const opened = [decipher.update(sealed.subarray(tagEnd)), decipher.final()];
        return Buffer.concat(opened).toString('utf8');
      } catch {
        // The tag does not fit: another STAFF_SECRET than then.
        return null;
      }
    },
  };
}
