/**
 * The process of foreign texts: sanitizes what a content service sends, apart from the server.
 * Started by `createForeignTexts`; answers one question at a time over the channel it was given.
 */
import { answerQuestions } from '#processes/child-process.ts';
import { foreignBody, pictureAddresses } from './foreign-body.ts';
import type { TextAnswer, TextQuestion } from './foreign-texts.ts';

answerQuestions(async (question: TextQuestion): Promise<TextAnswer> =>
  question.ask === 'body'
    ? { body: foreignBody(question.html, question.parts) }
    : { addresses: pictureAddresses(question.html) },
);
