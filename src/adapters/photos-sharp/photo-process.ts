/**
 * The photo process: decodes what strangers send, apart from the server, without its environment.
 * Started by `createPhotoProcessor`; answers one question at a time over the channel it was given.
 */
import sharp from 'sharp';
import { answerQuestions } from '#processes/child-process.ts';
import type { PhotoAnswer, PhotoQuestion } from './photo-messages.ts';
import { encodeAvif, processPhoto } from './process-photo.ts';

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`),
});
sharp.concurrency(1);
sharp.cache(false);

async function answer(question: PhotoQuestion): Promise<PhotoAnswer> {
  if (question.ask === 'avif') return { answer: 'avif', avif: await encodeAvif(question.bytes) };
  const { bytes, format, limits, edit } = question;
  return { answer: 'photo', result: await processPhoto(bytes, format, limits, edit) };
}

answerQuestions(answer);
