import { t } from '@lingui/core/macro';
import type { DifferingValue } from '#domain/selling/present-submission.ts';
import type { SellFieldError } from '#domain/selling/read-sell-form.ts';
import { sellFields } from '#domain/selling/sell-form.ts';
import { say } from '#messages/i18n.ts';
import type { BodyFault } from '#site/body-fault.ts';
import { unreadable } from '#site/forms/form-words.ts';
import { stateName } from '#site/words/trade-words.ts';

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
    t`This bus was changed in another window meanwhile, or by us. What you typed here is not saved yet. Where it differs you read what is saved now: correct it, or save again to keep what stands here.`,
  'too-late': (phone: string) =>
    t`This bus cannot be changed here any more. Call ${phone} and we change it for you.`,
} as const;

/** What is saved now, beside what was typed in its place. */
export function differenceAt({ field, stored, typed }: DifferingValue): SellFieldError {
  const definition = sellFields.find(({ name }) => name === field);
  const shown = (value: string): string => {
    if (value === '') return t`nothing`;
    if (field === 'state') return stateName(value);
    const choice = definition?.choices?.[value];
    return choice === undefined ? t`“${{ words: value }}”` : say(choice);
  };
  const label = definition ? say(definition.label) : field;
  return {
    field,
    text: t`${label}. Saved now: ${{ stored: shown(stored) }}. Here: ${{ typed: shown(typed) }}.`,
  };
}

export const photoIsHere = () => t`This photo is here already.`;

/** For photos that another window removed: `captions` that were typed for them are told, to be kept by hand. */
export function goneProblem(captions: readonly string[]): string {
  const why = t`A photo that you changed is not here any more: it was removed in another window. Nothing was changed about it.`;
  const lost = captions.map((caption) => t`Its caption was “${caption}”.`);
  return [why, ...lost].join(' ');
}

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
