import type { BodyFault } from '#site/body-fault.ts';

/** Said above a form that could not be read; `phone` is what remains when nothing works. */
export const unreadable: Record<BodyFault['status'], (phone: string) => string> = {
  400: (phone) => `The form did not arrive whole. Please send it again, or call ${phone}.`,
  413: (phone) =>
    `That is more text than we can take at once. Go back, shorten it and send it again, or call ${phone}.`,
  415: (phone) => `We can only read what this form sends. Please use it, or call ${phone}.`,
  503: (phone) =>
    `Very much is being sent to us at the moment. Please wait a minute and send it again, or call ${phone}.`,
};

export const tooOften = (seconds: number, phone: string): string =>
  `That was a lot at once. Please wait ${inWords(seconds)} and press the button again, or call ${phone}. What you typed is still here.`;

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'one second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
