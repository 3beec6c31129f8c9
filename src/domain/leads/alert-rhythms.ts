import { msg } from '@lingui/core/runtime-macro';

/** How often an alert may write; the first of them is what alerts have that were never asked. */
export const alertRhythms = {
  'at-once': msg`At once`,
  daily: msg`At most once a day`,
  weekly: msg`At most once a week`,
} as const;

export type AlertRhythm = keyof typeof alertRhythms;

/** Days that lie between two mails at least. */
export const rhythmDays: Readonly<Record<AlertRhythm, number>> = {
  'at-once': 0,
  daily: 1,
  weekly: 7,
};
