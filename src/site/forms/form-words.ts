import { plural, t } from '@lingui/core/macro';
import type { BodyFault } from '#site/body-fault.ts';

/** Said above a form that could not be read; `phone` is what remains when nothing works. */
export const unreadable: Record<BodyFault['status'], (phone: string) => string> = {
  400: (phone) => t`The form did not arrive whole. Please send it again, or call ${phone}.`,
  413: (phone) =>
    t`That is more text than we can take at once. Go back, shorten it and send it again, or call ${phone}.`,
  415: (phone) => t`We can only read what this form sends. Please use it, or call ${phone}.`,
  503: (phone) =>
    t`Very much is being sent to us at the moment. Please wait a minute and send it again, or call ${phone}.`,
};

/** Said to whoever sends more often than a person would. */
export function tooOften(seconds: number, phone: string): string {
  if (seconds < 90) {
    return t`That was a lot at once. Please wait ${plural(seconds, { one: 'one second', other: '# seconds' })} and press the button again, or call ${phone}. What you typed is still here.`;
  }
  const minutes = Math.ceil(seconds / 60);
  return t`That was a lot at once. Please wait ${plural(minutes, { one: '# minute', other: '# minutes' })} and press the button again, or call ${phone}. What you typed is still here.`;
}
