/**
 * The PDF process: sets sheets with a library that needs much memory for a moment, apart from the
 * server. Started by `createPdfMaker`; answers one question at a time over the channel it was given.
 */
import sharp from 'sharp';
import { answerQuestions } from '#processes/child-process.ts';
import type { PdfAnswer, PdfQuestion } from './pdf-messages.ts';
import { setSheet } from './set-sheet.ts';

sharp.concurrency(1);
sharp.cache(false);

answerQuestions(async (question: PdfQuestion): Promise<PdfAnswer> => {
  try {
    return { answer: 'made', bytes: await setSheet(question) };
  } catch (error) {
    return { answer: 'problem', problem: String(error) };
  }
});
