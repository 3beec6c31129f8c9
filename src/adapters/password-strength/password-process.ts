/** The password process: has the dictionaries, 80 MB of them. Started by `createPasswordStrength`. */
import { answerQuestions } from '#processes/child-process.ts';
import { createPasswordJudge } from './judge-password.ts';
import type { PasswordAnswer, PasswordQuestion } from './password-messages.ts';

const judge = createPasswordJudge();
answerQuestions<PasswordQuestion, PasswordAnswer>(async ({ password, words }) => ({
  weaknesses: judge(password, words),
}));
