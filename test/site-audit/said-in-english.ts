import type { Messages } from '@lingui/core';
import { usStates } from '#domain/inventory/vocabulary/states.ts';
import type { LanguageCode } from '#messages/languages.ts';
import { readPage } from '#test/setup/read-page.ts';
import { isNames } from './names-in-texts.ts';
import { textsLeft } from './words-left.ts';

/** All that a page says, shows or reads out in its own language. */
export function textsOf(html: string): string[] {
  return textsLeft(readPage(html)).map(({ text }) => text);
}

/** What these say alike in every language: figures with units, addresses, places, file names. */
const alike =
  /^(?:[\d\s,.$–-]+(?:mi|lb|km|kg|h|ft|m|US)?|.*@.*|https?:.*|#?[A-Z0-9-]+|\(?\d.*|© .*|.*, [A-Z]{2}|[\w.-]+\.(?:jpg|png|webp).*|[a-z]\.jpg.*)$/;
const states = new Set(usStates.map(({ name }) => name));

const catalogues = import.meta.glob<Messages>('/languages/*/messages.po', {
  eager: true,
  import: 'messages',
});

/** What a translator has left as it is: "Transport" is French, too. Elements part a sentence. */
function sameInEnglish(language: LanguageCode): (text: string) => boolean {
  const [english, other] = ['en', language].map(
    (one) => catalogues[`/languages/${one}/messages.po`]!,
  );
  const same = Object.entries(english!).flatMap(([id, message]) => {
    const text = patternOf(message);
    return text === patternOf(other![id]) ? text.split(/<\/?\d+\/?>/) : [];
  });
  const pattern = new RegExp(`^(?:${same.map((one) => one.trim()).join('|')})$`);
  return (text) => pattern.test(text);
}

/** A compiled message as a pattern: any figure or name in the place of an argument. */
function patternOf(message: unknown): string {
  if (typeof message === 'string') return message.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  if (!Array.isArray(message)) return '';
  return message.map((part) => (typeof part === 'string' ? patternOf(part) : '.+')).join('');
}

/**
 * Finds texts that a page in another language has in common with the same page in English. Names,
 * figures and `data` (what the test put in, or content that nobody has translated) may be.
 */
export function saidInEnglish(
  language: LanguageCode,
  data: (text: string) => boolean,
): (english: string, other: string) => string[] {
  const isSame = sameInEnglish(language);
  return (english, other) => {
    const known = new Set(textsOf(english));
    return textsOf(other).filter(
      (text) =>
        known.has(text) &&
        !isNames(text) &&
        !alike.test(text) &&
        !states.has(text) &&
        !isSame(text) &&
        !data(text),
    );
  };
}
