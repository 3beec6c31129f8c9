export type PhoneReading =
  /** `text` as typed, to dial and to show. */
  | { outcome: 'number'; text: string }
  /** Somebody's word for having none ("none", "-"). */
  | { outcome: 'none' }
  | { outcome: 'wrong' };

/** E.164 has 15 digits; extensions and habits of writing add some. */
const mostDigits = 20;
/** With its area code, as the United States and their neighbours have it. */
const fewestDigits = 10;
/** After `+` and a country code; there, some islands have no more. */
const fewestAbroad = 7;
const keypad: Readonly<Record<string, string>> = Object.fromEntries(
  ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'].flatMap((letters, index) =>
    [...letters].map((letter) => [letter, String(index + 2)]),
  ),
);

/**
 * Whether a text is a phone number the way people write them: extensions, words around it, letters for
 * digits ("1-800-BUS-SALE"), digits of other scripts. Browsers ask it too, so it is light; what a
 * machine dials, `e164Of` finds out.
 */
export function readPhone(text: string): PhoneReading {
  const bare = withoutScheme(text);
  const digits = digitsIn(bare);
  if (digits === 0) return { outcome: saysNone(bare) ? 'none' : 'wrong' };
  const numbers = dialled(bare).split(apart);
  if (digits > mostDigits || !numbers.some(isWhole)) return { outcome: 'wrong' };
  return { outcome: 'number', text: bare };
}

/**
 * What people write into a field that they mean to leave empty. Other words are somebody's answer,
 * such as "call me": they are asked about, not dropped.
 */
const wordsForNone = {
  en: ['', 'none', 'no', 'no phone', 'n a', 'na', 'nil', 'null', 'same', 'unknown', 'x', 'xxx'],
  es: ['ninguno', 'ninguna', 'no tengo', 'sin teléfono', 'igual'],
  fr: ['aucun', 'aucune', 'non', 'néant', 's o', 'idem', 'pas de téléphone'],
};
const forNone: ReadonlySet<string> = new Set(Object.values(wordsForNone).flat());

const saysNone = (text: string): boolean =>
  forNone.has(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, ' ')
      .trim(),
  );

/** What stands between a number and its extension, a second number or other figures. */
const apart = /[\p{L}#,;]+/u;

const isWhole = (number: string): boolean =>
  digitsIn(number) >= (/[+＋]\D*[2-9]/.test(number) ? fewestAbroad : fewestDigits);
const digitsIn = (text: string): number => (text.match(/\p{Nd}/gu) ?? []).length;
const withoutScheme = (text: string): string => text.trim().replace(/^tel:/i, '');

/** Letters become digits only where digits are missing in a toll-free number; elsewhere they are words. */
export function dialled(text: string): string {
  const [, number = '', extension = ''] = /^(.*?)(\s(?:ext\.?|x)\s*\d+)?$/is.exec(text) ?? [];
  const tollFree = /^\+?1?[\s.(-]*8(?:00|33|44|55|66|77|88)[\s.)-]*[A-Z\d][A-Z\d\s.-]{6,}$/i.test(
    number,
  );
  const whole = (number.match(/\d/g) ?? []).length >= 10;
  if (!tollFree || whole) return text;
  return number.toUpperCase().replace(/[A-Z]/g, (letter) => keypad[letter] ?? letter) + extension;
}
