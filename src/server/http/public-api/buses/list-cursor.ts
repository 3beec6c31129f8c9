import { hash } from 'node:crypto';
import { ApiProblem } from '../../problem-details.ts';

/** Where a page of a list ended: how far down it was, and the last buses on it, the last one first. */
export type ListPosition = ReturnType<typeof readCursor>;

/** One or two may be sold between two pages; that all of these are is no page of the same list. */
const mostRemembered = 6;
export const longestCursor = 160;

/** Of the question and the position: a cursor of another question is none of this one. */
const sumOf = (question: string, position: string): string =>
  hash('sha256', `${question}\n${position}`, 'base64url').slice(0, 12);

/** Says where a page ended to whoever asks for the next one; means nothing to anybody else. */
export function writeCursor(question: string, { offset, last }: ListPosition): string {
  const figures = [offset, ...last.slice(0, mostRemembered)].map((one) => one.toString(36));
  const position = figures.join('.');
  return Buffer.from(`${position}~${sumOf(question, position)}`).toString('base64url');
}

/** Throws the problem of a cursor that is broken, or of another question. */
export function readCursor(question: string, cursor: string) {
  const [position = '', sum] = Buffer.from(cursor, 'base64url').toString('latin1').split('~');
  if (sum !== sumOf(question, position)) {
    throw new ApiProblem(
      'invalid-cursor',
      'Send `next` of an answer as `cursor`, with the same parameters as before, or leave it out.',
    );
  }
  const [offset = 0, ...last] = position.split('.').map((one) => Number.parseInt(one, 36));
  return { offset, last };
}
