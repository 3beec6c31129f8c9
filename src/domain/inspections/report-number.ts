import { randomLetters, typedLetters } from '#domain/leads/reference.ts';

const shape = /^CR(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/;

/** The public name of a report, from 8 random bytes: 40 bits of chance, so that none can be guessed. */
export function makeReportNumber(randomBytes: Uint8Array): string {
  const letters = randomLetters(randomBytes.subarray(0, 8));
  return `CR-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** A number as a person may type it, in its one spelling; null when it cannot be one. */
export function readReportNumber(text: string): string | null {
  const letters = typedLetters(text.slice(0, 40), 'CR');
  const number = `CR-${letters.slice(0, 4)}-${letters.slice(4)}`;
  return shape.test(number) ? number : null;
}
