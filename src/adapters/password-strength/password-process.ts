/**
 * The password process: has the dictionaries, 80 MB of them, for as long as one question takes.
 * Started by `askPasswordProcess`.
 */
import { createPasswordJudge } from './judge-password.ts';
import type { PasswordAnswer, PasswordQuestion } from './password-messages.ts';

process.on('message', ({ password, words }: PasswordQuestion) => {
  const answer: PasswordAnswer = { weaknesses: createPasswordJudge()(password, words) };
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
