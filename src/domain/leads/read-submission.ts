import { callTimes, type LeadDetails } from './lead-details.ts';
import { leadForms, type LeadField, type LeadFieldName } from './lead-form.ts';
import type { LeadKind } from './lead-states.ts';
import { readEmail } from '../forms/read-email.ts';
import { readPhone } from '../forms/read-phone.ts';
import { isBlank, lengthOf, manyLines, oneLine } from '../forms/read-text.ts';
import { tourSlots } from './tour-slots.ts';

/** What was typed, by field; unknown fields are not in it. */
export type TypedValues = Partial<Record<LeadFieldName, string>>;

/** One thing to put right: the words stand in the summary and at the field alike. */
export interface FieldError {
  field: LeadFieldName;
  text: string;
}

/** The person's own part of a lead, cleaned. */
export interface Submission {
  kind: LeadKind;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  phoneE164: string | null;
  message: string | null;
  details: LeadDetails;
}

export type SubmissionReading =
  | { ok: true; submission: Submission }
  | { ok: false; errors: FieldError[] };

/**
 * Reads one form. Lenient on purpose: it refuses only what is empty, too long, or cannot be used to
 * answer the person. Errors come in the order of the fields, one a field.
 */
export function readSubmission(kind: LeadKind, typed: TypedValues, now: Date): SubmissionReading {
  const submission: Submission = {
    kind,
    firstName: null,
    lastName: null,
    email: null,
    phone: null,
    phoneE164: null,
    message: null,
    details: {},
  };
  const errors: FieldError[] = [];
  for (const field of leadForms[kind]) {
    const text = readField(submission, field, typed[field.name] ?? '', now);
    if (text !== null) errors.push({ field: field.name, text });
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, submission };
}

/** Puts one value into the submission; returns what is wrong with it, or null. */
function readField(into: Submission, field: LeadField, raw: string, now: Date): string | null {
  const text = field.control === 'area' ? manyLines(raw) : oneLine(raw);
  if (isBlank(text)) return field.required ? field.missing : null;
  if (lengthOf(text) > field.maxLength) return tooLong(field, lengthOf(text));
  switch (field.name) {
    case 'email':
      into.email = readEmail(text);
      return into.email === null ? wrongEmail : null;
    case 'phone': {
      const reading = readPhone(text);
      if (reading.outcome === 'none') return field.required ? wrongPhone : null;
      if (reading.outcome === 'wrong') return wrongPhone;
      into.phone = reading.text;
      into.phoneE164 = reading.e164;
      return null;
    }
    case 'callTime':
      if (Object.hasOwn(callTimes, text)) into.details.callTime = text;
      return null;
    case 'slot': {
      const slot = tourSlots(now).find(({ startsAt }) => startsAt === text);
      if (!slot) return 'Choose a day and time that is still free';
      into.details.slot = slot;
      return null;
    }
    case 'wanted':
      into.details.wanted = text;
      return null;
    case 'firstName':
    case 'lastName':
    case 'message':
      into[field.name] = text;
      return null;
  }
}

const wrongEmail = 'Enter an email address in the correct format, like name@example.com';
const wrongPhone = 'Enter a phone number with its area code, like (856) 555-0100';

function tooLong({ label, maxLength }: LeadField, length: number): string {
  const most = maxLength.toLocaleString('en-US');
  const surplus = (length - maxLength).toLocaleString('en-US');
  return `${label} must be ${most} characters or fewer; remove ${surplus}`;
}
