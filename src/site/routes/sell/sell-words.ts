import type { BodyFault } from '#site/body-fault.ts';
import { unreadable } from '#site/forms/form-words.ts';

/** What is said above the form when it could not be taken as a whole. */
export const startProblems = {
  'bad-key': () =>
    'The form was changed on its way, or is incomplete. What you typed is still here: please press the button again.',
  'key-conflict': (phone: string) =>
    `This form was sent before with other details. To correct that bus, use its private link. To send this as another bus, press the button again, or call ${phone}.`,
  unavailable: (phone: string) =>
    `We could not save your bus. What you typed is still here: try again in a few minutes, or call ${phone} and we write it down for you.`,
} as const;

export const unreadableSell = (status: BodyFault['status'], phone: string): string =>
  status === 400
    ? `The form did not arrive whole. Please go back and send it again, or call ${phone}.`
    : unreadable[status](phone);

export const correctProblems = {
  'changed-elsewhere': () =>
    'These details were changed in another window meanwhile. What you typed here is not saved yet: look through it and save again.',
  'too-late': (phone: string) =>
    `This bus cannot be changed here any more. Call ${phone} and we change it for you.`,
} as const;

/** Why a posted form with photos could not be read to its end. Earlier photos of it are stored. */
export function uploadProblem(reason: BodyFault['reason']): string {
  switch (reason) {
    case 'too-many-parts':
      return 'That are too many files at once. Send up to 24 photos.';
    case 'too-large':
      return 'That is too much at once. Send a few photos at a time; those below have arrived already.';
    case 'cut-short':
      return 'The connection was lost before everything arrived. Photos below are safe; send the others again.';
    default:
      return 'The form did not arrive as it should. Please choose the photos again.';
  }
}
