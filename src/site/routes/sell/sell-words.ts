import { t } from '@lingui/core/macro';
import type { BodyFault } from '#site/body-fault.ts';
import { unreadable } from '#site/forms/form-words.ts';

/** What is said above the form when it could not be taken as a whole. */
export const startProblems = {
  'bad-key': () =>
    t`The form was changed on its way, or is incomplete. What you typed is still here: please press the button again.`,
  'key-conflict': (phone: string) =>
    t`This form was sent before with other details. To correct that bus, use its private link. To send this as another bus, press the button again, or call ${phone}.`,
  unavailable: (phone: string) =>
    t`We could not save your bus. What you typed is still here: try again in a few minutes, or call ${phone} and we write it down for you.`,
} as const;

export const unreadableSell = (status: BodyFault['status'], phone: string): string =>
  status === 400
    ? t`The form did not arrive whole. Please go back and send it again, or call ${phone}.`
    : unreadable[status](phone);

export const correctProblems = {
  'changed-elsewhere': () =>
    t`These details were changed in another window meanwhile. What you typed here is not saved yet: look through it and save again.`,
  'too-late': (phone: string) =>
    t`This bus cannot be changed here any more. Call ${phone} and we change it for you.`,
} as const;

/** Why a posted form with photos could not be read to its end. Earlier photos of it are stored. */
export function uploadProblem(reason: BodyFault['reason']): string {
  switch (reason) {
    case 'too-many-parts':
      return t`That are too many files at once. Send up to 24 photos.`;
    case 'too-large':
      return t`That is too much at once. Send a few photos at a time; those below have arrived already.`;
    case 'cut-short':
      return t`The connection was lost before everything arrived. Photos below are safe; send the others again.`;
    default:
      return t`The form did not arrive as it should. Please choose the photos again.`;
  }
}
