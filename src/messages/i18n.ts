import { setupI18n, type I18n, type MessageDescriptor, type Messages } from '@lingui/core';
import { currentLanguage, languages } from './languages.ts';

/** A text for people as the domain knows it: which one, and its values. `say` makes words of it. */
export type Message = MessageDescriptor;

/** A browser's page has one language; sources that were not built yet speak English by themselves. */
const { locale } = languages[currentLanguage()];
const ofThisPage = setupI18n({ locale, messages: { [locale]: {} } });
let speaker = (): I18n => ofThisPage;

/** The server has a speaker for each request (`in-language.ts`). */
export function speakBy(ask: () => I18n): void {
  speaker = ask;
}

/** What a browser has fetched for an island. */
export function learnMessages(messages: Messages): void {
  ofThisPage.load(locale, messages);
}

/**
 * What the macros call: `t` and `<Trans>` speak the language of the request, the mail or the page that
 * is being made, so that no caller hands it on. Never use them at the top of a module, which runs
 * before anybody has asked; there `msg` keeps the text for later.
 */
export const i18n = {
  _: ((...message: Parameters<I18n['_']>) => speaker()._(...message)) as I18n['_'],
};

/** A text for people, or words that are the same in every language: names, and the back office's. */
export type Text = Message | string;

/** A text in the language of the moment. A value of it that is a message itself is said first. */
export function say(text: Text): string {
  if (typeof text === 'string') return text;
  const { values } = text;
  if (!values || !Object.values(values).some(isMessage)) return speaker()._(text);
  const said = Object.entries(values).map(([name, value]) => [
    name,
    isMessage(value) ? say(value) : value,
  ]);
  return speaker()._({ ...text, values: Object.fromEntries(said) as typeof values });
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'id' in value;
