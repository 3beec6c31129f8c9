import { contentLanguages, type ContentLanguage } from '#domain/content/content-language.ts';
import type { Mail } from '#domain/mail/mail.ts';
import { catalogueOf, phrasesOf } from './languages.ts';
import { pathIn } from '#messages/path-in.ts';
import { isPagePath } from './language-path.ts';
import { translateHtml } from './translate-html.ts';

/** An English mail to a visitor, in the language of the page they wrote from; else as it is. */
export function mailInLanguage(mail: Mail, wanted: string | undefined, siteUrl: string): Mail {
  const language = contentLanguages.find((one): one is ContentLanguage => one === wanted) ?? 'en';
  const catalogue = catalogueOf(language);
  const phrases = phrasesOf(language);
  if (!catalogue || !phrases) return mail;
  const addresses = (text: string) =>
    text
      .split(siteUrl)
      .map((part, index) => (index > 0 && isPagePath(part) ? pathIn(language, part) : part))
      .join(siteUrl);
  const line = (text: string): string => {
    const [label, value] = text.split(/: (.*)/s);
    const said = phrases.find(text);
    if (said !== null) return said;
    if (text.endsWith(':')) return `${phrases.say(text.slice(0, -1))}:`;
    return value === undefined ? text : `${phrases.say(label!)}: ${phrases.say(value)}`;
  };
  return {
    ...mail,
    subject: phrases.say(mail.subject),
    text: addresses(mail.text.split('\n').map(line).join('\n')),
    html: addresses(
      translateHtml(mail.html, { language, locale: catalogue.locale, phrases, siteUrl }),
    ),
  };
}
