import { AsyncLocalStorage } from 'node:async_hooks';
import {
  setupI18n,
  type I18n,
  type MessageDescriptor,
  type MessageOptions,
  type Messages,
} from '@lingui/core';
import { askLanguageBy, languageCodes, languages, type LanguageCode } from './languages.ts';
import { speakBy } from './i18n.ts';

/** `languages/<code>/messages.po`, compiled by the build. */
const catalogues = import.meta.glob<Messages>('/languages/*/messages.po', {
  eager: true,
  import: 'messages',
});

const speakers = Object.fromEntries(
  languageCodes.map((language) => {
    const { locale } = languages[language];
    const messages = catalogues[`/languages/${language}/messages.po`] ?? {};
    return [language, quick(setupI18n({ locale, messages: { [locale]: messages } }), messages)];
  }),
) as Record<LanguageCode, I18n>;

/**
 * The library makes formatters anew for each text that it says, some hundred times a page, and most
 * texts have nothing that is formatted: those are put together here.
 */
function quick(speaker: I18n, messages: Messages): I18n {
  const known = new Map(Object.entries(messages));
  const sayAny = speaker._.bind(speaker);
  return Object.assign(speaker, {
    _: (asked: string | MessageDescriptor, given?: Values, options?: MessageOptions): string => {
      const { id, values } = typeof asked === 'string' ? { id: asked, values: given } : asked;
      return plainText(known.get(id), values) ?? sayAny(asked as string, given, options);
    },
  });
}

/** Null for a text with plurals, choices or formats, and one that is not known. */
function plainText(parts: Messages[string] | undefined, values: Values | undefined): string | null {
  if (!Array.isArray(parts)) return null;
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if (part.length === 1) text += String(values?.[part[0]] ?? '');
    else return null;
  }
  return text;
}

type Values = NonNullable<MessageDescriptor['values']>;

const spoken = new AsyncLocalStorage<LanguageCode>();
askLanguageBy(() => spoken.getStore() ?? 'en');
speakBy(() => speakers[spoken.getStore() ?? 'en']);

/** Runs `work`, and all that it starts, in a language: a request, a mail. Elsewhere English is spoken. */
export function inLanguage<T>(language: LanguageCode, work: () => T): T {
  return spoken.run(language, work);
}
