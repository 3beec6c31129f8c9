import { passwordWords } from './password-words.ts';

/** ASVS 6.2: length counts, composition does not; what is guessed first is refused. In characters. */
export const shortestPassword = 12;
export const longestPassword = 128;

/** What makes a password quick to guess, in words for a sentence. */
const weaknessWords = {
  'own-word': 'a name or address of yours, or words that belong to this site',
  'common-password': 'one of the most used passwords',
  'common-word': 'few and common words',
  date: 'a date or a year',
  keys: 'keys that lie side by side',
  repetition: 'something that repeats',
  sequence: 'letters or digits in their order',
  decoration: 'digits, signs or capitals that everybody adds',
  short: 'too little',
} as const;
export type Weakness = keyof typeof weaknessWords;

/** Judges passwords as somebody does who guesses them, with dictionaries. */
export interface PasswordStrength {
  /**
   * Empty for a password that takes long to guess. `words` are known to whoever guesses. Null when it
   * cannot be told at the moment.
   */
  weaknesses(password: string, words: readonly string[]): Promise<readonly Weakness[] | null>;
}

export interface PasswordRules {
  /** What is wrong with a new password, in words for its field; null when it may be used. */
  problem(password: string, person: { email: string; name: string }): Promise<string | null>;
}

export function createPasswordRules(parts: {
  strength: PasswordStrength;
  siteName: string;
}): PasswordRules {
  return {
    async problem(password, person) {
      const { length } = [...password];
      if (length < shortestPassword)
        return `Use at least ${shortestPassword} characters; this has ${length}. Three or four words in a row do.`;
      if (length > longestPassword)
        return `Use ${longestPassword} characters or fewer; this has ${length.toLocaleString('en-US')}.`;
      const words = passwordWords({ ...person, siteName: parts.siteName });
      const found = await parts.strength.weaknesses(password, words);
      if (found === null)
        return 'It could not be checked just now. Wait a moment and send it again.';
      if (found.length === 0) return null;
      const list = new Intl.ListFormat('en', { type: 'conjunction' });
      const made = list.format(found.map((one) => weaknessWords[one]));
      return `This is guessed quickly: it is made of ${made}. Three or four words that have nothing to do with each other are better.`;
    },
  };
}
