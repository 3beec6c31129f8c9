import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { dialled } from './read-phone.ts';

/**
 * A number that `readPhone` has read, as E.164: US by default, `+` for anywhere else. Null when it is
 * a number to a person but not to the library, which is too heavy for a browser.
 */
export function e164Of(phone: string | null): string | null {
  if (phone === null) return null;
  const parsed = parsePhoneNumberFromString(dialled(phone), 'US');
  return parsed?.isPossible() ? parsed.number : null;
}
