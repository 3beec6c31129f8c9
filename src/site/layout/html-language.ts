import { currentLanguage, languages } from '#messages/languages.ts';

/** The attributes of `<html>` that say the language to readers. */
export function languageAttributes() {
  const { locale, direction } = languages[currentLanguage()];
  return { lang: locale, dir: direction === 'rtl' ? direction : undefined };
}

/**
 * What says the language of a page: to readers, and to scripts, which fetch the texts
 * of an island from `<data-messages><island>.js`. `messages` is how the addresses of texts begin.
 */
export function htmlLanguage(messages: string) {
  const language = currentLanguage();
  return {
    ...languageAttributes(),
    'data-language': language,
    'data-messages': `${messages}${language}.`,
  };
}
