import { e164Of } from '../forms/e164-of.ts';
import type { OpeningHours } from '../office/opening-hours.ts';
import { errorsOf, readForm, type FieldError, type FormValues } from '../forms/read-form.ts';
import {
  leadFields,
  type LeadDetails,
  type LeadField,
  type LeadFieldName,
  type LeadKind,
  type LeadTyped,
} from './lead-forms.ts';

/** The person's own part of a lead, cleaned. */
export interface PostedLead {
  kind: LeadKind;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  phoneE164: string | null;
  message: string | null;
  email: string | null;
  details: LeadDetails;
}

export type PostedLeadReading =
  | { ok: true; posted: PostedLead }
  | { ok: false; errors: FieldError<LeadFieldName>[] };

/**
 * Reads one form. Lenient on purpose: it refuses only what is empty, too long, or cannot be used to
 * answer the person. Errors come in the order of the fields, one a field.
 */
export function readPostedLead(
  kind: LeadKind,
  typed: LeadTyped,
  now: Date,
  office?: OpeningHours,
): PostedLeadReading {
  const fields = leadFields(kind, typed);
  const { values, faults } = readForm(fields, typed, now, office);
  if (faults.size > 0) return { ok: false, errors: errorsOf(fields, faults) };
  // A form asks for some of the fields.
  const { firstName, lastName, phone, message, email, ...rest }: Partial<FormValues<LeadField>> =
    values;
  const told = Object.entries(rest).filter(([, value]) => value !== null);
  const posted: PostedLead = {
    kind,
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    phone: phone ?? null,
    phoneE164: e164Of(phone ?? null),
    message: message ?? null,
    email: email ?? null,
    details: Object.fromEntries(told),
  };
  return { ok: true, posted };
}
