import type { PasswordStrength } from '#domain/staff/password-rules.ts';
import { programBeside } from '#processes/child-process.ts';
import { createProcessLine } from '#processes/process-line.ts';
import {
  passwordProcess,
  type PasswordAnswer,
  type PasswordQuestion,
} from './password-messages.ts';

/**
 * How strong passwords are, by zxcvbn in a process of its own: its dictionaries fill 80 MB, and one
 * password can take it a quarter of a second, in which the server would answer nobody. One at a time.
 */
export function createPasswordStrength(): PasswordStrength {
  const line = createProcessLine<PasswordQuestion, PasswordAnswer>({
    entry: programBeside(import.meta.dirname, 'password-process'),
    ...passwordProcess,
  });
  return {
    async weaknesses(password, words) {
      const given = await line.ask({ password, words });
      return given.outcome === 'answered' ? given.answer.weaknesses : null;
    },
  };
}
