/**
 * The process that draws the demo's pictures: a minute of a processor, apart from the server, which
 * has its first visitors in that minute. Started by `loadDemo`; answers one question at a time.
 */
import { answerQuestions } from '#processes/child-process.ts';
import { renderDemoPictures } from './render-demo-pictures.ts';

export interface DemoPicturesQuestion {
  mediaDir: string;
  /** Pictures at most: whoever asks may end between two questions, and no picture is left half-made. */
  most: number;
}

/** `rendered`: 0 when all are there. `fault`: what the folder had against it. */
export type DemoPicturesAnswer = { rendered: number } | { fault: string };

answerQuestions(async (question: DemoPicturesQuestion): Promise<DemoPicturesAnswer> => {
  try {
    return await renderDemoPictures({ ...question, atOnce: 1 });
  } catch (error) {
    return { fault: String(error) };
  }
});
