import { parsePhoneNumberFromString } from 'libphonenumber-js';

export type PhoneReading =
  /** `e164` is null when it is a number to a person but not to the library. */
  | { outcome: 'number'; text: string; e164: string | null }
  /** Nothing to dial in it ("none", "-"). */
  | { outcome: 'none' }
  | { outcome: 'wrong' };

/** E.164 has 15 digits; extensions and habits of writing add some. */
const mostDigits = 20;
const fewestDigits = 7;
const keypad: Readonly<Record<string, string>> = Object.fromEntries(
  ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'].flatMap((letters, index) =>
    [...letters].map((letter) => [letter, String(index + 2)]),
  ),
);

/**
 * Reads a phone number the way people write them: US by default, `+` for anywhere else, extensions,
 * words around it, letters for digits ("1-800-BUS-SALE"), digits of other scripts.
 */
export function readPhone(text: string): PhoneReading {
  const bare = text.trim().replace(/^tel:/i, '');
  const digits = (bare.match(/\p{Nd}/gu) ?? []).length;
  if (digits === 0) return { outcome: 'none' };
  if (digits > mostDigits) return { outcome: 'wrong' };
  const parsed = parsePhoneNumberFromString(dialled(bare), 'US');
  if (parsed?.isPossible()) return { outcome: 'number', text: bare, e164: parsed.number };
  return digits < fewestDigits
    ? { outcome: 'wrong' }
    : { outcome: 'number', text: bare, e164: null };
}

/** Letters become digits only where digits are missing in a toll-free number; elsewhere they are words. */
function dialled(text: string): string {
  const tollFree = /^\+?1?[\s.(-]*8(?:00|33|44|55|66|77|88)[\s.)-]*[A-Z\d][A-Z\d\s.-]{6,}$/i.test(
    text,
  );
  const whole = (text.match(/\d/g) ?? []).length >= 10;
  if (!tollFree || whole) return text;
  return text.toUpperCase().replace(/[A-Z]/g, (letter) => keypad[letter] ?? letter);
}
