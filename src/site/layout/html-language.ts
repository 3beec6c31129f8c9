import { currentLanguage } from '#messages/current-language.ts';
import { languages } from '#messages/languages.ts';

/**
 * The attributes of `<html>` that say the language: to readers, and to scripts, which fetch the texts
 * of an island from `<data-messages><island>.js`. `messages` is how the addresses of texts begin.
 */
export function htmlLanguage(messages: string) {
  const language = currentLanguage();
  const { locale, direction } = languages[language];
  return {
    lang: locale,
    dir: direction === 'rtl' ? direction : undefined,
    'data-language': language,
    'data-messages': `${messages}${language}.`,
  };
}
