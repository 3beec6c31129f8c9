import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { createLine } from '#domain/line.ts';

/**
 * Of the four threads that Node has for hashes and for files, one is left for the files: forms and
 * photos are not held up by people who sign in. Those who wait are done within about two seconds.
 */
const line = createLine({ mostAtOnce: 3, mostWaiting: 32 });

/** How passwords are kept. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(stored: { hash: string; password: string }): Promise<boolean>;
}

/** Of the library, and slow on purpose. */
export const scrypt: PasswordHashing = { hash: hashPassword, verify: verifyPassword };

/** One line for the whole process. `hashing` is scrypt unless told otherwise. */
export const hashInLine = (hashing: PasswordHashing = scrypt): PasswordHashing => ({
  hash: (password) => line.run(() => hashing.hash(password)),
  verify: (stored) => line.run(() => hashing.verify(stored)),
});
