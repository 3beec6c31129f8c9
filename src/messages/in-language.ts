import { AsyncLocalStorage } from 'node:async_hooks';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
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
    return [language, setupI18n({ locale, messages: { [locale]: messages } })];
  }),
) as Record<LanguageCode, I18n>;

const spoken = new AsyncLocalStorage<LanguageCode>();
askLanguageBy(() => spoken.getStore() ?? 'en');
speakBy(() => speakers[spoken.getStore() ?? 'en']);

/** Runs `work`, and all that it starts, in a language: a request, a mail. Elsewhere English is spoken. */
export function inLanguage<T>(language: LanguageCode, work: () => T): T {
  return spoken.run(language, work);
}
