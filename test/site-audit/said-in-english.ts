import type { Messages } from '@lingui/core';
import { Window } from 'happy-dom';
import { usStates } from '#domain/inventory/vocabulary/states.ts';
import type { LanguageCode } from '#messages/languages.ts';
import { isNames } from './names-in-texts.ts';
import { textsLeft } from './words-left.ts';

/** All that a page says, shows or reads out in its own language. */
export function textsOf(html: string): string[] {
  const { document } = new Window();
  document.write(html);
  return textsLeft(document as unknown as Document).map(({ text }) => text);
}

/** What these say alike in every language: figures with units, addresses, places, file names. */
const alike =
  /^(?:[\d\s,.$–-]+(?:mi|lb|km|kg|h|ft|m|US)?|.*@.*|https?:.*|#?[A-Z0-9-]+|\(?\d.*|© .*|.*, [A-Z]{2}|[\w.-]+\.(?:jpg|png|webp).*|[a-z]\.jpg.*)$/;
const states = new Set(usStates.map(({ name }) => name));

const catalogues = import.meta.glob<Messages>('/languages/*/messages.po', {
  eager: true,
  import: 'messages',
});

/** Words that a translator has left as they are: "Transport" is French, too. */
function sameWords(language: LanguageCode): ReadonlySet<string> {
  const [english, other] = ['en', language].map(
    (one) => catalogues[`/languages/${one}/messages.po`]!,
  );
  const plain = (message: unknown) => (Array.isArray(message) ? message.join('') : String(message));
  return new Set(
    Object.entries(english!).flatMap(([id, message]) => {
      const text = plain(message);
      return text === plain(other![id]) ? [text] : [];
    }),
  );
}

/**
 * Texts that a page in another language has in common with the same page in English. Names, figures
 * and `data` (what the test put in, or content that nobody has translated) may be.
 */
export function saidInEnglish(
  language: LanguageCode,
  english: string,
  other: string,
  data: (text: string) => boolean,
): string[] {
  const known = new Set(textsOf(english));
  const same = sameWords(language);
  return textsOf(other).filter(
    (text) =>
      known.has(text) &&
      !isNames(text) &&
      !alike.test(text) &&
      !states.has(text) &&
      !same.has(text) &&
      !data(text),
  );
}
