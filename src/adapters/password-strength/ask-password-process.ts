import type { PasswordStrength } from '#domain/staff/password-rules.ts';
import { askOnce, processEntry } from '#files/ask-process.ts';
import { passwordLimits, type PasswordAnswer } from './password-messages.ts';

/** Members set passwords seldom; more at once than this wait for nobody. */
const mostWaiting = 20;

/**
 * How strong passwords are, by zxcvbn in a process of its own: its dictionaries fill 80 MB, and one
 * password can take it a quarter of a second, in which the server would answer nobody. One at a time.
 */
export function createPasswordStrength(): PasswordStrength {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    async weaknesses(password, words) {
      if (waiting >= mostWaiting) return null;
      waiting += 1;
      const asked = last.then(() =>
        askOnce<PasswordAnswer>(
          processEntry(import.meta.dirname, 'password-process'),
          { password, words },
          passwordLimits,
        ),
      );
      last = asked.catch(() => {});
      try {
        const given = await asked;
        return given.outcome === 'answered' ? given.answer.weaknesses : null;
      } finally {
        waiting -= 1;
      }
    },
  };
}
