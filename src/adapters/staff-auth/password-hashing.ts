import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { createLine } from '#domain/line.ts';

/**
 * Of the four threads that Node has for hashes and for files, one is left for the files: forms and
 * photos are not held up by people who sign in. Those who wait are done within about two seconds.
 */
const line = createLine({ mostAtOnce: 3, mostWaiting: 32 });

/** Scrypt of the library, one line for the whole process. */
export const hashing = {
  hash: (password: string) => line.run(() => hashPassword(password)),
  verify: (stored: { hash: string; password: string }) => line.run(() => verifyPassword(stored)),
};
