import { nameWords } from '#domain/inventory/vocabulary/name-key.ts';
import { fullName, type Lead } from '../leads/lead.ts';

type Known = Pick<Lead, 'firstName' | 'lastName' | 'email' | 'phone' | 'phoneE164'>;

/** Within a sentence: its full stop is none of it. */
const address = /[^\s,;:<>()"]+@[^\s,;:<>()"]*[^\s,;:<>()".]/g;
/** Of phone numbers as people note them, with or without the code of the country. */
const dialedDigits = 10;

/**
 * Tells which notes name whoever wrote these: by e-mail address, phone, or first and last name together, as
 * a first name alone is that of many.
 */
export function namesPerson(leads: readonly Known[]): (note: string) => boolean {
  const names = leads.flatMap((lead) =>
    lead.firstName && lead.lastName ? [asWords(fullName(lead)!)] : [],
  );
  const emails = new Set(leads.map(({ email }) => email?.toLowerCase()));
  const dialed = leads.flatMap(({ phone, phoneE164 }) => {
    const digits = onlyDigits(phoneE164 ?? phone ?? '').slice(-dialedDigits);
    return digits.length === dialedDigits ? [digits] : [];
  });
  return (note) => {
    const words = asWords(note);
    const digits = onlyDigits(note);
    return (
      names.some((name) => words.includes(name)) ||
      (note.toLowerCase().match(address) ?? []).some((email) => emails.has(email)) ||
      dialed.some((phone) => digits.includes(phone))
    );
  };
}

/** Between spaces, so that a name is not found within a longer one. */
const asWords = (text: string) => ` ${nameWords(text).join(' ')} `;
const onlyDigits = (text: string) => text.replace(/\D/g, '');
