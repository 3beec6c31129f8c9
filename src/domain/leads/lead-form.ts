import { callTimes } from './lead-details.ts';
import type { LeadKind } from './lead-states.ts';

export type LeadFieldName =
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'email'
  | 'message'
  | 'callTime'
  | 'slot'
  | 'wanted';

export type LeadFieldControl = 'text' | 'tel' | 'email' | 'area' | 'choice';

/**
 * One field of a lead form: the page renders it, the server reads it and the browser's script knows
 * from it what is required, so the three cannot disagree.
 */
export interface LeadField {
  name: LeadFieldName;
  /** The label of spec §2 without its `*`. */
  label: string;
  control: LeadFieldControl;
  required: boolean;
  /** Said when a required field is empty; tells what to do. */
  missing: string;
  /** Characters (code points) at most. */
  maxLength: number;
  autoComplete?: string;
  hint?: string;
}

const field = (
  name: LeadFieldName,
  label: string,
  control: LeadFieldControl,
  rest: Partial<LeadField> = {},
): LeadField => ({ name, label, control, required: false, missing: '', maxLength: 100, ...rest });

const required = (missing: string): Partial<LeadField> => ({ required: true, missing });

const firstName = field('firstName', 'First name', 'text', {
  ...required('Enter your first name'),
  autoComplete: 'given-name',
});
const lastName = field('lastName', 'Last name', 'text', { autoComplete: 'family-name' });
const email = field('email', 'Email', 'email', {
  ...required('Enter your email address'),
  autoComplete: 'email',
  maxLength: 254,
});
const optionalEmail: LeadField = { ...email, required: false, missing: '' };
const phone = field('phone', 'Phone number', 'tel', { autoComplete: 'tel', maxLength: 60 });
const message = field('message', 'Message', 'area', {
  ...required('Enter your message'),
  maxLength: 10_000,
});
const optionalMessage: LeadField = { ...message, required: false, missing: '' };

/** The fields of each form in order (contact: spec §2). */
export const leadForms: Readonly<Record<LeadKind, readonly LeadField[]>> = {
  contact: [firstName, lastName, phone, email, message],
  callback: [
    firstName,
    lastName,
    { ...phone, ...required('Enter the phone number we should call') },
    field('callTime', 'Best time to call', 'choice'),
    optionalEmail,
    { ...optionalMessage, label: 'What is it about?' },
  ],
  'video-tour': [
    firstName,
    lastName,
    email,
    phone,
    field('slot', 'Day and time', 'choice', required('Choose a day and time')),
    { ...optionalMessage, label: 'What should we show you?' },
  ],
  'bus-alert': [
    field('wanted', 'Which bus do you want?', 'text', {
      ...required('Describe the bus you want'),
      maxLength: 200,
      hint: 'For example “15 passenger shuttle with lift under 40k”',
    }),
    email,
    { ...firstName, required: false, missing: '' },
  ],
};

/** Values offered by the choice fields that do not depend on the clock. */
export const fieldChoices: Readonly<
  Partial<Record<LeadFieldName, Readonly<Record<string, string>>>>
> = {
  callTime: callTimes,
};
